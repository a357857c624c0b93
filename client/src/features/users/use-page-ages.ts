import { useEffect } from 'react'
import { observable } from '../../app/observable.ts'
import { useObservable } from '../../app/use-observable.ts'
import type { AgeLimits } from './age-fit.ts'

/** Whom the page is about, and the day on which ages are judged, `YYYY-MM-DD`. */
type PageAges = { readonly ages: AgeLimits; readonly firstDay: string }

const pageAges = observable<PageAges | null>(null)

/** Tells whoever lets people be chosen outside the page for whom it is, as long as the page is shown. [O-97] */
export function useTellAges(ages: AgeLimits | null, firstDay: string | null): void {
  const { minAge = null, maxAge = null } = ages ?? {}
  useEffect(() => {
    if (firstDay === null || (minAge === null && maxAge === null)) return undefined
    pageAges.set({ ages: { minAge, maxAge }, firstDay })
    return () => pageAges.set(null)
  }, [minAge, maxAge, firstDay])
}

/** For whom the page is that is shown; null where it is for everybody, or nobody says. */
export function usePageAges(): PageAges | null {
  return useObservable(pageAges)
}
