import type { Language } from '@touchline/languages'
import type { ReadMoment } from '../api/keys.ts'
import { weekdayOf } from './calendar.ts'
import { calendarNames } from './calendar-names.ts'
import { pageLanguage } from './language.ts'
import { localTime } from './local-time.ts'

export type WireDateTime = ReadMoment

/** A wall clock `YYYY-MM-DD HH:MM:SS`, with or without the seconds, in words. */
function partsOf(local: string, language: Language) {
  const { days, shortDays, months, shortMonths } = calendarNames[language]
  const month = Number(local.slice(5, 7)) - 1
  const weekday = weekdayOf(local.slice(0, 10))
  return {
    year: local.slice(0, 4),
    month: months[month] ?? '',
    shortMonth: shortMonths[month] ?? '',
    day: String(Number(local.slice(8, 10))),
    weekday: days[weekday] ?? '',
    shortWeekday: shortDays[weekday] ?? '',
    time: local.slice(11, 16),
  }
}

/** Epoch milliseconds. */
export function instantOf({ utc }: Pick<WireDateTime, 'utc'>): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

/** 'Tue 5 January' */
export function dayText({ local }: WireDateTime, language = pageLanguage()): string {
  const { shortWeekday, day, month } = partsOf(local, language)
  return `${shortWeekday} ${day} ${month}`
}

/** 'Tuesday 5 January 2027' */
export function fullDayText({ local }: WireDateTime, language = pageLanguage()): string {
  const { weekday, day, month, year } = partsOf(local, language)
  return `${weekday} ${day} ${month} ${year}`
}

/** '5 January' */
export function dateText({ local }: WireDateTime, language = pageLanguage()): string {
  const { day, month } = partsOf(local, language)
  return `${day} ${month}`
}

/** 'Tuesday' */
export function weekdayText({ local }: WireDateTime, language = pageLanguage()): string {
  return partsOf(local, language).weekday
}

/** 'Thu', '10' and 'Dec', for a tile of a calendar. */
export function shortDayParts(
  { local }: WireDateTime,
  language = pageLanguage(),
): {
  readonly weekday: string
  readonly day: string
  readonly month: string
} {
  const { shortWeekday, day, shortMonth } = partsOf(local, language)
  return { weekday: shortWeekday, day, month: shortMonth }
}

/** '17:00', by the venue's clock. */
export function timeText({ local }: WireDateTime): string {
  return local.slice(11, 16)
}

/** '17:00 to 17:45', by the venue's clock; '17:00' where the end is not known. */
export function timeRangeText(from: WireDateTime, to: WireDateTime | null, language = pageLanguage()): string {
  return clockRangeText(timeText(from), to && timeText(to), language)
}

/** The same of times on the clock. */
export function clockRangeText(from: string, to: string | null, language = pageLanguage()): string {
  return to === null ? from : `${from} ${calendarNames[language].until} ${to}`
}

/** '14:35' of an instant (epoch milliseconds) in an IANA time zone; in the device's own when none is known. */
export function clockText(instant: number, timezone: string | null | undefined): string {
  return localTime(instant, timezone).slice(11)
}

function dayInYear(local: string, language: Language): string {
  const { day, month, year } = partsOf(local, language)
  return `${day} ${month} ${year}`
}

/** '5 January 2027' of an instant (epoch milliseconds) in an IANA time zone. */
export function dayOfMomentText(
  instant: number,
  timezone: string | null | undefined,
  language = pageLanguage(),
): string {
  return dayInYear(localTime(instant, timezone), language)
}

/** '5 January 2027, 14:35' of an instant (epoch milliseconds) in an IANA time zone. */
export function momentText(instant: number, timezone: string | null | undefined, language = pageLanguage()): string {
  const local = localTime(instant, timezone)
  return `${dayInYear(local, language)}, ${local.slice(11)}`
}
