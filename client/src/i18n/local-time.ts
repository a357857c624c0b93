import { dateOf } from './date-of.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** `YYYY-MM-DD HH:MM` by the device's own clock. */
function deviceTime(instant: number): string {
  const date = dateOf(instant)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A few hundred times quicker than the first `Intl.DateTimeFormat` of a visit, where browsers have it. */
function timeByTemporal(instant: number, timezone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone)
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a hundred times. */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  // Swedes write dates as machines do.
  const made =
    formatters.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  formatters.set(timezone, made)
  return made
}

/**
 * What a clock shows at an instant (epoch milliseconds) in an IANA time zone, `YYYY-MM-DD HH:MM`; the device's own clock for
 * a zone that is not given or that browsers do not know.
 */
export function localTime(instant: number, timezone: string | null | undefined): string {
  if (!timezone) return deviceTime(instant)
  try {
    return 'Temporal' in globalThis ? timeByTemporal(instant, timezone) : formatterOf(timezone).format(instant)
  } catch {
    return deviceTime(instant)
  }
}
