import type { Statement } from 'better-sqlite3'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Durability } from '../databases.ts'
import type { Db } from '../port.ts'

/**
 * Time SQLite itself may wait for another process while a connection is set up or a reader starts: recovery and the
 * last checkpoint take milliseconds. A writer in use waits on the event loop instead, where it freezes nobody.
 */
const setupWaitMs = 5000

export type Connection = Database.Database

/** The one connection of a process that writes. `source` is a path, `:memory:`, or the bytes of a database. */
export function openWriter(source: string | Buffer, durability: Durability): Connection {
  const db = new Database(source, { timeout: setupWaitMs })
  if (!db.memory) db.pragma('journal_mode = WAL')
  // The library's default in WAL mode is NORMAL, which a power cut robs of its last commits.
  db.pragma(`synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`)
  db.pragma('foreign_keys = ON')
  return db
}

/** From here on a locked database is an error at once, which the store retries without blocking the event loop. */
export function neverWait(db: Connection): void {
  db.pragma('busy_timeout = 0')
}

/** As while it was set up: for what happens seldom and takes another process milliseconds. */
export function waitAsInSetup(db: Connection): void {
  db.pragma(`busy_timeout = ${setupWaitMs}`)
}

export function openReader(file: string): Connection {
  return new Database(file, { readonly: true, fileMustExist: true, timeout: setupWaitMs })
}

/** Throws for a file that is no database any more, which only a new connection finds. */
export function readAnew(file: string): void {
  const db = openReader(file)
  try {
    db.prepare('select count(*) from sqlite_schema').get()
  } finally {
    db.close()
  }
}

/** Opens a database to copy it. Read-only would leave its log files behind when it is closed. */
export function openSource(file: string): Connection {
  return new Database(file, { fileMustExist: true, timeout: setupWaitMs })
}

/**
 * The query builder of a connection. The cast is the second half of the kit's: what is built by it runs on both engines
 * as long as it keeps to the parts of `Db`.
 */
export function queriesOf(client: Pick<Connection, 'prepare'>): Db {
  const planned = { prepare: (text: string) => client.prepare(withoutPlanningByValue(text)) }
  // Drizzle calls nothing but `prepare` outside of transactions, which the store runs itself.
  const db = drizzle({ client: planned as Connection })
  return db as unknown as Db
}

/**
 * Writes `+?` for every `?`. SQLite plans a statement by the value that is bound to a bare `?`, and compiles it anew at
 * each run whose value differs.
 */
function withoutPlanningByValue(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (part) => (part === '?' ? '+?' : part))
}

/** A connection that refuses statements that write. A pragma would do the same, and have every statement compiled anew. */
export function onlyReading(db: Connection): Pick<Connection, 'prepare'> {
  const prepare = (text: string) => {
    const statement = db.prepare(text)
    if (!statement.readonly) throw new Error('reading does not write')
    return statement
  }
  // The type has an overload for each kind of parameters; a text is all that drizzle gives.
  return { prepare } as Pick<Connection, 'prepare'>
}

/** The record that a watched connection keeps of the unit of work that began last. */
export type Watch = {
  readonly failed: () => boolean
  /** Tables that statements may have changed. */
  readonly written: () => ReadonlySet<string>
  readonly begin: () => void
}

/** Stands for every table: a statement that changes something does not say what. */
export const anyTable = '*'

/** The table a statement changes; undefined: it only reads. No table has a trigger or a cascade, which tests see to. */
function tableWrittenBy({ readonly, source }: Pick<Statement, 'readonly' | 'source'>): string | undefined {
  if (readonly) return undefined
  return /^(?:insert into|update|delete from) "(\w+)"/.exec(source)?.[1] ?? anyTable
}

/**
 * Makes SQLite as strict as PostgreSQL about two mistakes it would forgive: going on after a failed statement, and
 * using `tx` when its transaction is over.
 */
export function watched(db: Connection): { readonly client: Pick<Connection, 'prepare'>; readonly watch: Watch } {
  let failed = false
  const written = new Set<string>()

  function noting<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      failed = true
      throw error
    }
  }

  function run<T>(table: string | undefined, statement: () => T): T {
    if (!db.inTransaction) throw new Error('a statement was run after its transaction had ended')
    if (table !== undefined) written.add(table)
    return noting(statement)
  }

  function watchStatement(statement: Statement): object {
    const table = tableWrittenBy(statement)
    const own = {
      run: (...values: unknown[]) => run(table, () => statement.run(...values)),
      all: (...values: unknown[]) => run(table, () => statement.all(...values)),
      get: (...values: unknown[]) => run(table, () => statement.get(...values)),
      raw: () => {
        statement.raw()
        return own
      },
    }
    return own
  }

  const client = {
    // Drizzle uses these four methods of a statement and no others.
    prepare: (text: string) => noting(() => watchStatement(db.prepare(text))),
  } as Pick<Connection, 'prepare'>
  function begin(): void {
    failed = false
    written.clear()
  }

  return { client, watch: { failed: () => failed, written: () => written, begin } }
}
