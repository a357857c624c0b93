import { addDays, dayOf, instantOf } from '../../i18n/calendar.ts'
import type { WireDateTime } from '../../i18n/when.ts'
import type { MyBooking } from './my-bookings.ts'

/** A booking or a waitlist entry in a week. */
export type WeekEntry = {
  readonly key: string
  readonly personId: number
  readonly name: string | null
  readonly startsAt: WireDateTime
  readonly occurrenceId: string | null
  readonly state: 'booked' | 'been' | 'waiting'
}

type Waiting = {
  readonly id: number
  readonly userId: number
  readonly startsAt?: WireDateTime | null
  readonly occurrence: { readonly occurrenceId: string | null; readonly name: string | null }
}

/** The seven days from Monday, `YYYY-MM-DD`. */
export function daysFrom(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** Everything in the week of `monday`, by time. `now`: epoch milliseconds. */
export function entriesOfWeek(
  { bookings, waits }: { readonly bookings: readonly MyBooking[]; readonly waits: readonly Waiting[] },
  monday: string,
  now: number,
): readonly WeekEntry[] {
  const booked = bookings.flatMap((one): readonly WeekEntry[] => {
    if (one.status !== 'settled' || one.isPostponed === true || one.userId === null) return []
    const { id, name, userId, startsAt, endsAt, occurrenceId } = one
    const state = instantOf(endsAt ?? startsAt) <= now ? 'been' : 'booked'
    return [{ key: `booking ${id}`, personId: userId, name, startsAt, occurrenceId: occurrenceId ?? null, state }]
  })
  const waiting = waits.flatMap(({ id, userId, startsAt, occurrence }): readonly WeekEntry[] =>
    startsAt
      ? [{ key: `wait ${id}`, personId: userId, name: occurrence.name, startsAt, occurrenceId: null, state: 'waiting' }]
      : [],
  )
  const days = new Set(daysFrom(monday))
  return [...booked, ...waiting]
    .filter(({ startsAt }) => days.has(dayOf(startsAt)))
    .toSorted((a, b) => instantOf(a.startsAt) - instantOf(b.startsAt))
}

/** The most people shown before *Show all*. */
const mostPeople = 6

/** The rows of a week: all people up to six, of more only those with something on, at most six. */
export function peopleShown<Person extends { readonly id: number }>(
  people: readonly Person[],
  entries: readonly WeekEntry[],
  all: boolean,
): readonly Person[] {
  if (all || people.length <= mostPeople) return people
  const busy = new Set(entries.map(({ personId }) => personId))
  return people.filter(({ id }) => busy.has(id)).slice(0, mostPeople)
}
