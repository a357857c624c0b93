import { readVenue } from '@touchline/contract/client'
import type { Venue as WireVenue } from '@touchline/contract/client'
import useSWR from 'swr'
import { call } from '../../api/call.ts'
import type { Camel } from '../../api/keys.ts'
import { useSwitches } from '../../app/site-record.ts'

export type ChosenVenue = Camel<WireVenue>

/** The venue the customer chose, for the chrome around the pages; null while unknown. */
export function useChosenVenue(slug: string | null): ChosenVenue | null {
  const { data } = useSWR(slug === null ? null : [readVenue.name, slug], () =>
    call(readVenue, { params: { venue: slug ?? '' } }),
  )
  return data ?? null
}

/** Whether camps and courses are offered: by the application, and by the venue when one is chosen. [C-15, S6-015] */
export function useOffersCampsAndCourses(venue: ChosenVenue | null): boolean {
  const { campsAndCourses } = useSwitches()
  return campsAndCourses && venue?.campsAndCoursesEnabled?.enabled !== false
}
