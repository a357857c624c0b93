import { errorCodes, errors, meanings } from '@touchline/contract'
import { messageOf } from './message-of.ts'

type Json = Readonly<Record<string, unknown>>

/** A schema of the contract for OpenAPI: references point to components, and an enumeration with a meaning is one. */
export function toComponent(schema: unknown): Json {
  // A schema is an object.
  return convert(schema) as Json
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (typeof value !== 'object' || value === null) return value
  // The document shows whole examples (example-of.ts); those of single fields are what they are made of.
  const entries = Object.entries(value).filter(
    ([key, inner]) => key !== '$id' && !(key === 'examples' && Array.isArray(inner)),
  )
  const converted = entries.map(([key, inner]) => [key, key === '$ref' ? reference(String(inner)) : convert(inner)])
  return withPlainRecord(withNamedEnumeration(Object.fromEntries(converted) as Json))
}

const reference = (name: string): string => `#/components/schemas/${name}`

/** A record with any names: tools read `additionalProperties` and pass over a pattern. */
function withPlainRecord({ patternProperties: patterns, ...schema }: Json): Json {
  const [[pattern, values] = [], ...others] = Object.entries((patterns ?? {}) as Json)
  if (pattern === '^.*$' && others.length === 0) return { ...schema, additionalProperties: values }
  return patterns === undefined ? schema : { ...schema, patternProperties: patterns }
}

/** The enumerations of the contract: each is one component, and what it says of a value. */
const enumerations = [
  ...meanings,
  {
    name: 'ErrorCode',
    values: errorCodes,
    texts: Object.fromEntries(errorCodes.map((code) => [code, `${errors[code].status}. ${messageOf(code)}`])),
  },
]

const nameByValues = new Map(enumerations.map(({ name, values }) => [values.join('|'), name]))

/** A list of values that has a name is a reference; what is said beside it stays. Tools name a type after each. */
function withNamedEnumeration({ type, enum: values, ...beside }: Json): Json {
  const name = Array.isArray(values) ? nameByValues.get(values.join('|')) : undefined
  if (name !== undefined) return { $ref: reference(name), ...beside }
  return { ...(type === undefined ? {} : { type }), ...(values === undefined ? {} : { enum: values }), ...beside }
}

/** The enumerations as components, each value with its meaning. */
export function enumerationComponents(): Readonly<Record<string, Json>> {
  const components = enumerations.map(({ name, values, texts }) => {
    const lines = values.map((value) => `- \`${value}\`: ${texts[value]}`)
    return [name, { type: 'string', enum: values, description: lines.join('\n') }]
  })
  return Object.fromEntries(components)
}
