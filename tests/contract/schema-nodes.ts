import { namedSchemas, provenanceKeyword } from '@touchline/contract'

export type Json = Readonly<Record<string, unknown>>

/** A part of a schema, and whether what holds it must hold it. */
export type SchemaNode = { readonly node: Json; readonly isRequired: boolean }

export type SchemaFacts = {
  /** A named schema, a JSON type, `list of …`, `one of …|…`, `uuid` or `occurrence identifier`. */
  readonly type: string
  readonly isNullable: boolean
  readonly isRequired: boolean
  readonly isStated: boolean
  readonly provenance: unknown
}

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isNull = (node: unknown): boolean => isJson(node) && node['type'] === 'null'

/** The schema beside null, where one of two is null. */
function withoutNull(node: Json): Json {
  const options = node['anyOf']
  if (!Array.isArray(options)) return node
  const rest = options.filter((option) => !isNull(option))
  return rest.length === 1 && isJson(rest[0]) ? rest[0] : node
}

/** The object schema behind a reference, a list or null. */
function objectIn(schema: unknown): Json | undefined {
  if (!isJson(schema)) return undefined
  const node = withoutNull(schema)
  if (typeof node['$ref'] === 'string') return objectIn(namedSchemas.get(node['$ref']))
  return node['type'] === 'array' ? objectIn(node['items']) : node
}

/** The schema of a field, in dots where it lies deeper; undefined when there is none. */
export function nodeAt(schema: unknown, [first = '', ...deeper]: readonly string[]): SchemaNode | undefined {
  const object = objectIn(schema)
  const node = isJson(object?.['properties']) ? object['properties'][first] : undefined
  if (!object || !isJson(node)) return undefined
  if (deeper.length > 0) return nodeAt(node, deeper)
  const required = object['required']
  return { node, isRequired: Array.isArray(required) && required.includes(first) }
}

/** The description of a field in a schema. */
export function readSchema({ node, isRequired }: SchemaNode): SchemaFacts {
  const provenance = node[provenanceKeyword]
  return {
    type: typeOf(withoutNull(node)),
    isNullable: isNull(node) || (Array.isArray(node['anyOf']) && node['anyOf'].some(isNull)),
    isRequired,
    isStated: isJson(provenance) && provenance['kind'] === 'stated',
    provenance,
  }
}

function typeOf(node: Json): string {
  if (typeof node['$ref'] === 'string') return node['$ref']
  if (Array.isArray(node['enum'])) return `one of ${node['enum'].join('|')}`
  if (node['type'] === 'array') return isJson(node['items']) ? `list of ${typeOf(node['items'])}` : 'list'
  const pattern = typeof node['pattern'] === 'string' ? node['pattern'] : ''
  if (pattern.includes('{8}-')) return 'uuid'
  if (pattern.includes('{34}')) return 'occurrence identifier'
  return String(node['type'])
}
