import { dayOf, partOfDay, partsOfDay, weekdayOf } from '../../../i18n/calendar.ts'
import { changed } from '../changed.ts'
import { ageGroups, suits } from '../schedules/ages.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { isFull } from '../schedules/session-places.ts'
import { hasEnded } from './schedule-order.ts'

/** What a list of schedules can be narrowed down by. */
export const filterIds = ['age', 'day', 'time'] as const
export type FilterId = (typeof filterIds)[number]

/** What is chosen; nothing chosen lets everything through. */
export type Chosen = Readonly<Record<FilterId, readonly string[]>> & {
  /** Only what still has places. */
  readonly places: boolean
}

/** Every value that a filter can have, in the order in which they are shown. Days: 0 is Monday. */
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

/** The schedules that everything chosen leaves. */
export function filtered(schedules: readonly Schedule[], chosen: Chosen, now: number): readonly Schedule[] {
  return schedules.filter(
    (schedule) =>
      filterIds.every((id) => chosen[id].length === 0 || chosen[id].some((value) => fits[id](schedule, value))) &&
      (!chosen.places || hasPlaces(schedule, now)),
  )
}

export type CountedValue = { readonly value: string; readonly count: number }

/** The values of a filter that occur, each with the number of schedules that it alone would leave beside the other filters. */
export function countedValues(
  schedules: readonly Schedule[],
  id: FilterId,
  chosen: Chosen,
  now: number,
): readonly CountedValue[] {
  // Where nobody says who may come, age tells nothing apart.
  if (id === 'age' && !schedules.some(({ suitableFor }) => suitableFor)) return []
  return filterValues[id]
    .filter((value) => schedules.some((schedule) => fits[id](schedule, value)))
    .map((value) => ({ value, count: filtered(schedules, { ...chosen, [id]: [value] }, now).length }))
}

/** The filter whose loss brings back most, with how many schedules that is; null where nothing is chosen. */
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

/** What an address says is chosen: `?day=0,3&time=evening&places=1`; values that there are not are not chosen. */
export function chosenIn(query: URLSearchParams): Chosen {
  const of = (id: FilterId): readonly string[] =>
    (query.get(id) ?? '').split(',').filter((value) => filterValues[id].includes(value))
  return { age: of('age'), day: of('day'), time: of('time'), places: query.get('places') === '1' }
}

/** The query with what somebody changed who was shown `shown`: what they chose since, and is not drawn yet, stays. */
export function withChange(query: URLSearchParams, shown: Chosen, next: Chosen): URLSearchParams {
  return withChosen(query, { ...chosenIn(query), ...changed(shown, next) })
}

/** The address's query with something else chosen; what it says besides stays. */
export function withChosen(query: URLSearchParams, chosen: Chosen): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string): void => (value === '' ? next.delete(name) : next.set(name, value))
  for (const id of filterIds) put(id, chosen[id].join(','))
  put('places', chosen.places ? '1' : '')
  return next
}

export const nothingChosen: Chosen = { age: [], day: [], time: [], places: false }
