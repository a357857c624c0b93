import { Column, Param, Placeholder, is } from 'drizzle-orm'

type Rows = readonly (readonly unknown[])[]
type Values = Readonly<Record<string, unknown>>

/** The parts of a prepared statement of SQLite that drizzle 0.45 keeps to itself. */
type Inside = {
  readonly mode: 'sync'
  readonly query: { readonly params: readonly unknown[] }
  readonly stmt: {
    readonly raw: () => unknown
    readonly all: (...values: unknown[]) => Rows
    readonly run: (...values: unknown[]) => unknown
  }
  readonly executeMethod: 'all' | 'run'
  readonly customResultMapper?: (rows: Rows) => unknown
  execute: (values?: Values) => unknown
}

/**
 * Runs a prepared statement of SQLite without what drizzle puts around it each time: values are written by encoders that
 * are looked up once, and rows go straight to the compiled mapper. Statements of PostgreSQL stay as they are.
 *
 * It uses private fields of the pinned version; tests/store/fast.test.ts compares the two.
 */
export function direct<Statement extends object>(statement: Statement): Statement {
  // The private fields are not in drizzle's types.
  const inside = statement as Partial<Inside>
  const { mode, query, stmt, executeMethod, customResultMapper } = inside
  if (mode !== 'sync' || !query || !stmt) return statement
  const valuesOf = encoderOf(query.params)
  if (executeMethod === 'run') inside.execute = (values) => stmt.run(...valuesOf(values))
  if (executeMethod === 'all' && customResultMapper) {
    stmt.raw()
    inside.execute = (values) => customResultMapper(stmt.all(...valuesOf(values)))
  }
  return statement
}

type Place = {
  /** Undefined: the value stands there already. */
  readonly name: string | undefined
  readonly encode: ((value: unknown) => unknown) | undefined
  readonly value: unknown
}

function encoderOf(params: readonly unknown[]): (values?: Values) => unknown[] {
  const places = params.map(placeOf)
  return (values = {}) =>
    places.map(({ name, encode, value }) => {
      if (name === undefined) return value
      const given = values[name]
      if (given === undefined) throw new Error(`no value was given for ${name}`)
      return encode ? encode(given) : given
    })
}

function placeOf(param: unknown): Place {
  if (is(param, Placeholder)) return { name: param.name, encode: undefined, value: undefined }
  if (!is(param, Param) || !is(param.value, Placeholder)) return { name: undefined, encode: undefined, value: param }
  const { encoder, value } = param
  const isPlain = is(encoder, Column) && encoder.mapToDriverValue === Column.prototype.mapToDriverValue
  return {
    name: value.name,
    encode: isPlain ? undefined : (given) => encoder.mapToDriverValue(given),
    value: undefined,
  }
}
