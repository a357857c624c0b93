/** A schema as its JSON is. */
type Node = {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly type?: unknown
  readonly anyOf?: readonly Node[]
}

type ForWriting = {
  readonly schema: object
  /** The named schemas that it refers to, itself and by way of others: a compiler looks at every one that it is given. */
  readonly named: Readonly<Record<string, object>>
}

/**
 * A schema as whoever writes JSON by it needs it. "This or null" is said by the word that asks a value one question,
 * whether it is null; as one of two schemas, each is tried on every value before a byte of it is written, by a validator
 * that is made and kept for the purpose.
 */
export function schemaForWriting(schema: object, all: ReadonlyMap<string, object>): ForWriting {
  const named: Record<string, object> = {}
  const find = (id: string) => all.get(id) as Node | undefined

  function refer(id: string, mayBeNull: boolean): object {
    const name = mayBeNull ? `${id}-or-null` : id
    const target = find(id)
    if (target && !(name in named)) {
      // Known before it is looked into: schemas may refer to each other in a circle.
      named[name] = target
      named[name] = { ...convert(target), $id: name, ...(mayBeNull && { nullable: true }) }
    }
    return { $ref: name }
  }

  function convert(node: Node): object {
    const given = orNull(node)
    if (given?.$ref !== undefined && typeof find(given.$ref)?.type === 'string') return refer(given.$ref, true)
    if (typeof given?.type === 'string') return { ...convert(given), nullable: true }
    const own = Object.entries(node).map(([key, value]) => [key, convertAny(value)])
    return { ...Object.fromEntries(own), ...(node.$ref !== undefined && refer(node.$ref, false)) }
  }

  function convertAny(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(convertAny)
    // What stands in a schema are schemas, maps of them and plain values, and all are copied alike.
    return typeof value === 'object' && value !== null ? convert(value as Node) : value
  }

  return { schema: convert(schema as Node), named }
}

/** What is given where a schema says "this or null". */
function orNull({ anyOf }: Node): Node | undefined {
  const [given, other, ...more] = anyOf ?? []
  return other?.type === 'null' && more.length === 0 ? given : undefined
}
