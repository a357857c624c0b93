import { instantText, localDateTime, utcDateTime } from '@touchline/clock'
import type { DateTime } from '@touchline/contract'

/** The wire's date-time of an instant in a venue's time zone. */
export function presentDateTime(instant: number, timezone: string): DateTime {
  return { utc: utcDateTime(instant), local: localDateTime(instant, timezone), timezone }
}

/** RFC 3339 in UTC, for instants outside the specified shapes. */
export function presentInstant(instant: number): string {
  return instantText(instant)
}

/** The instant of an RFC 3339 text that the schema has accepted. */
export function parseInstant(text: string): number {
  return Date.parse(text)
}
