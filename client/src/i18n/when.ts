import type { Language } from '@touchline/languages'
import i18next from 'i18next'
import type { ReadMoment } from '../api/keys.ts'
import { weekdayOf } from './calendar.ts'
import { pageLanguage } from './language.ts'
import { localTime } from './local-time.ts'

export type WireDateTime = ReadMoment

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/**
 * The calendar of a language, for a wall clock `YYYY-MM-DD HH:MM:SS`, with or without the seconds. Names and patterns come
 * from the texts of the language, as browsers have no Welsh dates.
 */
function calendarOf(local: string, language: Language) {
  const t = i18next.getFixedT(language, 'common')
  const weekday = weekdays[weekdayOf(local.slice(0, 10))] ?? 'mon'
  const month = months[Number(local.slice(5, 7)) - 1] ?? 'jan'
  const parts = {
    year: local.slice(0, 4),
    month: t(`calendar.month.${month}`),
    shortMonth: t(`calendar.shortMonth.${month}`),
    day: String(Number(local.slice(8, 10))),
    weekday: t(`calendar.weekday.${weekday}`),
    shortWeekday: t(`calendar.shortWeekday.${weekday}`),
  }
  return { parts, text: (format: 'day' | 'fullDay' | 'date' | 'dateOfYear') => t(`calendar.format.${format}`, parts) }
}

/** 'Tue 5 January' */
export function dayText({ local }: WireDateTime, language = pageLanguage()): string {
  return calendarOf(local, language).text('day')
}

/** 'Tuesday 5 January 2027' */
export function fullDayText({ local }: WireDateTime, language = pageLanguage()): string {
  return calendarOf(local, language).text('fullDay')
}

/** '5 January' */
export function dateText({ local }: WireDateTime, language = pageLanguage()): string {
  return calendarOf(local, language).text('date')
}

/** 'January 2027' of `2027-01` */
export function monthText(month: string, language = pageLanguage()): string {
  const { parts } = calendarOf(`${month}-01`, language)
  return `${parts.month} ${parts.year}`
}

/** 'Tuesday' */
export function weekdayText({ local }: WireDateTime, language = pageLanguage()): string {
  return calendarOf(local, language).parts.weekday
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
  const { shortWeekday, day, shortMonth } = calendarOf(local, language).parts
  return { weekday: shortWeekday, day, month: shortMonth }
}

/** '17:00', by the venue's clock. */
export function timeText({ local }: WireDateTime): string {
  return local.slice(11, 16)
}

/** '17:00 to 17:45', by the venue's clock; '17:00' without an end. */
export function timeRangeText(from: WireDateTime, to: WireDateTime | null, language = pageLanguage()): string {
  return clockRangeText(timeText(from), to && timeText(to), language)
}

/** The same for local times. */
export function clockRangeText(from: string, to: string | null, language = pageLanguage()): string {
  return to === null ? from : i18next.getFixedT(language, 'common')('calendar.format.range', { from, to })
}

/** '14:35' for an instant (epoch milliseconds) in an IANA time zone; in the device's own when none is known. */
export function clockText(instant: number, timezone: string | null | undefined): string {
  return localTime(instant, timezone).slice(11)
}

function dayInYear(local: string, language: Language): string {
  return calendarOf(local, language).text('dateOfYear')
}

/** '5 January 2027' for an instant (epoch milliseconds) in an IANA time zone. */
export function dayOfMomentText(
  instant: number,
  timezone: string | null | undefined,
  language = pageLanguage(),
): string {
  return dayInYear(localTime(instant, timezone), language)
}

/** '5 January 2027, 14:35' for an instant (epoch milliseconds) in an IANA time zone. */
export function momentText(instant: number, timezone: string | null | undefined, language = pageLanguage()): string {
  const local = localTime(instant, timezone)
  return i18next.getFixedT(language, 'common')('calendar.format.moment', {
    date: dayInYear(local, language),
    time: local.slice(11),
  })
}
