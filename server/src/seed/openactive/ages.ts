import { countOf, isThing } from './things.ts'

/** Whole years, both included. */
export type Ages = { readonly minimum: number | null; readonly maximum: number | null }

/** The ages of a range of numbers; undefined where it says none. */
export function agesOf(value: unknown): Ages | undefined {
  if (!isThing(value)) return undefined
  const [minimum, maximum] = [countOf(value['minValue']) ?? null, countOf(value['maxValue']) ?? null]
  const isContradictory = minimum !== null && maximum !== null && minimum > maximum
  return (minimum === null && maximum === null) || isContradictory ? undefined : { minimum, maximum }
}

/** Children where a name gives no years: up to 15. */
const children: Ages = { minimum: null, maximum: 15 }

/** The ages in a name: '5 to 11 years', 'Under 16s', 'Over 60s', '60+', 'Junior'. */
export function agesInName(name: string): Ages | undefined {
  const [, from, to] = /\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\b/i.exec(name) ?? []
  if (from !== undefined && to !== undefined) return agesOf({ minValue: Number(from), maxValue: Number(to) })
  const [, below] = /\b(?:under|u)[ -]?(\d{1,2})/i.exec(name) ?? []
  if (below !== undefined && Number(below) > 0) return { minimum: null, maximum: Number(below) - 1 }
  const [, above, years] = /\bover[ -]?(\d{1,2})|\b(\d{1,2})\s?\+/i.exec(name) ?? []
  if (above !== undefined || years !== undefined) return { minimum: Number(above ?? years), maximum: null }
  return /\b(junior|child|children|kid)s?\b/i.test(name) ? children : undefined
}

/** Whether somebody has both ages. */
export function overlap(one: Ages, other: Ages): boolean {
  const [from, to] = [
    Math.max(one.minimum ?? 0, other.minimum ?? 0),
    Math.min(one.maximum ?? 999, other.maximum ?? 999),
  ]
  return from <= to
}
