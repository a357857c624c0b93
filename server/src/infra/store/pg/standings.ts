import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import type { Layout, TableLayout } from './copy.ts'
import { quoted } from './pool.ts'

/** No table has as many rows as a younger one counts for. */
const moreThanAny = 1_000_000_000

/** Two schemas of which one has, or is about to have, the content of the other. */
export type Match = {
  /** Numbers of schemas: a name may come to stand for another one. */
  readonly source: string
  readonly target: string
  /** The number of the transaction that makes them the same. */
  readonly since: string
}

/**
 * Remembers since when schemas have the content of a template, so that only the tables that have changed need comparing. A
 * row that is written later has a later transaction, because whoever writes in a schema has written nowhere else before,
 * and waits for the transaction that makes it the same as its template. What this process does not know of is compared.
 */
export function createStandings() {
  const matches = new LRUCache<string, Match>({ max: 10_000 })
  const rowsOf = new LRUCache<string, readonly number[]>({ max: 100 })
  /** By schema: its tables that are empty in the template, and have had rows. */
  const filledOnce = new LRUCache<string, ReadonlySet<string>>({ max: 10_000 })

  /** How many rows each table of a template has; what is in a template never changes. */
  async function countRows(client: PoolClient, layout: Layout, source: string, number: string) {
    const known = rowsOf.get(number)
    if (known) return known
    const question = ({ name }: TableLayout) => `select count(*) from ${quoted(source)}.${name}`
    const counted = await askTables(client, layout, question)
    rowsOf.set(number, counted)
    return counted
  }

  return {
    /** To be told when the transaction of a match has been committed, and not before. */
    remember(match: Match): void {
      matches.set(match.target, match)
    },
    /**
     * The tables of the first schema in the search path that may differ from those of `source`: a row is younger than the
     * match, or one is missing. Nobody else may be writing there.
     */
    async changedTables(client: PoolClient, layout: Layout, source: string, match: Match): Promise<Layout> {
      const before = matches.get(match.target)
      if (before?.source !== match.source) return layout
      const expected = await countRows(client, layout, source, match.source)
      const filled = filledOnce.get(match.target) ?? new Set<string>()
      const isYounger = `age(xmin) < age('${before.since}'::xid)`
      const found = await askTables(client, layout, ({ name }, index) =>
        // A table that never had a row has no pages. Counting pages costs a fifth of planning a query.
        expected[index] === 0 && !filled.has(name)
          ? `select pg_relation_size('${name}')`
          : `select count(*) + ${moreThanAny} * count(*) filter (where ${isYounger}) from ${name}`,
      )
      const tables = layout.tables.filter((_, index) => found[index] !== expected[index])
      const filledNow = layout.tables.filter((table, index) => expected[index] === 0 && tables.includes(table))
      filledOnce.set(match.target, new Set([...filled, ...filledNow.map(({ name }) => name)]))
      return { tables }
    },
  }
}

/** Asked in the transaction that makes two schemas the same. */
export async function matchNow(client: PoolClient, source: string, target: string): Promise<Match> {
  const { rows } = await client.query<Match>(
    `select s.oid::text as source, t.oid::text as target, pg_current_xact_id()::xid::text as since
       from pg_namespace s, pg_namespace t where s.nspname = $1 and t.nspname = $2`,
    [source, target],
  )
  const [match] = rows
  if (!match) throw new Error('two schemas are made the same, and one is not there')
  return match
}

/** One number of each table, all in one row: a union of as many questions takes twice as long to plan and to answer. */
async function askTables(
  client: PoolClient,
  { tables }: Layout,
  question: (table: TableLayout, index: number) => string,
): Promise<readonly number[]> {
  const parts = tables.map((table, index) => `(${question(table, index)})`)
  const { rows } = await client.query<{ numbers: number[] }>(`select array[${parts.join(', ')}]::float8[] as numbers`)
  const [row] = rows
  if (!row) throw new Error('a question without a table has one answer')
  return row.numbers
}
