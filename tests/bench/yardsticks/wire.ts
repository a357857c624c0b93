import { localDateTime, utcDateTime } from '@touchline/clock'
import type { DateTime, Price } from '@touchline/contract'
import { format } from '@touchline/money'

/** An answer of the contract; a yardstick may lack fields that are newer than itself. */
export type Loosely<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

const known = new Map<string, DateTime>()

/** Local times are cached, because time zones are slow. */
export function wireTime(instant: number, timezone: string): DateTime {
  const key = `${instant} ${timezone}`
  const found = known.get(key)
  if (found) return found
  const made = { utc: utcDateTime(instant), local: localDateTime(instant, timezone), timezone }
  known.set(key, made)
  return made
}

export function wirePrice(value: number): Price {
  return { formatted: format(value), value, currency: 'GBP' }
}
