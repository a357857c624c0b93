type Json = Readonly<Record<string, unknown>>

/** A schema of the contract as OpenAPI has it: references lead to the components, and a component has no id. */
export function toComponent(schema: unknown): Json {
  // A schema is an object.
  return convert(schema) as Json
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== '$id')
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === '$ref' ? reference(inner) : convert(inner)]))
}

const reference = (name: unknown): string => `#/components/schemas/${String(name)}`
