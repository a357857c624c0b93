import type { ApiTypes } from '@touchline/contract'
import { parseInstant } from '../../infra/wire/date-time.ts'
import type { Catalogue, CatalogueSchedule } from '../occurrences/index.ts'
import { hasEnded } from './course.ts'

type Query = ApiTypes['listCourses']['query']
type Narrowing = Pick<Query, 'category_ids' | 'category_slugs' | 'venue_ids' | 'venue_slugs'>

/** Whether a list that may be left out holds a value. */
function admits<T>(list: readonly T[] | undefined, value: T): boolean {
  return list === undefined || list.length === 0 || list.includes(value)
}

/** Whether a schedule is in one of the venues and one of the categories asked for. */
export function isAskedFor({ schedule, venue, category }: CatalogueSchedule, narrowing: Narrowing): boolean {
  return (
    admits(narrowing.venue_ids, venue.id) &&
    admits(narrowing.venue_slugs, venue.slug) &&
    admits(narrowing.category_slugs, category.slug) &&
    admits(
      narrowing.category_ids?.map((id) => id.toLowerCase()),
      schedule.categoryId,
    )
  )
}

/**
 * The courses a list answers: not ended, at venues where courses are on [C-15], within the query; those whose booking
 * window has not opened are left out online unless asked for. [P9-011, O-36]
 */
export function selectCourses(catalogue: Catalogue, query: Query, now: number): readonly CatalogueSchedule[] {
  const after = query.starts_after === undefined ? undefined : parseInstant(query.starts_after)
  const before = query.starts_before === undefined ? undefined : parseInstant(query.starts_before)
  const openOnly = query.source === 'online' && query.filter_by_first_bookable_at !== false
  return catalogue.schedules.filter((entry) => {
    const { schedule, venue } = entry
    if (schedule.kind !== 'course' || hasEnded(entry, now) || !venue.campsAndCourses) return false
    if (after !== undefined && schedule.startsAt <= after) return false
    if (before !== undefined && schedule.startsAt >= before) return false
    if (openOnly && schedule.firstBookableAt > now) return false
    return isAskedFor(entry, query)
  })
}
