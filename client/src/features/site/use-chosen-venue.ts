import type { Entity } from '@touchline/contract/client'
import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { readVenue } from '@touchline/contract/calls/venues'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useSwitches } from '../../app/site-record.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'
import { venueConfigOf } from './venue-config.ts'

type WireVenue = Entity<'Venue'>

/** A venue that was asked for by its slug, and so has one; its name is made of it where there is no other. */
export type ChosenVenue = Read<WireVenue> & { readonly name: string; readonly slug: string }

/** Reads one venue. Throws an ApiError for one that does not exist. */
export async function chosenVenue(slug: string): Promise<ChosenVenue> {
  const answer = await call(readVenue, { params: { venue: slug } })
  return { ...answer, slug: answer.slug ?? slug, name: answer.name ?? nameOfSlug(answer.slug ?? slug) }
}

/** The venue the customer chose, for the chrome around the pages; null while unknown. */
export function useChosenVenue(slug: string | null): ChosenVenue | null {
  const { data } = useSWR(slug === null ? null : [readVenue.name, slug], () => chosenVenue(slug ?? ''))
  return useDeferredValue(data ?? null)
}

/** Whether camps and courses are offered: by the application, and by the venue when one is chosen. [C-15, S6-015] */
export function useOffersCampsAndCourses(venue: ChosenVenue | null): boolean {
  const { campsAndCourses } = useSwitches()
  return campsAndCourses && (venue === null || venueConfigOf(venue).campsAndCoursesEnabled.enabled)
}
