import { dayOf, partOfDay, partsOfDay, weekdayOf } from '../../../i18n/calendar.ts'
import { changed } from '../../../ui/filters/list-filter.ts'
import { ageGroups, suits } from '../schedules/ages.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { isFull } from '../schedules/session-places.ts'
import { hasEnded } from './schedule-order.ts'

/** The filters of a list of schedules. */
export const filterIds = ['age', 'day', 'time'] as const
export type FilterId = (typeof filterIds)[number]

/** The chosen filter values; an empty filter passes everything. */
export type Chosen = Readonly<Record<FilterId, readonly string[]>> & {
  /** Only schedules with places left. */
  readonly places: boolean
}

/** All values of each filter in display order. Days: 0 is Monday. */
export const filterValues: Readonly<Record<FilterId, readonly string[]>> = {
  age: ageGroups.map(({ id }) => id),
  day: ['0', '1', '2', '3', '4', '5', '6'],
  time: partsOfDay,
}

const fits: Readonly<Record<FilterId, (schedule: Schedule, value: string) => boolean>> = {
  age: (schedule, value) => ageGroups.some((group) => group.id === value && suits(schedule, group)),
  day: ({ occurrences }, value) => occurrences.some(({ startsAt }) => String(weekdayOf(dayOf(startsAt))) === value),
  time: ({ occurrences }, value) => occurrences.some(({ startsAt }) => partOfDay(startsAt.local) === value),
}

function hasPlaces(schedule: Schedule, now: number): boolean {
  return !hasEnded(schedule, now) && !isFull(schedule, now)
}

/** The schedules that pass all filters. */
export function filtered(schedules: readonly Schedule[], chosen: Chosen, now: number): readonly Schedule[] {
  return schedules.filter(
    (schedule) =>
      filterIds.every((id) => chosen[id].length === 0 || chosen[id].some((value) => fits[id](schedule, value))) &&
      (!chosen.places || hasPlaces(schedule, now)),
  )
}

export type CountedValue = { readonly value: string; readonly count: number }

/** The values of a filter that occur, each with the number of schedules it would leave beside the other filters. */
export function countedValues(
  schedules: readonly Schedule[],
  id: FilterId,
  chosen: Chosen,
  now: number,
): readonly CountedValue[] {
  // Without any stated ages the filter is pointless.
  if (id === 'age' && !schedules.some(({ suitableFor }) => suitableFor)) return []
  return filterValues[id]
    .filter((value) => schedules.some((schedule) => fits[id](schedule, value)))
    .map((value) => ({ value, count: filtered(schedules, { ...chosen, [id]: [value] }, now).length }))
}

/** The filter whose removal brings back most schedules, with their number; null when none is chosen. */
export function filterToDrop(
  schedules: readonly Schedule[],
  chosen: Chosen,
  now: number,
): { readonly id: FilterId | 'places'; readonly count: number } | null {
  const candidates = [
    ...filterIds.filter((id) => chosen[id].length > 0).map((id) => ({ id, without: { ...chosen, [id]: [] } })),
    ...(chosen.places ? [{ id: 'places' as const, without: { ...chosen, places: false } }] : []),
  ]
  const [best] = candidates
    .map(({ id, without }) => ({ id, count: filtered(schedules, without, now).length }))
    .toSorted((a, b) => b.count - a.count)
  return best ?? null
}

/** The filters in an address: `?day=0,3&time=evening&places=1`; unknown values are ignored. */
export function chosenIn(query: URLSearchParams): Chosen {
  const of = (id: FilterId): readonly string[] =>
    (query.get(id) ?? '').split(',').filter((value) => filterValues[id].includes(value))
  return { age: of('age'), day: of('day'), time: of('time'), places: query.get('places') === '1' }
}

/** The query with the difference between `shown` and `next`, which keeps choices made since but not rendered yet. */
export function withChange(query: URLSearchParams, shown: Chosen, next: Chosen): URLSearchParams {
  return withChosen(query, { ...chosenIn(query), ...changed(shown, next) })
}

/** The query with other filters; its other parts stay. */
export function withChosen(query: URLSearchParams, chosen: Chosen): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string): void => (value === '' ? next.delete(name) : next.set(name, value))
  for (const id of filterIds) put(id, chosen[id].join(','))
  put('places', chosen.places ? '1' : '')
  return next
}

export const nothingChosen: Chosen = { age: [], day: [], time: [], places: false }
