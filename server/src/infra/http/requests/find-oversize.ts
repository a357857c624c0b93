import { namedSchemas } from '@touchline/contract'
import type { Problem } from './validation-messages.ts'

/** The parts of a schema that limit lists and keys. */
type Node = {
  readonly $ref?: string
  readonly maxItems?: number
  readonly additionalProperties?: unknown
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly anyOf?: readonly Node[]
}

/** Unknown keys of one object, of which no more are reported. */
const mostUnknown = 20

/**
 * The first list of a body that exceeds its limit, or the first unknown keys of an object with too many of them. Checked
 * before the rest: a validator that reports every problem would report those of a hundred thousand items first.
 */
export function findOversize(schema: unknown, value: unknown, instancePath = ''): readonly Problem[] {
  // JSON schemas of the contract: each has the fields of a node, or none of them.
  const node = resolved(schema as Node)
  if (Array.isArray(value)) return findInList(node, value, instancePath)
  if (typeof value !== 'object' || value === null) return []
  const unknown = unknownKeys(node, value)
  if (unknown.length > mostUnknown) return unknown.slice(0, mostUnknown).map((key) => unknownKey(instancePath, key))
  for (const [name, inner] of Object.entries(node.properties ?? {})) {
    if (!Object.hasOwn(value, name)) continue
    const found = findOversize(inner, Reflect.get(value, name), `${instancePath}/${name}`)
    if (found.length > 0) return found
  }
  return []
}

function unknownKeys({ properties = {}, additionalProperties }: Node, value: object): readonly string[] {
  if (additionalProperties !== false) return []
  return Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
}

function unknownKey(instancePath: string, key: string): Problem {
  return { keyword: 'additionalProperties', instancePath, params: { additionalProperty: key } }
}

function findInList(node: Node, values: readonly unknown[], instancePath: string): readonly Problem[] {
  const list = node.anyOf ? (node.anyOf.map(resolved).find(({ items }) => items) ?? node) : node
  const { maxItems: limit = Infinity, items } = list
  if (values.length > limit) return [{ keyword: 'maxItems', instancePath, params: { limit } }]
  if (!items) return []
  for (const [index, value] of values.entries()) {
    const found = findOversize(items, value, `${instancePath}/${index}`)
    if (found.length > 0) return found
  }
  return []
}

function resolved(node: Node): Node {
  return node.$ref === undefined ? node : (namedSchemas.get(node.$ref) ?? {})
}
