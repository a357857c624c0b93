import { localDate } from '@touchline/clock'
import type { BookableAction, UnmetRestrictions } from '@touchline/contract'
import type { Person } from './raw-person.ts'

export type ScheduleRow = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly weeks: number
  readonly starts_at: number
  readonly ends_at: number
  readonly location_name: string
  readonly friendly_location_name: string | null
  readonly instructors: string
  readonly maximum: number
  readonly consumed: number
  readonly price: number
  readonly member_price: number | null
  readonly members_only: number
  readonly first_bookable_at: number
  readonly last_bookable_at: number | null
  readonly bookable_after_start: number
  readonly waiver_id: number | null
  readonly induction_id: number | null
  readonly restriction_criteria: 'all' | 'any' | null
  readonly venue_id: number
  readonly venue_name: string
  readonly venue_slug: string
  readonly timezone: string
  readonly category_id: string
  readonly category_name: string
  readonly category_slug: string
  readonly booking_type: 'courses' | 'camps' | null
  readonly picture_kind: string
}
export type OccurrenceRow = {
  readonly id: string
  readonly schedule_id: string
  readonly starts_at: number
  readonly ends_at: number
}

/** Columns of a ScheduleRow; `s` schedules, `v` venues, `c` categories. */
export const scheduleColumns = `s.id, s.name, s.slug, s.description, s.weeks, s.starts_at, s.ends_at, s.location_name,
  s.friendly_location_name, s.instructors, s.maximum, s.consumed, s.price, s.member_price, s.members_only,
  s.first_bookable_at, s.last_bookable_at, s.bookable_after_start, s.waiver_id, s.induction_id, s.restriction_criteria,
  v.id venue_id, v.name venue_name, v.slug venue_slug, v.timezone,
  c.id category_id, c.name category_name, c.slug category_slug, c.booking_type, c.picture_kind`

export const scheduleJoins = 'schedules s join venues v on v.id = s.venue_id join categories c on c.id = s.category_id'

export function fullPrice(row: ScheduleRow, person: Person | undefined): number | null {
  const isMember = person?.memberAt.has(row.venue_id) ?? false
  if (row.members_only === 1 && person && !isMember) return null
  return isMember && row.member_price !== null ? row.member_price : row.price
}

export function proRata(
  row: ScheduleRow,
  sessions: readonly OccurrenceRow[],
  full: number | null,
  now: number,
): number | null {
  if (full === null || row.starts_at > now || row.ends_at <= now) return null
  const left = sessions.filter(({ starts_at }) => starts_at > now).length
  return Math.floor((full * left * 2 + sessions.length) / (sessions.length * 2))
}

export function actionOf(
  row: ScheduleRow,
  sessions: readonly OccurrenceRow[],
  person: Person | undefined,
  now: number,
): BookableAction {
  if (!person) return { action: null, message: null }
  const booked = person.booked.get(row.id)
  if (booked === 'settled') return { action: 'cancel_booking', message: null }
  if (booked === 'reserved') return { action: 'cancel_reservation', message: null }
  const problem = problemWith(row, sessions, person, now)
  return problem === undefined ? { action: 'book', message: null } : { action: null, message: problem }
}

function problemWith(
  row: ScheduleRow,
  sessions: readonly OccurrenceRow[],
  person: Person,
  now: number,
): string | undefined {
  if (row.ends_at <= now) return 'This course has ended.'
  if (fullPrice(row, person) === null) return 'You do not qualify to book this.'
  if (now < row.first_bookable_at) return `Booking opens on ${localDate(row.first_bookable_at, row.timezone)}.`
  if (row.last_bookable_at !== null && now >= row.last_bookable_at) return 'Booking has closed.'
  if (row.starts_at <= now && row.bookable_after_start === 0) return 'This course has already started.'
  if (sessions.every(({ starts_at }) => starts_at <= now)) return 'Booking has closed.'
  return row.consumed >= row.maximum ? 'Sold out' : undefined
}

export function unmetBy(row: ScheduleRow, person: Person | undefined): UnmetRestrictions | null {
  if (!person) return null
  const missing = (id: number | null) =>
    id === null || person.agreed.has(id) ? null : (person.restrictions.get(id) ?? null)
  const [waiver, induction] = [missing(row.waiver_id), missing(row.induction_id)]
  if (waiver === null && induction === null) return null
  if (row.restriction_criteria === 'any' && (waiver === null || induction === null)) return null
  return { pre_purchase_waiver: waiver, pre_purchase_induction: induction, criteria: row.restriction_criteria }
}
