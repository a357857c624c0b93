import type { Problem } from './validation-messages.ts'

type Node = { readonly type?: string; readonly items?: Node; readonly properties?: Readonly<Record<string, Node>> }

const plain = /^-?\d{1,15}(\.\d{1,15})?$/

/**
 * The first number of a path or query in an unusual spelling. The validator accepts what JavaScript does, `0x10` and `
 * 1` among them, and does not check `Infinity` and `1e400` against limits.
 */
export function findMisspelt(schema: unknown, texts: unknown): readonly Problem[] {
  // Parameters and queries are object schemas, and the values were parsed into objects.
  const { properties = {} } = schema as Node
  const values = new Map(Object.entries(Object(texts)))
  for (const [name, node] of Object.entries(properties)) {
    const type = node.items?.type ?? node.type
    if (type !== 'integer' && type !== 'number') continue
    const given = [values.get(name) ?? []].flat()
    const index = given.findIndex((value) => typeof value === 'string' && !plain.test(value))
    if (index < 0) continue
    return [{ keyword: 'type', instancePath: node.items ? `/${name}/${index}` : `/${name}`, params: { type } }]
  }
  return []
}
