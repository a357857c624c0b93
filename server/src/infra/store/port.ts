import type { IndexColumn, PgDatabase, PgInsertBase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { Kit } from './kit.ts'
import type { Turn } from './queue.ts'

export type Engine = 'sqlite' | 'pg'

/** Any table, a column of one that can be indexed, and rows on their way into it. Typed as PostgreSQL's on both engines. */
export type Table = PgTable
export type Column = IndexColumn
export type Insertion<T extends Table> = PgInsertBase<T, PgQueryResultHKT>

type FullDb = PgDatabase<PgQueryResultHKT, Record<string, never>>
type WithParts = ReturnType<FullDb['with']>

/** The query builder of one connection, reading half: what a repository of `Reads` is built on. */
export type ReadDb = Pick<FullDb, 'select' | 'selectDistinct' | '$with'> & {
  readonly with: (...queries: Parameters<FullDb['with']>) => Pick<WithParts, 'select' | 'selectDistinct'>
}

/**
 * The query builder of one connection. It has no `transaction`, no `query` and no raw execution: a unit of work begins
 * and ends in the store only.
 */
export type Db = Pick<FullDb, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with'>

/**
 * The parts of a store: the tables, and the repositories bound to one connection.
 * `makeReads` and `makeTx` run once per connection, so that each prepares its statements once.
 */
export type StoreModel<Schema, Reads, Tx> = {
  readonly buildSchema: (kit: Kit) => Schema
  readonly makeReads: (db: ReadDb, schema: Schema) => Reads
  readonly makeTx: (db: Db, schema: Schema) => Tx
}

/** One database. Domain code takes `Tx` or `Reads`, so it cannot be called outside a unit of work. */
export type Store<Reads, Tx> = {
  readonly engine: Engine
  /** Units of work run one after the other, those of other processes too: what one has read, nobody changes before it ends. */
  readonly takesTurns: boolean
  /** One snapshot: every query of `fn` sees the same state, and none can write. */
  readonly read: <T>(fn: (reads: Reads) => Promise<T>) => Promise<T>
  /**
   * All or nothing. `fn` may run again after a conflict, so it touches nothing but `tx`, and awaits nothing else.
   * Where units of work take turns, one that is `next` comes before all that wait.
   * Throws `CommitUnknownError` when the connection broke while committing, `StoreBusyError` when too many wait.
   */
  readonly write: <T>(fn: (tx: Tx) => Promise<T>, turn?: Turn) => Promise<T>
  /**
   * A number that differs after a commit by anyone, for caches of what was read; the same number means nothing changed.
   * With names of tables: after a commit that may have changed one of them, which every commit of another process may.
   * Numbers of two processes, of different tables, or from before and after a reopening, say nothing about each other.
   * Undefined where the engine has no such number (PostgreSQL): there nothing may be cached on it.
   */
  readonly dataVersion: (tables?: readonly string[]) => number | undefined
  readonly close: () => Promise<void>
}

/** The connection broke while committing: look the idempotency key up, never repeat blindly. */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'
}

/** A statement failed inside a unit of work, the error was swallowed, and the database kept nothing. */
export class SwallowedErrorError extends Error {
  override name = 'SwallowedErrorError'
}

/** A unit of work awaited something other than its own database: a timer, the network, another unit of work. */
export class ForeignWaitError extends Error {
  override name = 'ForeignWaitError'
}

/** Too many units of work wait, or another process has held the write lock for too long. Worth a 503. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError'
}

/** The database does not answer, or cannot keep or read anything: a full or read-only disk, a damaged file. */
export class StoreAwayError extends Error {
  override name = 'StoreAwayError'
}

/** The store was closed, or its database dropped. */
export class StoreClosedError extends Error {
  override name = 'StoreClosedError'
}

/** Writes an event of the store to the log: never a message with parameters in it. */
export type StoreLog = (event: { readonly event: string; readonly detail: string }) => void
