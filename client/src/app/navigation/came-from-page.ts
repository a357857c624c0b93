import { usePageFact } from '../../browser/use-page-fact.ts'

/** Whether this tab had another page of the site before: the router counts them in the history's state. */
export function cameFromPage(): boolean {
  return history.state !== null && Boolean(Reflect.get(history.state, 'idx'))
}

/** The same as a hook. */
export function useCameFromPage(): boolean {
  return usePageFact(cameFromPage, false)
}
