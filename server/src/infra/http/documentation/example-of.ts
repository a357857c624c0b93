import { namedSchemas } from '@touchline/contract'

type Schema = Readonly<Record<string, unknown>>

/** The moment at which the seed's examples begin. */
const moment = '2026-04-07T09:00:00Z'

/** A value that a schema allows: its own example where it has one, else one made of its parts. */
export function exampleOf(given: unknown): unknown {
  // A schema is an object.
  const schema = given as Schema
  const [own] = listOf(schema['examples'])
  if (own !== undefined) return own
  if (typeof schema['$ref'] === 'string') return exampleOf(namedSchemas.get(schema['$ref']))
  const [value = schema['const']] = listOf(schema['enum'])
  if (value !== undefined) return value
  const [option] = listOf(schema['anyOf']).filter((one) => (one as Schema)['type'] !== 'null')
  return option === undefined ? byType(schema) : exampleOf(option)
}

function byType(schema: Schema): unknown {
  switch (schema['type']) {
    case 'object':
      return fieldsOf(schema)
    case 'array':
      return schema['items'] === undefined ? [] : [exampleOf(schema['items'])]
    case 'integer':
    case 'number':
      return schema['default'] ?? Math.max(Number(schema['minimum'] ?? 1), 1)
    case 'boolean':
      return schema['default'] ?? true
    case 'string':
      return textIn(String(schema['format']))
    default:
      return null
  }
}

function textIn(format: string): string {
  if (format === 'date') return moment.slice(0, 10)
  return format === 'date-time' ? moment : 'text'
}

/** The fields that are always there; what may be left out is left out. */
function fieldsOf({ properties, required, patternProperties }: Schema): Schema {
  const always = listOf(required)
  const fields = Object.entries(properties ?? {})
    .filter(([name]) => always.includes(name))
    .map(([name, field]) => [name, exampleOf(field)])
  const named = Object.values(patternProperties ?? {}).map((field) => ['name', exampleOf(field)])
  return Object.fromEntries([...fields, ...named])
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
