import Database from 'better-sqlite3'
import { schema } from './schema.ts'

export type Value = string | number | null
export type Params = Readonly<Record<string, Value>>

/** The gateway's one connection. Rows have camelCase names; parameters are named. */
export type Db = {
  readonly one: <Row>(sql: string, params?: Params) => Row | undefined
  readonly all: <Row>(sql: string, params?: Params) => readonly Row[]
  /** Runs a change and returns the number of changed rows. */
  readonly run: (sql: string, params?: Params) => number
  /** Runs `work` in an immediate transaction; a throw rolls it back. Inside another one it joins that one. */
  readonly write: <T>(work: () => T) => T
  readonly close: () => void
}

const camelNames = new Map<string, string>()

function camelName(column: string): string {
  const known = camelNames.get(column)
  if (known !== undefined) return known
  const made = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  camelNames.set(column, made)
  return made
}

function withCamelNames(row: unknown): unknown {
  if (row === null || typeof row !== 'object') return row
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [camelName(column), value]))
}

function migrate(sqlite: Database.Database): void {
  const version = sqlite.pragma('user_version', { simple: true })
  schema.forEach((step, index) => {
    if (typeof version === 'number' && version > index) return
    sqlite.transaction(() => {
      sqlite.exec(step)
      sqlite.pragma(`user_version = ${index + 1}`)
    })()
  })
}

/** Opens a database file, or `:memory:`, and migrates it. */
export function openDatabase(path: string): Db {
  const sqlite = new Database(path)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  migrate(sqlite)

  const statements = new Map<string, Database.Statement>()
  function statement(sql: string): Database.Statement {
    const known = statements.get(sql)
    if (known) return known
    const made = sqlite.prepare(sql)
    statements.set(sql, made)
    return made
  }

  return {
    // The row types are the STRICT tables of schema.ts: the database checks what the compiler cannot.
    one: <Row>(sql: string, params: Params = {}) => withCamelNames(statement(sql).get(params)) as Row | undefined,
    all: <Row>(sql: string, params: Params = {}) => statement(sql).all(params).map(withCamelNames) as Row[],
    run: (sql, params = {}) => statement(sql).run(params).changes,
    write: (work) => (sqlite.inTransaction ? work() : sqlite.transaction(work).immediate()),
    close: () => sqlite.close(),
  }
}
