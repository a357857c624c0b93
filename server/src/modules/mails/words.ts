import { daysBetween, localDate, localDateTime } from '@touchline/clock'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(' ')

/** Something at a time and a place, as a mail names it. */
export type Dated = {
  readonly name: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly timezone: string
  /** From the room up to the venue. */
  readonly location: string
}

/** "Tuesday 24 November 2026, 09:30 to 10:30", by the clock of the venue. */
export function whenOf({ startsAt, endsAt, timezone }: Omit<Dated, 'name' | 'location'>): string {
  const end = localDateTime(endsAt, timezone)
  const isSameDay = localDate(startsAt, timezone) === localDate(endsAt, timezone)
  return `${momentOf(startsAt, timezone)} to ${isSameDay ? end.slice(11, 16) : momentOf(endsAt, timezone)}`
}

/** "Tuesday 24 November 2026, 09:30". */
export function momentOf(instant: number, timezone: string): string {
  const local = localDateTime(instant, timezone)
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-')
  // Days are counted from a Sunday.
  const weekday = weekdays[daysBetween('1899-12-31', local.slice(0, 10)) % 7] ?? ''
  return `${weekday} ${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}, ${local.slice(11, 16)}`
}

/** "Vinyasa flow, Tuesday 24 November 2026, 09:30 to 10:30, Dance studio, Ashcombe Leisure Centre". */
export function lineOf(dated: Dated, name = dated.name): string {
  return [name, whenOf(dated), dated.location].filter((part) => part !== '').join(', ')
}

/** Who it is for belongs to its name, where that is not the reader. */
export function nameFor(name: string, attendee: string | null): string {
  return attendee === null ? name : `${name} (${attendee})`
}
