import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { answerTo } from '../../app/answers/question.ts'
import { useSwitches } from '../../app/site-record.ts'
import { type Query, useQuery } from '../../app/answers/use-query.ts'
import { venueConfigOf, venueQuestion } from './venue.ts'
import type { ChosenVenue } from './venue.ts'

/** One venue by slug; the page shows the error for an unknown one. */
export function useVenue(slug: string): Query<ChosenVenue> {
  return useQuery(...venueQuestion(slug))
}

/** The chosen venue, for the chrome; null while unknown. */
export function useChosenVenue(slug: string | null): ChosenVenue | null {
  const question = venueQuestion(slug ?? '')
  const { data } = useSWR(slug === null ? null : question[0], () => answerTo(question))
  return useDeferredValue(data ?? null)
}

/** Whether camps and courses are offered: by the application, and by the chosen venue. */
export function useOffersCampsAndCourses(venue: ChosenVenue | null): boolean {
  const { campsAndCourses } = useSwitches()
  return campsAndCourses && (venue === null || venueConfigOf(venue).campsAndCoursesEnabled.enabled)
}
