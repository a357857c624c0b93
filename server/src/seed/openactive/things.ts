import { addDays, localDateTime, minute, parseDuration, zonedInstant } from '@touchline/clock'
import { limits } from '@touchline/contract'

/** An object of a feed, of which nothing is known yet. */
export type Thing = Readonly<Record<string, unknown>>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A whole number of people or places. */
export function countOf(value: unknown): number | undefined {
  const number = numberOf(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= limits.integer
    ? number
    : undefined
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

export function thingsOf(value: unknown): readonly Thing[] {
  return listOf(value).filter(isThing)
}

/** The address by which items refer to each other. */
export function idOf(thing: Thing): string | undefined {
  const { '@id': at, id, identifier } = thing
  return (
    textOf(at) ?? textOf(id) ?? textOf(identifier) ?? (typeof identifier === 'number' ? String(identifier) : undefined)
  )
}

/** The id that a field refers to, or that of the object in it. */
export function referenceOf(value: unknown): string | undefined {
  return isThing(value) ? idOf(value) : textOf(value)
}

/** The last word of a type or an enumeration: Monday of https://schema.org/Monday. */
export function wordOf(value: unknown): string {
  return textOf(value)?.split(/[/:#]/).at(-1) ?? ''
}

/** A date and time with its offset, as milliseconds. Undefined for any other text. */
export function instantOf(value: unknown): number | undefined {
  const text = textOf(value)
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i.test(text))
    return undefined
  const instant = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(instant) || instant < 0 || instant % minute !== 0 ? undefined : instant
}

export function durationOf(value: unknown): number | undefined {
  const text = textOf(value)
  const duration = text === undefined ? undefined : parseDuration(text)
  return duration !== undefined && duration > 0 ? duration : undefined
}

/** The same time of day some weeks later, also across a change of the clocks. */
export function weeksLater(instant: number, weeks: number, timezone: string): number {
  const [day = '', time = ''] = localDateTime(instant, timezone).split(' ')
  return zonedInstant(addDays(day, weeks * 7), time.slice(0, 5), timezone)
}
