import { dateOf } from './date-of.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** `YYYY-MM-DD HH:MM` by the device's clock. */
function deviceTime(instant: number): string {
  const date = dateOf(instant)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Where available, a few hundred times faster than a first `Intl.DateTimeFormat`. */
function timeByTemporal(instant: number, timezone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone)
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating one takes longer than using it a hundred times. */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  // Swedish formats dates in ISO order.
  const made =
    formatters.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  formatters.set(timezone, made)
  return made
}

/**
 * The local time of an instant (epoch milliseconds) in an IANA time zone, `YYYY-MM-DD HH:MM`; the device's for a
 * missing or unknown zone.
 */
export function localTime(instant: number, timezone: string | null | undefined): string {
  if (!timezone) return deviceTime(instant)
  try {
    return 'Temporal' in globalThis ? timeByTemporal(instant, timezone) : formatterOf(timezone).format(instant)
  } catch {
    return deviceTime(instant)
  }
}
