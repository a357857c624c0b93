import { listActivities, listBookableCategories } from '@touchline/contract/calls/categories'
import type { Entity } from '@touchline/contract/client'
import { call, callList } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { channelInUse } from '../../app/session/counter.ts'
import { useQuery } from '../../app/use-query.ts'
import type { QueryKey } from '../../app/use-query.ts'
import { bookedAs } from '../occurrences/booked-as.ts'
import { activitiesOver, largestFirst } from './activities.ts'
import { activitiesQuery } from './activities-query.ts'
import type { Activity } from './activities.ts'
import { categoryIn } from './use-course-categories.ts'

type WireActivity = Entity<'Activity'>

/** Venues are asked one by one, so only a few are: an operator of many is found by its venues. */
const mostVenues = 6

const none: readonly Activity[] = []

/** What can be shown of an answer; empty where it can be neither named nor found again. */
function activityIn({
  name,
  slug,
  pictureKind,
  bookableCount,
  bookingType,
  venues,
  foundNames,
}: Read<WireActivity>): readonly Activity[] {
  const at = (venues ?? []).flatMap((venue) =>
    venue.slug ? [{ slug: venue.slug, count: venue.bookableCount ?? null }] : [],
  )
  if (!name || !slug || at.length === 0) return none
  const of = bookedAs(bookingType)
  if (of === null) return none
  const found = foundNames ?? []
  return [{ name, slug, of, pictureKind: pictureKind ?? null, count: bookableCount ?? null, venues: at, found }]
}

async function askPlatform(search?: string): Promise<readonly Activity[]> {
  const { data } = await callList(listActivities, {
    query: { ...activitiesQuery, source: channelInUse(), ...(search === undefined ? {} : { search }) },
  })
  return largestFirst(data.flatMap(activityIn))
}

async function askVenues(venueSlugs: readonly string[]): Promise<readonly Activity[]> {
  const asked = venueSlugs.map(async (venueSlug) => {
    const answers = await call(listBookableCategories, {
      params: { venue: venueSlug },
      query: { source: channelInUse() },
    })
    return { venueSlug, categories: answers.flatMap((answer) => categoryIn(answer) ?? []) }
  })
  const told = await Promise.allSettled(asked)
  return activitiesOver(told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

/**
 * What can be booked over all venues; null until it is known. A platform that does not tell it in one call is asked venue
 * by venue, and the venues that do not say are left out. [O-97]
 */
export function useActivities(venueSlugs: readonly string[] | null): readonly Activity[] | null {
  const told = useQuery([listActivities.name], () => askPlatform(), 'component')
  const some = venueSlugs !== null && venueSlugs.length > 0 && venueSlugs.length <= mostVenues ? venueSlugs : null
  const needed = told.status === 'error' ? some : null
  const key: QueryKey = needed && [listBookableCategories.name, 'over', ...needed]
  const gathered = useQuery(key, () => askVenues(needed ?? []), 'component')

  if (told.status === 'success') return told.data
  if (told.status === 'loading' || venueSlugs === null) return null
  if (gathered.status === 'success') return gathered.data
  return gathered.status === 'loading' && needed !== null ? null : none
}

/**
 * Activities in which something planned has the searched text in its name; none while that is not known, without a search,
 * and where a platform does not say. [O-97]
 */
export function useActivitiesNamed(search: string): readonly Activity[] {
  const key: QueryKey = search === '' ? null : [listActivities.name, 'named', search]
  const told = useQuery(key, () => askPlatform(search), 'component')
  return told.status === 'success' ? told.data.filter(({ found }) => found.length > 0) : none
}
