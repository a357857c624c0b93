import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { diskFaultLine, diskFaultOf, StartFailure } from '@touchline/serving'
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
  /** Writes something that nobody reads. Throws where nothing can be kept. */
  readonly probe: () => void
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

/** Runs the steps that a database lacks, all or nothing. Answers from which to which; undefined where none was run. */
function migrate(sqlite: Database.Database): string | undefined {
  const before = Number(sqlite.pragma('user_version', { simple: true }))
  if (before > schema.length) {
    throw new Error(
      `the database is newer than the program: it has run step ${before} of ${schema.length}. ` +
        'Start the build that it was last used with, or restore a backup from before the upgrade.',
    )
  }
  if (before === schema.length) return undefined
  sqlite
    .transaction(() => {
      for (const step of schema.slice(before)) sqlite.exec(step)
      sqlite.pragma(`user_version = ${schema.length}`)
    })
    .immediate()
  return before === 0 ? undefined : `steps ${before + 1} to ${schema.length}`
}

/** The file that was opened is no longer at its path: what is written into it is gone with the process. */
class DatabaseGoneError extends Error {
  override name = 'DatabaseGoneError'
}

/** Answers a check that throws when another file, or none, has come in the place of the opened one. */
function watchFile(sqlite: Database.Database, path: string): () => void {
  if (sqlite.memory) return () => {}
  const opened = statSync(path).ino
  return () => {
    if (statSync(path, { throwIfNoEntry: false })?.ino === opened) return
    throw new DatabaseGoneError('the database file was deleted or replaced while it was open')
  }
}

/** What is wrong with the file, by its name, and what to do. */
function openingFailure(error: unknown, path: string): Error {
  const fault = diskFaultOf(error)
  if (fault) return new StartFailure(diskFaultLine(fault, path), { cause: error })
  const message = error instanceof Error ? error.message : 'unknown'
  const { code = '' } = error as { readonly code?: string }
  if (code === 'SQLITE_ERROR') {
    const remedy = 'Undo the change, or restore a backup.'
    return new Error(`${path}: the tables were changed by hand: ${message}. ${remedy}`, { cause: error })
  }
  return new Error(`${path}: ${message}`, { cause: error })
}

/** Opens a database file, or `:memory:`, and migrates it. `tell` hears what an upgrade did. */
export function openDatabase(path: string, tell: (upgrade: string) => void = () => {}): Db {
  try {
    return openMigrated(path, tell)
  } catch (error) {
    throw openingFailure(error, path)
  }
}

function openMigrated(path: string, tell: (upgrade: string) => void): Db {
  const sqlite = new Database(path)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  const upgrade = migrate(sqlite)
  if (upgrade !== undefined) tell(`${path}: ${upgrade}`)

  const assertThere = watchFile(sqlite, path)
  const statements = new Map<string, Database.Statement>()
  function statement(sql: string): Database.Statement {
    const known = statements.get(sql)
    if (known) return known
    const made = sqlite.prepare(sql)
    statements.set(sql, made)
    return made
  }

  function write<T>(work: () => T): T {
    if (sqlite.inTransaction) return work()
    assertThere()
    return sqlite.transaction(work).immediate()
  }

  return {
    // The row types are the STRICT tables of schema.ts: the database checks what the compiler cannot.
    one: <Row>(sql: string, params: Params = {}) => withCamelNames(statement(sql).get(params)) as Row | undefined,
    all: <Row>(sql: string, params: Params = {}) => statement(sql).all(params).map(withCamelNames) as Row[],
    run: (sql, params = {}) => statement(sql).run(params).changes,
    write,
    // The version is a number of the file's first page; setting it writes the page.
    probe: () => void write(() => sqlite.pragma(`user_version = ${schema.length}`)),
    close: () => sqlite.close(),
  }
}
