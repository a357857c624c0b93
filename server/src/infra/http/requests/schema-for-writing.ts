/** A schema as JSON. */
type Node = {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly type?: unknown
  readonly anyOf?: readonly Node[]
}

type ForWriting = {
  readonly schema: object
  /** The named schemas it refers to, directly or not: a compiler processes every one it gets. */
  readonly named: Readonly<Record<string, object>>
}

/**
 * A schema in the form a serialiser needs. "This or null" becomes a nullable type, one test per value; as two
 * alternatives, each would be tried on every value, by a validator made for the purpose.
 */
export function schemaForWriting(schema: object, all: ReadonlyMap<string, object>): ForWriting {
  const named: Record<string, object> = {}
  const find = (id: string) => all.get(id) as Node | undefined

  function refer(id: string, mayBeNull: boolean): object {
    const name = mayBeNull ? `${id}-or-null` : id
    const target = find(id)
    if (target && !(name in named)) {
      // Registered first, because schemas may be recursive.
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
    // A schema contains schemas, maps of them and plain values, all copied alike.
    return typeof value === 'object' && value !== null ? convert(value as Node) : value
  }

  return { schema: convert(schema as Node), named }
}

/** The schema in "this or null". */
function orNull({ anyOf }: Node): Node | undefined {
  const [given, other, ...more] = anyOf ?? []
  return other?.type === 'null' && more.length === 0 ? given : undefined
}
