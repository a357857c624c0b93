import type { Schema } from '../descriptions/schema.ts'

const lower = ['minimum', 'minLength', 'minItems'] as const
const upper = ['maximum', 'maxLength', 'maxItems'] as const
const forms = ['pattern', 'format'] as const

/** The limits of `is` that a value allowed by `was` may break, as `maximum 50`, each with that of `was`. */
export function tighterLimits(was: Schema, is: Schema): readonly (readonly [was: string, is: string])[] {
  const higher = lower.filter((key) => (is[key] ?? -Infinity) > (was[key] ?? -Infinity))
  const smaller = upper.filter((key) => (is[key] ?? Infinity) < (was[key] ?? Infinity))
  const other = forms.filter((key) => is[key] !== undefined && is[key] !== was[key])
  return [...higher, ...smaller, ...other].map((key) => [told(key, was), told(key, is)])
}

const told = (key: (typeof lower | typeof upper | typeof forms)[number], schema: Schema) =>
  schema[key] === undefined ? `no ${key}` : `${key} ${schema[key]}`
