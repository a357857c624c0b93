import type { ReadMoment } from '../api/keys.ts'

export type WireDateTime = ReadMoment

const language = 'en-GB'

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Wall clocks are read as if they were UTC, so that the device's own zone never moves them.
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
}

const day = formatter({ weekday: 'short', day: 'numeric', month: 'long' })
const dayWithYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const tile = formatter({ weekday: 'short', day: 'numeric', month: 'short' })
const date = formatter({ day: 'numeric', month: 'long' })
const weekday = formatter({ weekday: 'long' })
const time = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function wallClock({ local }: Pick<WireDateTime, 'local'>): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`)
}

/** Epoch milliseconds. */
export function instantOf({ utc }: Pick<WireDateTime, 'utc'>): number {
  return Date.parse(`${utc.replace(' ', 'T')}Z`)
}

/** 'Tue 5 January' */
export function dayText(at: WireDateTime): string {
  return day.format(wallClock(at)).replace(',', '')
}

/** 'Tuesday 5 January 2027' */
export function fullDayText(at: WireDateTime): string {
  return dayWithYear.format(wallClock(at)).replace(',', '')
}

/** '5 January' */
export function dateText(at: WireDateTime): string {
  return date.format(wallClock(at))
}

/** 'Tuesday' */
export function weekdayText(at: WireDateTime): string {
  return weekday.format(wallClock(at))
}

/** 'Thu', '10' and 'Dec', for a tile of a calendar. */
export function shortDayParts(at: WireDateTime): {
  readonly weekday: string
  readonly day: string
  readonly month: string
} {
  const parts = tile.formatToParts(wallClock(at))
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}

/** '17:00', by the venue's clock. */
export function timeText(at: WireDateTime): string {
  return time.format(wallClock(at))
}

/** '17:00–17:45', by the venue's clock; '17:00' where the end is not known. */
export function timeRangeText(from: WireDateTime, to: WireDateTime | null): string {
  return to === null ? timeText(from) : `${timeText(from)}–${timeText(to)}`
}

/** The time zone as browsers take it; the device's own for one that is not given or that it does not know. */
export function zoneOf(timezone: string | null | undefined): { readonly timeZone?: string } {
  if (!timezone) return {}
  try {
    new Intl.DateTimeFormat(language, { timeZone: timezone })
    return { timeZone: timezone }
  } catch {
    return {}
  }
}

/** '14:35' of an instant (epoch milliseconds) in an IANA time zone; in the device's own when none is known. */
export function clockText(instant: number, timezone: string | null | undefined): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zoneOf(timezone) } as const
  return new Intl.DateTimeFormat(language, options).format(instant)
}

/** '5 January 2027, 14:35' of an instant (epoch milliseconds) in an IANA time zone. */
export function momentText(instant: number, timezone: string | null | undefined): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', ...zoneOf(timezone) } as const
  const days = new Intl.DateTimeFormat(language, options)
  return `${days.format(instant)}, ${clockText(instant, timezone)}`
}
