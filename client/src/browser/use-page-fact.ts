import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A fact of this page that only a browser knows and that never changes; `elsewhere` while the page is rendered without one. */
export function usePageFact<Fact extends string | boolean>(read: () => Fact, elsewhere: Fact): Fact {
  return useSyncExternalStore(neverChanges, read, () => elsewhere)
}
