import { namedSchemas, OwnData, provenanceKeyword } from '@touchline/contract'

type Json = Readonly<Record<string, unknown>>

/** The JSON Schema of a file of records, made from the contract, for editors. [O-483] */
export function recordsSchema(): Json {
  const used = new Map<string, Json>()
  const { properties, ...rest } = toPlain(OwnData, used) as Json
  // Definitions refer to others, which are found while they are converted.
  for (const name of used.keys()) used.set(name, toPlain(namedSchemas.get(name), used) as Json)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Records of a Touchline platform',
    description: 'The content of DATA_FILE, and of `data` of a sandbox',
    ...rest,
    properties: { $schema: { type: 'string' }, ...(properties as Json) },
    ...(used.size === 0 ? {} : { $defs: Object.fromEntries(used) }),
  }
}

/** A schema without what only our own tools read. */
function toPlain(value: unknown, used: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((one) => toPlain(one, used))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== '$id' && key !== provenanceKeyword)
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      if (key !== '$ref') return [key, toPlain(inner, used)]
      if (!used.has(String(inner))) used.set(String(inner), {})
      return [key, `#/$defs/${String(inner)}`]
    }),
  )
}
