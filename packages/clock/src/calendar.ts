import { offsetAt } from './offset.ts'

/** Calendar arithmetic in a venue's IANA time zone. Instants are epoch milliseconds, days are `YYYY-MM-DD`, times `HH:MM`. */

/** Wall-clock text `YYYY-MM-DD HH:MM:SS` of an instant in a time zone. */
export function localDateTime(instant: number, timezone: string): string {
  return utcDateTime(instant + offsetAt(instant, timezone))
}

/** The RFC 3339 text of an instant in UTC, to the second. */
export function instantText(instant: number): string {
  return `${utcDateTime(instant).replace(' ', 'T')}Z`
}

/** `YYYY-MM-DD HH:MM:SS` of an instant in UTC. */
export function utcDateTime(instant: number): string {
  const day = Math.floor(instant / dayMs)
  const second = Math.floor((instant - day * dayMs) / 1000)
  return `${textOfDay(day)} ${twoDigits[Math.floor(second / 3600)]}:${twoDigits[Math.floor(second / 60) % 60]}:${twoDigits[second % 60]}`
}

const dayMs = 86_400_000
const twoDigits: readonly string[] = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Lists format hundreds of days, most of them the same few. */
const knownDays = new Map<number, string>()
const mostKnownDays = 4000

/** `YYYY-MM-DD` of a day counted from 1 January 1970. Throws a RangeError for an invalid day. */
function textOfDay(day: number): string {
  const known = knownDays.get(day)
  if (known !== undefined) return known
  const made = new Date(day * dayMs).toISOString().slice(0, 10)
  if (knownDays.size >= mostKnownDays) knownDays.clear()
  knownDays.set(day, made)
  return made
}

/** The calendar day `YYYY-MM-DD` of an instant in a time zone. */
export function localDate(instant: number, timezone: string): string {
  return localDateTime(instant, timezone).slice(0, 10)
}

/**
 * The instant at which a wall clock in `timezone` shows `day` (`YYYY-MM-DD`) and `time` (`HH:MM`).
 * A time skipped in spring is the same distance after the change; a repeated time in autumn is the first of the two.
 */
export function zonedInstant(day: string, time: string, timezone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (!Number.isFinite(asUtc)) throw new RangeError(`not a day and time: ${day} ${time}`)
  // The offset in force half a day before and after bracket any change; the earlier match wins.
  const before = offsetAt(asUtc - 43_200_000, timezone)
  const after = offsetAt(asUtc + 43_200_000, timezone)
  const first = asUtc - before
  if (offsetAt(first, timezone) === before) return first
  const second = asUtc - after
  return offsetAt(second, timezone) === after ? second : first
}

/**
 * The moment at which this machine's clock shows a local time `YYYY-MM-DD HH:MM:SS`, for packages that know no time
 * zones and read a `Date`.
 */
export function asOnThisMachine(local: string): Date {
  return new Date(local.replace(' ', 'T'))
}

/** The calendar day `count` days after `day` (negative: before). */
export function addDays(day: string, count: number): string {
  const start = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isFinite(start)) throw new RangeError(`not a day: ${day}`)
  // Before the year 0 and after 9999 a year has a sign and six digits, which can be parsed again.
  const [text = ''] = new Date(start + count * 86_400_000).toISOString().split('T')
  return text
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. 30 February is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const start = Date.parse(`${text}T00:00:00Z`)
  // A day after the end of a short month is parsed as a day of the next month.
  return Number.isFinite(start) && new Date(start).toISOString().startsWith(text)
}

/** Whole calendar days from `from` to `to`, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

const duration = /^P(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/

/** Milliseconds of an ISO 8601 duration in days and time (`P3DT2H`, `PT90M`); undefined when it is not one. */
export function parseDuration(text: string): number | undefined {
  const found = duration.exec(text)
  if (!found || text === 'P' || text.endsWith('T')) return undefined
  const [days, hours, minutes, seconds] = found.slice(1).map((digits) => Number(digits ?? 0))
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60_000 + (seconds ?? 0) * 1000
}

/** The day `count` months after `day`, both `YYYY-MM-DD`; the last of the month where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  const first = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
  const last = Number(addDays(first(months + 1), -1).slice(8))
  return addDays(first(months), Math.min(ofMonth, last) - 1)
}
