import { useEffect } from 'react'
import { observable } from '../../browser/observable.ts'
import { useObservable } from '../../browser/use-observable.ts'
import type { AgeLimits } from './age-fit.ts'

/** A page's age limits, and the day on which ages are judged, `YYYY-MM-DD`. */
type PageAges = { readonly ages: AgeLimits; readonly firstDay: string }

const pageAges = observable<PageAges | null>(null)

/** Publishes the page's age limits to attendee choosers outside it. */
export function useTellAges(ages: AgeLimits | null, firstDay: string | null): void {
  const { minAge = null, maxAge = null } = ages ?? {}
  useEffect(() => {
    if (firstDay === null || (minAge === null && maxAge === null)) return undefined
    pageAges.set({ ages: { minAge, maxAge }, firstDay })
    return () => pageAges.set(null)
  }, [minAge, maxAge, firstDay])
}

/** The visible page's age limits; null without any. */
export function usePageAges(): PageAges | null {
  return useObservable(pageAges)
}
