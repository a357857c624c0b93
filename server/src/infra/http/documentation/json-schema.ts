import { meanings } from '@touchline/contract'

type Json = Readonly<Record<string, unknown>>

/** A schema of the contract for OpenAPI: references point to components, and enumerations carry their meanings. */
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
  return withMeanings(
    Object.fromEntries(entries.map(([key, inner]) => [key, key === '$ref' ? reference(inner) : convert(inner)])),
  )
}

const reference = (name: unknown): string => `#/components/schemas/${String(name)}`

/** The texts of enumerations, by their values. */
const byValues = new Map(meanings.map(({ values, texts }) => [values.join('|'), texts]))

function withMeanings(schema: Json): Json {
  const values = schema['enum']
  const texts = Array.isArray(values) ? byValues.get(values.join('|')) : undefined
  if (!texts) return schema
  const list = Object.entries(texts).map(([value, text]) => `- \`${value}\`: ${text}`)
  const said = typeof schema['description'] === 'string' ? [schema['description'], ''] : []
  return { ...schema, description: [...said, ...list].join('\n') }
}
