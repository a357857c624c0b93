import type { ReadMoment } from '../api/keys.ts'
import { languages, pageLocale } from './language.ts'
import { inWelsh, welshUntil } from './welsh-names.ts'

export type WireDateTime = ReadMoment

const styles = {
  day: { weekday: 'short', day: 'numeric', month: 'long' },
  dayWithYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  tile: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  moment: { day: 'numeric', month: 'long', year: 'numeric' },
  digits: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A date or a time in its parts, in the order of the locale. */
function partsOf(format: Intl.DateTimeFormat, instant: number, locale: string): readonly Intl.DateTimeFormatPart[] {
  const parts = format.formatToParts(instant)
  return locale === languages.cy.locale ? parts.map(inWelsh) : parts
}

/** What Welsh is made of. */
const formatLocale = (locale: string) => (locale === languages.cy.locale ? languages.en.locale : locale)

const joined = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')

type Style = keyof typeof styles

function write(style: Style, at: Pick<WireDateTime, 'local'>, locale: string): string {
  return joined(partsOf(formatter(style, locale), wallClock(at), locale))
}

/**
 * Making one takes longer than using it a hundred times. Wall clocks are read as if they were UTC, so that the device's own
 * zone never moves them.
 */
function formatter(style: Style, locale: string, zone: { readonly timeZone?: string } = { timeZone: 'UTC' }) {
  const key = `${style} ${locale} ${zone.timeZone ?? ''}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(formatLocale(locale), { ...zone, ...styles[style] })
  formatters.set(key, made)
  return made
}

function wallClock({ local }: Pick<WireDateTime, 'local'>): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`)
}

/** Epoch milliseconds. */
export function instantOf({ utc }: Pick<WireDateTime, 'utc'>): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

/** 'Tue 5 January' */
export function dayText(at: WireDateTime, locale = pageLocale()): string {
  return write('day', at, locale).replace(',', '')
}

/** 'Tuesday 5 January 2027' */
export function fullDayText(at: WireDateTime, locale = pageLocale()): string {
  return write('dayWithYear', at, locale).replace(',', '')
}

/** '5 January' */
export function dateText(at: WireDateTime, locale = pageLocale()): string {
  return write('date', at, locale)
}

/** 'Tuesday' */
export function weekdayText(at: WireDateTime, locale = pageLocale()): string {
  return write('weekday', at, locale)
}

/** 'Thu', '10' and 'Dec', for a tile of a calendar. */
export function shortDayParts(
  at: WireDateTime,
  locale = pageLocale(),
): {
  readonly weekday: string
  readonly day: string
  readonly month: string
} {
  const parts = partsOf(formatter('tile', locale), wallClock(at), locale)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}

/** '17:00', by the venue's clock. */
export function timeText(at: WireDateTime, locale = pageLocale()): string {
  return write('time', at, locale)
}

/** '17:00 to 17:45', by the venue's clock; '17:00' where the end is not known. */
export function timeRangeText(from: WireDateTime, to: WireDateTime | null, locale = pageLocale()): string {
  return clockRangeText(timeText(from, locale), to && timeText(to, locale), locale)
}

/** The same of times on the clock. */
export function clockRangeText(from: string, to: string | null, locale = pageLocale()): string {
  if (to === null) return from
  return `${from} ${locale === languages.cy.locale ? welshUntil : 'to'} ${to}`
}

/** How instants are written in an IANA time zone; in the device's own for one that is not given or that browsers do not know. */
export function zoned(style: Style, timezone: string | null | undefined, locale: string): Intl.DateTimeFormat {
  if (!timezone) return formatter(style, locale, {})
  try {
    return formatter(style, locale, { timeZone: timezone })
  } catch {
    return formatter(style, locale, {})
  }
}

/** '14:35' of an instant (epoch milliseconds) in an IANA time zone; in the device's own when none is known. */
export function clockText(instant: number, timezone: string | null | undefined, locale = pageLocale()): string {
  return zoned('time', timezone, locale).format(instant)
}

/** '5 January 2027' of an instant (epoch milliseconds) in an IANA time zone. */
export function dayOfMomentText(instant: number, timezone: string | null | undefined, locale = pageLocale()): string {
  return joined(partsOf(zoned('moment', timezone, locale), instant, locale))
}

/** '5 January 2027, 14:35' of an instant (epoch milliseconds) in an IANA time zone. */
export function momentText(instant: number, timezone: string | null | undefined, locale = pageLocale()): string {
  return `${dayOfMomentText(instant, timezone, locale)}, ${clockText(instant, timezone, locale)}`
}
