import { clockRangeText } from '../../../i18n/when.ts'
import { changed } from '../../../ui/filters/list-filter.ts'
import { isTime } from '../entries/entry.ts'
import type { Entry } from '../entries/entry.ts'

/** The filters of a day, with several values each. */
export const filterIds = ['time', 'tag', 'instructor', 'location'] as const
export type FilterId = (typeof filterIds)[number]

/** The chosen filter values; an empty filter passes everything. */
export type Chosen = Readonly<Record<FilterId, readonly string[]>> & {
  /** A window of time, `HH:MM`: starts no earlier, ends no later. */
  readonly from: string | null
  readonly to: string | null
  /** Only entries that can be booked. */
  readonly available: boolean
}

export const nothingChosen: Chosen = {
  time: [],
  tag: [],
  instructor: [],
  location: [],
  from: null,
  to: null,
  available: false,
}

export type Value = { readonly value: string; readonly label: string }

/** '17:00–17:45', its value in an address. */
export const timeOf = ({ begins, ends }: Pick<Entry, 'begins' | 'ends'>): string =>
  ends === null ? begins : `${begins}–${ends}`

/** An entry's values for each filter; one of them must be chosen. */
const answersOf: Readonly<Record<FilterId, (entry: Entry) => readonly Value[]>> = {
  time: (entry) => [{ value: timeOf(entry), label: clockRangeText(entry.begins, entry.ends) }],
  tag: ({ tags }) => tags.map(({ id, name }) => ({ value: id, label: name })),
  instructor: ({ instructors }) => instructors.map((name) => ({ value: name, label: name })),
  location: ({ location }) => (location ? [{ value: location.id, label: location.name }] : []),
}

function isInWindow({ begins, ends }: Entry, { from, to }: Pick<Chosen, 'from' | 'to'>): boolean {
  if (from !== null && begins < from) return false
  if (to === null) return true
  const end = ends ?? begins
  // An entry past midnight ends after every time of its day.
  return end >= begins && end <= to
}

function fits(entry: Entry, chosen: Chosen): boolean {
  return (
    isInWindow(entry, chosen) &&
    (!chosen.available || entry.standing.kind === 'bookable') &&
    filterIds.every(
      (id) => chosen[id].length === 0 || answersOf[id](entry).some(({ value }) => chosen[id].includes(value)),
    )
  )
}

/** The entries that pass all filters, in order. */
export function filtered(entries: readonly Entry[], chosen: Chosen): readonly Entry[] {
  return entries.filter((entry) => fits(entry, chosen))
}

export type CountedValue = Value & { readonly count: number }

/** The values of a filter that occur, each with the number of entries it would leave beside the other filters. */
export function countedValues(entries: readonly Entry[], id: FilterId, chosen: Chosen): readonly CountedValue[] {
  const labels = new Map(entries.flatMap(answersOf[id]).map(({ value, label }) => [value, label]))
  const open = filtered(entries, { ...chosen, [id]: [] })
  return [...labels]
    .map(([value, label]) => ({
      value,
      label,
      count: open.filter((entry) => answersOf[id](entry).some((answer) => answer.value === value)).length,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB', { numeric: true }))
}

/** Full hours for a window of time, around the day's entries. */
export function windowTimes(entries: readonly Entry[]): readonly string[] {
  const hours = entries.flatMap(({ begins, ends }) => {
    const last = Number((ends ?? begins).slice(0, 2)) + ((ends ?? begins).slice(3) === '00' ? 0 : 1)
    return [Number(begins.slice(0, 2)), last]
  })
  if (hours.length === 0) return []
  const [first, last] = [Math.min(...hours), Math.min(23, Math.max(...hours))]
  return Array.from({ length: last - first + 1 }, (_, index) => `${String(first + index).padStart(2, '0')}:00`)
}

export type Droppable = FilterId | 'window' | 'available'

/** The filters without one of them. */
export function without(chosen: Chosen, id: Droppable): Chosen {
  if (id === 'window') return { ...chosen, from: null, to: null }
  return id === 'available' ? { ...chosen, available: false } : { ...chosen, [id]: [] }
}

/** The filter whose removal brings back most entries, with their number; null when none is chosen. */
export function filterToDrop(
  entries: readonly Entry[],
  chosen: Chosen,
): { readonly id: Droppable; readonly count: number } | null {
  const chosenIds: readonly Droppable[] = [
    ...filterIds.filter((id) => chosen[id].length > 0),
    ...(chosen.from !== null || chosen.to !== null ? (['window'] as const) : []),
    ...(chosen.available ? (['available'] as const) : []),
  ]
  const [best] = chosenIds
    .map((id) => ({ id, count: filtered(entries, without(chosen, id)).length }))
    .toSorted((a, b) => b.count - a.count)
  return best ?? null
}

const timeIn = (text: string | null): string | null => (text !== null && isTime(text) ? text : null)

/** The filters in an address: `?from=17:00&instructor=Jade&available=1`; impossible values are ignored. */
export function chosenIn(query: URLSearchParams): Chosen {
  return {
    time: query.getAll('time'),
    tag: query.getAll('tag'),
    instructor: query.getAll('instructor'),
    location: query.getAll('location'),
    from: timeIn(query.get('from')),
    to: timeIn(query.get('to')),
    available: query.get('available') === '1',
  }
}

/** The query with the difference between `shown` and `next`, which keeps choices made since but not rendered yet. */
export function withChange(query: URLSearchParams, shown: Chosen, next: Chosen): URLSearchParams {
  return withChosen(query, { ...chosenIn(query), ...changed(shown, next) })
}

/** The query with other filters; its other parts stay. */
export function withChosen(query: URLSearchParams, chosen: Chosen): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, values: readonly (string | null)[]): void => {
    next.delete(name)
    for (const value of values) if (value) next.append(name, value)
  }
  for (const id of filterIds) put(id, chosen[id])
  put('from', [chosen.from])
  put('to', [chosen.to])
  put('available', [chosen.available ? '1' : null])
  return next
}
