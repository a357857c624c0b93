import type { Problem } from './validation-messages.ts'

type Node = { readonly type?: string; readonly items?: Node; readonly properties?: Readonly<Record<string, Node>> }

const plain = /^-?\d{1,15}(\.\d{1,15})?$/

/**
 * The first number of a path or query that is not written as people write one. The validator takes what JavaScript calls
 * a number, `0x10` and ` 1` among them, and it does not hold `Infinity` and `1e400` against any limit.
 */
export function findMisspelt(schema: unknown, texts: unknown): Problem | undefined {
  // Parameters and queries are object schemas, and what is validated was parsed into an object.
  const { properties = {} } = schema as Node
  const values = new Map(Object.entries(Object(texts)))
  for (const [name, node] of Object.entries(properties)) {
    const type = node.items?.type ?? node.type
    if (type !== 'integer' && type !== 'number') continue
    const given = [values.get(name) ?? []].flat()
    const index = given.findIndex((value) => typeof value === 'string' && !plain.test(value))
    if (index < 0) continue
    return { keyword: 'type', instancePath: node.items ? `/${name}/${index}` : `/${name}`, params: { type } }
  }
  return undefined
}
