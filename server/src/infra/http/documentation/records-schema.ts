import { OwnData, provenanceKeyword } from '@touchline/contract'

type Json = Readonly<Record<string, unknown>>

/** The JSON Schema of a file of records, made from the contract, for editors. [O-483] */
export function recordsSchema(): Json {
  // A schema is an object.
  const { properties, ...rest } = toPlain(OwnData) as Json
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Records of a Touchline platform',
    description: 'The content of DATA_FILE, and of `data` of a sandbox',
    ...rest,
    properties: {
      $schema: { type: 'string', description: 'Where the schema is; for editors only' },
      ...(properties as Json),
    },
  }
}

/** A schema without what only our own tools read. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== provenanceKeyword)
  return Object.fromEntries(entries.map(([key, inner]) => [key, toPlain(inner)]))
}

/** As it is kept in the repository: one line a kind, so that a change is seen. */
export function schemaText({ properties, ...rest }: Json): string {
  const lines = Object.entries(properties as Json).map(
    ([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`,
  )
  return `${JSON.stringify(rest).slice(0, -1)},\n"properties":{\n${lines.join(',\n')}\n}}\n`
}
