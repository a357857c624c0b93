import type { Provenance } from './provenance.ts'

/** A schema of a description: the keywords of JSON Schema that contracts of this kind are written with. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly 'x-provenance'?: Provenance
  /** Fields that an answer to a known customer must have besides. */
  readonly 'x-required-of-known-customers'?: readonly string[]
}

/** Types of JSON; an integer is a number too. */
export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as 'string' | 'boolean'
  return 'object'
}

/** Types that a schema allows; empty where it allows any. */
export function typesOf({ type, enum: values, const: only }: Schema): readonly string[] {
  if (type !== undefined) return [type].flat()
  if (values !== undefined) return [...new Set(values.map(typeOf))]
  return only === undefined ? [] : [typeOf(only)]
}

export function isType(value: unknown, types: readonly string[]): boolean {
  const own = typeOf(value)
  return types.length === 0 || types.includes(own) || (own === 'integer' && types.includes('number'))
}
