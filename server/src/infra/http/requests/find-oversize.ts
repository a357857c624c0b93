import { namedSchemas } from '@touchline/contract'
import type { Problem } from './validation-messages.ts'

/** The parts of a schema that limit lists. */
type Node = {
  readonly $ref?: string
  readonly maxItems?: number
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly anyOf?: readonly Node[]
}

/**
 * The first list of a body that exceeds its limit. Checked before its items: a validator that reports every problem
 * would report those of a hundred thousand items first.
 */
export function findOversize(schema: unknown, value: unknown, instancePath = ''): Problem | undefined {
  // JSON schemas of the contract: each has the fields of a node, or none of them.
  const node = resolved(schema as Node)
  if (Array.isArray(value)) return findInList(node, value, instancePath)
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(node.properties ?? {})) {
    if (!Object.hasOwn(value, name)) continue
    const found = findOversize(inner, Reflect.get(value, name), `${instancePath}/${name}`)
    if (found) return found
  }
  return undefined
}

function findInList(node: Node, values: readonly unknown[], instancePath: string): Problem | undefined {
  const list = node.anyOf ? (node.anyOf.map(resolved).find(({ items }) => items) ?? node) : node
  const { maxItems: limit = Infinity, items } = list
  if (values.length > limit) return { keyword: 'maxItems', instancePath, params: { limit } }
  if (!items) return undefined
  for (const [index, value] of values.entries()) {
    const found = findOversize(items, value, `${instancePath}/${index}`)
    if (found) return found
  }
  return undefined
}

function resolved(node: Node): Node {
  return node.$ref === undefined ? node : (namedSchemas.get(node.$ref) ?? {})
}
