import { hashOf } from '@touchline/ids'
import { type AnyColumn, getTableColumns, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Column, Db, Insertion, ReadDb, Table } from './port.ts'

/**
 * The queries of a module, named, prepared once per connection and typed by what they are given and what they answer:
 *
 * ```ts
 * export function cartReads(db: ReadDb, { carts, cartItems }: Schema) {
 *   return queries('carts', db, {
 *     findOpen: one(($: Given<{ userId: number; source: CartSource }>) =>
 *       db.select().from(carts).where(and(eq(carts.userId, $.userId), eq(carts.source, $.source), eq(carts.status, 'open')))),
 *     itemsOf: many(($: Given<{ cartIds: readonly number[] }>) =>
 *       db.select().from(cartItems).where(inList(cartItems.cartId, $.cartIds)).orderBy(asc(cartItems.id))),
 *   })
 * }
 * const cart = await reads.carts.findOpen({ userId, source })
 * ```
 *
 * A value that may be left out (`venueIds?: …`) is undefined in the builder when it is, so that one query serves every
 * filter; each combination becomes a statement of its own. Names are unique in the program: the module's and the query's.
 */
export function queries<const D extends Readonly<Record<string, Definition<unknown>>>>(
  module: string,
  db: ReadDb | Db,
  definitions: D,
): Runs<D> {
  const made = Object.entries(definitions).map(([name, definition]) => [name, definition.on(`${module}_${name}`, db)])
  // One run per definition, under its name.
  return Object.fromEntries(made) as Runs<D>
}

/** One query before it belongs to a connection; `Run` is how it is called then. */
type Definition<Run> = {
  readonly on: (name: string, db: ReadDb | Db) => (...args: never[]) => Promise<unknown>
  run?: Run
}

type Runs<D> = { readonly [K in keyof D]: D[K] extends Definition<infer Run> ? NonNullable<Run> : never }

/**
 * A value that is given when the statement runs. Drizzle takes a placeholder wherever it takes SQL, and encodes it by
 * its column in `values` and `set`; its types say so only for some places, hence the second half.
 */
export type Value<T> = Placeholder<string, T> & SQL<T>

/** The values of a query, as its builder sees them. */
export type Given<P> = {
  readonly [K in keyof P]: Value<NonNullable<P[K]>> | (undefined extends P[K] ? undefined : never)
}

type Arguments<P> = unknown extends P ? [] : [values: P]
type Statement<Answer> = {
  readonly getSQL: () => SQL
  readonly prepare: (name: string) => { readonly execute: (values?: Values) => PromiseLike<Answer> }
}
type Values = Readonly<Record<string, unknown>>

/**
 * Every row. Drizzle answers null for an object of a left-joined table when the object's first column is null, so
 * such an object begins with a column that is never null.
 */
export function many<P, Row>(build: ($: Given<P>) => Statement<Row[]>) {
  return define<(...args: Arguments<P>) => Promise<Row[]>>((name) => prepareShaped(name, build))
}

/** The first row, or undefined. */
export function one<P, Row>(build: ($: Given<P>) => Statement<Row[]>) {
  return define<(...args: Arguments<P>) => Promise<Row | undefined>>((name) => {
    const run = prepareShaped(name, build)
    return async (values: Values) => (await run(values))[0]
  })
}

/** The number under `total` of the only row: how long a list is, counted by `select({ total: count() })`. */
export function total<P>(build: ($: Given<P>) => Statement<{ total: number }[]>) {
  return define<(...args: Arguments<P>) => Promise<number>>((name) => {
    const run = prepareShaped(name, build)
    return async (values: Values) => (await run(values))[0]?.total ?? 0
  })
}

/** Whether the statement, which ends in `returning`, found a row to change: the answer of a compare-and-set. */
export function changed<P, Row>(build: ($: Given<P>) => Statement<Row[]>) {
  return define<(...args: Arguments<P>) => Promise<boolean>>((name) => {
    const run = prepareShaped(name, build)
    return async (values: Values) => (await run(values)).length > 0
  })
}

/** A statement whose answer is of no interest. */
export function perform<P>(build: ($: Given<P>) => Statement<unknown>) {
  return define<(...args: Arguments<P>) => Promise<void>>((name) => {
    const run = prepareShaped(name, build)
    return async (values: Values) => void (await run(values))
  })
}

/** The rule for a row whose key is taken: it is left out, or the one that is there changes. */
export type OnConflict =
  'leave out' | { readonly target: Column | Column[]; readonly set: Readonly<Record<string, SQL>> }

/** Inserts one row or many, in the order given. Columns left out are null. */
export function insertInto<T extends Table>(table: T, onConflict?: OnConflict) {
  type Row = T['$inferInsert']
  return define<(rows: Row | readonly Row[]) => Promise<void>>((name, db) =>
    // Only repositories that write have inserts, and they are built on a `Db`.
    prepareInsert(name, db as Db, table, onConflict),
  )
}

/** `column in (…)` over a list that is given; an empty list matches nothing. At most 1,024 values. */
export function inList<T>(column: AnyColumn | SQL, list: Value<readonly T[]>): SQL {
  // Made by `givenOf`.
  const { name, useAsList } = list as unknown as GivenValue
  const items = Array.from({ length: useAsList() }, (_, index) => new Placeholder(itemName(name, index)))
  return sql`${column} in (${sql.join(items, sql`, `)})`
}

function define<Run>(on: (name: string, db: ReadDb | Db) => (values: never) => Promise<unknown>): Definition<Run> {
  return { on }
}

class GivenValue extends Placeholder {
  /** Answers how many values the statement is to have room for. */
  readonly useAsList: () => number
  constructor(name: string, useAsList: () => number) {
    super(name)
    this.useAsList = useAsList
  }
}

const itemName = (list: string, index: number) => `${list}_${index}`

/** Statements are kept per size, so sizes are few: a list is filled up to the next with its last value. */
const sizes = [1, 4, 16, 64, 256, 1024]

function sizeFor(length: number): number {
  const size = sizes.find((enough) => length <= enough)
  if (size === undefined) throw new RangeError(`a list of ${length} values is too long for one statement`)
  return size
}

/** The values as a builder sees them; the names of those it uses as lists are put into `lists`. */
function givenOf(values: Values, lists: Set<string>): Values {
  return new Proxy(values, {
    get(_target, name: string) {
      const value = values[name]
      if (value === undefined) return undefined
      return new GivenValue(name, () => {
        if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`)
        lists.add(name)
        return sizeFor(value.length)
      })
    },
  })
}

/** The key of one statement of a query: which values are given, and how long the lists are. */
function shapeOf(values: Values, lists: ReadonlySet<string>): string {
  let shape = ''
  for (const name in values) {
    const value = values[name]
    if (value === undefined) continue
    shape += lists.has(name) && Array.isArray(value) ? `${name}:${sizeFor(value.length)},` : `${name},`
  }
  return shape
}

/** Lists as one value per item, the last repeated up to the size of the statement. */
function spread(values: Values, lists: ReadonlySet<string>): Values {
  if (lists.size === 0) return values
  const spreadOut: Record<string, unknown> = { ...values }
  for (const name of lists) {
    const list = values[name]
    if (!Array.isArray(list)) continue
    const size = sizeFor(list.length)
    for (let index = 0; index < size; index++) {
      spreadOut[itemName(name, index)] = list[Math.min(index, list.length - 1)] ?? null
    }
  }
  return spreadOut
}

const nothing: Values = {}

function prepareShaped<P, Answer>(
  name: string,
  build: ($: Given<P>) => Statement<Answer>,
): (values?: Values) => Promise<Answer> {
  const statements = new Map<string, ReturnType<Statement<Answer>['prepare']>>()
  const lists = new Set<string>()

  function prepare(values: Values) {
    // The proxy answers a placeholder for every value there is.
    const built = withConstants(build(givenOf(values, lists) as Given<P>))
    // Now that the lists are known.
    const shape = shapeOf(values, lists)
    // The same on every connection and for every repository on it: a name stands for one text.
    const statement = built.prepare(shape === '' ? name : `${name}_${hashOf(shape).slice(0, 8)}`)
    statements.set(shape, statement)
    return statement
  }

  return async function run(values = nothing) {
    const statement = statements.get(shapeOf(values, lists)) ?? prepare(values)
    return statement.execute(spread(values, lists))
  }
}

/**
 * Puts what stands in the query itself, and is not given, into its text. An index over part of a table is of use only
 * when the text says which part; SQLite looks at a bound value for that, and compiles the statement anew at each run.
 */
function withConstants<Query extends Pick<Statement<unknown>, 'getSQL'>>(query: Query): Query {
  const getSQL = query.getSQL.bind(query)
  return Object.assign(query, { getSQL: () => getSQL().inlineParams() })
}

/** Most rows of one insert. Other numbers are put together from powers of two, so that few statements serve all. */
const mostRows = 32

function prepareInsert<T extends Table>(name: string, db: Db, table: T, onConflict: OnConflict | undefined) {
  const columns = Object.keys(getTableColumns(table))
  const statements = new Map<number, ReturnType<Statement<unknown>['prepare']>>()

  function statementFor(rows: number) {
    const known = statements.get(rows)
    if (known) return known
    // Values are found by their position: a list of them is filled several times faster than an object of as many names.
    const row = (index: number) =>
      Object.fromEntries(columns.map((column, at) => [column, new Placeholder(String(index * columns.length + at))]))
    // Every column of the table is there, as a placeholder.
    const values = Array.from({ length: rows }, (_, index) => row(index)) as T['$inferInsert'][]
    const made = settled(db.insert(table).values(values)).prepare(`${name}_${rows}`)
    statements.set(rows, made)
    return made
  }

  function settled(insert: Insertion<T>) {
    if (onConflict === undefined) return insert
    // The set holds expressions over the table's own columns.
    return onConflict === 'leave out' ? insert.onConflictDoNothing() : insert.onConflictDoUpdate(onConflict)
  }

  return async function run(given: Values | readonly Values[]) {
    const rows: readonly Values[] = Array.isArray(given) ? given : [given as Values]
    for (let start = 0; start < rows.length;) {
      const left = rows.length - start
      const count = Math.min(mostRows, 2 ** Math.floor(Math.log2(left)))
      const values: unknown[] = []
      for (let index = 0; index < count; index++) {
        const row = rows[start + index]
        for (const column of columns) values.push(row?.[column] ?? null)
      }
      // Drizzle looks values up by name, and the names are the positions.
      await statementFor(count).execute(values as unknown as Values)
      start += count
    }
  }
}
