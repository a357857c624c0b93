import { useSyncExternalStore } from 'react'

/** Whether another page of the site was open before in this tab: the router counts them in the history's state. */
export function cameFromPage(): boolean {
  return history.state !== null && Boolean(Reflect.get(history.state, 'idx'))
}

const neverChanges = () => () => undefined

/** The same for what a page shows. */
export function useCameFromPage(): boolean {
  return useSyncExternalStore(neverChanges, cameFromPage, () => false)
}
