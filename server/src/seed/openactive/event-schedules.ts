import { addDays, day as dayMs, daysBetween, localDate, zonedInstant } from '@touchline/clock'
import { limits } from '@touchline/contract'
import type { Item } from './read-feeds.ts'
import type { Report } from './report.ts'
import type { Session } from './sessions.ts'
import { countOf, durationOf, isThing, listOf, textOf, type Thing, wordOf } from './things.ts'

/** The most sessions of one rhythm. */
const mostSessions = 2000
/** A rhythm is planned for a year from now, or from its start, and no more than a year back. */
const planned = 52 * 7

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const known: ReadonlySet<string> = new Set(
  [
    'type @type id @id identifier @context startDate endDate startTime endTime duration byDay byMonth byMonthDay',
    'repeatFrequency repeatCount exceptDate scheduleTimezone scheduledEventType idTemplate urlTemplate',
  ].flatMap((fields) => fields.split(' ')),
)

type Options = { readonly now: number; readonly timezone: string }

/** The dated sessions of an item that only says its rhythm. What a rhythm cannot say is reported. */
export function sessionsOfSchedules(item: Item, options: Options, report: Report): readonly Session[] {
  const sessions = listOf(item.data['eventSchedule']).flatMap((schedule) => {
    const rhythm = isThing(schedule) ? readRhythm(schedule, item.data, options) : 'no object'
    if (typeof rhythm === 'string') {
      report.hasNoPlace(item.kind, `eventSchedule (${rhythm})`, item.id)
      return []
    }
    if (isThing(schedule))
      for (const field of Object.keys(schedule))
        if (!known.has(field)) report.hasNoPlace(`${item.kind}.eventSchedule`, field, item.id)
    return sessionsOf(rhythm, countOf(item.data['maximumAttendeeCapacity']))
  })
  // Two rhythms may meet.
  return [...new Map(sessions.map((session) => [session.id, session])).values()]
}

type Rhythm = {
  /** The day that its weeks are counted from, and the first and last ones that are planned: `YYYY-MM-DD`. */
  readonly from: string
  readonly begin: string
  readonly to: string
  readonly startTime: string
  readonly lastsMs: number
  readonly timezone: string
  readonly every: { readonly count: number; readonly unit: 'day' | 'week' }
  /** From Monday, 0; empty: any. */
  readonly weekdays: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  readonly monthDays: ReadonlySet<number>
  readonly count: number
  readonly except: ReadonlySet<string>
}

/** The rhythm of a schedule, with dates and duration of its item where it says none; the field that cannot be read otherwise. */
function readRhythm(schedule: Thing, item: Thing, { now, timezone: usual }: Options): Rhythm | string {
  const timezone = textOf(schedule['scheduleTimezone']) ?? usual
  if (!isTimezone(timezone)) return 'scheduleTimezone'
  const startTime = timeOf(schedule['startTime'])
  if (startTime === undefined) return 'startTime'
  const lastsMs = lengthOf(schedule, startTime) ?? durationOf(item['duration'])
  if (lastsMs === undefined || lastsMs > limits.occurrenceDays * dayMs) return 'endTime, duration'
  const every = frequencyOf(schedule['repeatFrequency'])
  if (every === undefined) return 'repeatFrequency'
  const onDays = listOf(schedule['byDay']).map(weekdayOf)
  if (onDays.includes(-1)) return 'byDay'
  const today = localDate(now, timezone)
  const start = dateOf(schedule['startDate'] ?? item['startDate'], timezone)
  // A rhythm of every second week has to say which.
  if (start === undefined && (every.count > 1 || schedule['repeatCount'] !== undefined)) return 'startDate'
  if (start === undefined && every.unit === 'week' && onDays.length === 0) return 'byDay'
  const end = dateOf(schedule['endDate'] ?? item['endDate'], timezone)
  const count = countOf(schedule['repeatCount'])
  const from = start ?? today
  if (end !== undefined && end < from) return 'endDate'
  const last = addDays(later(from, today), planned)
  const to = end !== undefined && end < last ? end : last
  // Times that are over are kept where all of it is: a shift moves them.
  const back = to === end ? addDays(to < today ? to : today, -planned) : today
  return {
    from,
    begin: count === undefined ? later(from, back) : from,
    to,
    startTime,
    lastsMs,
    timezone,
    every,
    weekdays: new Set(onDays.length === 0 && every.unit === 'week' ? [weekdayIn(from)] : onDays),
    months: new Set(listOf(schedule['byMonth']).flatMap((month) => countOf(month) ?? [])),
    monthDays: new Set(listOf(schedule['byMonthDay']).flatMap((day) => countOf(day) ?? [])),
    count: Math.min(count ?? mostSessions, mostSessions),
    except: new Set(listOf(schedule['exceptDate']).flatMap((date) => dateOf(date, timezone) ?? [])),
  }
}

function sessionsOf(rhythm: Rhythm, places: number | undefined): readonly Session[] {
  const { begin, to, startTime, lastsMs, timezone, count, except } = rhythm
  const days: string[] = []
  for (let day = begin; day <= to && days.length < count; day = addDays(day, 1)) if (isOn(day, rhythm)) days.push(day)
  // An exception counts as one of the times that it repeats, as in a calendar file.
  return days
    .filter((day) => !except.has(day))
    .map((day) => {
      const startsAt = zonedInstant(day, startTime, timezone)
      return { id: `${day} ${startTime}`, startsAt, endsAt: startsAt + lastsMs, isCancelled: false, places }
    })
}

function isOn(day: string, { from, every, weekdays: days, months, monthDays }: Rhythm): boolean {
  const passed = daysBetween(from, day)
  // Weeks begin on Monday, so a rhythm that starts on a Thursday has its next Monday in the next week.
  const units = every.unit === 'day' ? passed : Math.floor((passed + weekdayIn(from)) / 7)
  return (
    units % every.count === 0 &&
    (days.size === 0 || days.has(weekdayIn(day))) &&
    (months.size === 0 || months.has(Number(day.slice(5, 7)))) &&
    (monthDays.size === 0 || monthDays.has(Number(day.slice(8))))
  )
}

const later = (one: string, other: string): string => (one > other ? one : other)

/** 0 for Monday; the first of January 1900 was one. */
function weekdayIn(day: string): number {
  return ((daysBetween('1900-01-01', day) % 7) + 7) % 7
}

/** `https://schema.org/Monday`, `Monday` and `MO`; -1 for anything else, such as the second Monday of a month. */
function weekdayOf(value: unknown): number {
  const word = wordOf(isThing(value) ? (value['@id'] ?? value['id']) : value).toLowerCase()
  return weekdays.findIndex((name) => name.toLowerCase() === word || name.slice(0, 2).toLowerCase() === word)
}

/** `HH:MM`, in whole minutes. */
function timeOf(value: unknown): string | undefined {
  const [, time] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::00(?:\.0+)?)?$/.exec(textOf(value) ?? '') ?? []
  return time
}

/** From the start to the end of the clock, over midnight too; or the duration. */
function lengthOf(schedule: Thing, startTime: string): number | undefined {
  const endTime = timeOf(schedule['endTime'])
  if (endTime === undefined) return durationOf(schedule['duration'])
  const length = Date.parse(`1970-01-01T${endTime}Z`) - Date.parse(`1970-01-01T${startTime}Z`)
  return length > 0 ? length : length + dayMs
}

/** A number of days or weeks. */
function frequencyOf(value: unknown): Rhythm['every'] | undefined {
  const [, digits, unit] = /^P(\d{1,3})([DW])$/.exec(textOf(value) ?? '') ?? []
  const count = Number(digits)
  if (unit === undefined || count === 0) return undefined
  if (unit === 'W') return { count, unit: 'week' }
  return count % 7 === 0 ? { count: count / 7, unit: 'week' } : { count, unit: 'day' }
}

/** The local day of a date, or of a date and time. */
function dateOf(value: unknown, timezone: string): string | undefined {
  const text = textOf(value) ?? ''
  const instant = Date.parse(text)
  if (!/^\d{4}-\d{2}-\d{2}(T|$)/.test(text) || !Number.isFinite(instant)) return undefined
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? localDate(instant, timezone) : text.slice(0, 10)
}

function isTimezone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'
}
