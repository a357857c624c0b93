import { setTimeout as wait } from 'node:timers/promises'
import { diskFaultLine, diskFaultOf } from '@touchline/serving'
import { awayIfSo, classify } from '../classify.ts'
import type { Durability } from '../databases.ts'
import type { GuardMode } from './guard.ts'
import { createGuard } from './guard.ts'
import { sqliteKit } from '../kit.ts'
import { type Migration, MigrationError } from '../migrate.ts'
import type { Store, StoreLog, StoreModel } from '../port.ts'
import { StoreAwayError, StoreBusyError, StoreClosedError, SwallowedErrorError } from '../port.ts'
import { createQueue } from '../queue.ts'
import type { Connection } from './connection.ts'
import { neverWait, onlyReading, openWriter, queriesOf, watched } from './connection.ts'
import { migrateSqlite } from './migrate.ts'
import { createReaders } from './readers.ts'
import { besideOrigin, createStanding, type Origin, putBack, type Standing } from './standing.ts'
import { createVersions } from './versions.ts'

export type SqliteOptions = {
  /** A path, `:memory:`, or the bytes of a database that is to live in memory. */
  readonly source: string | Buffer
  readonly durability: Durability
  readonly migrations: readonly Migration[]
  readonly guard: GuardMode
  readonly log: StoreLog
  /** How many units of work may wait for the writer before the next is refused. */
  readonly queueLimit?: number
}

export type SqliteStore<Reads, Tx> = Store<Reads, Tx> & {
  /** Runs `fn` while no unit of work of this process writes (in memory: or reads); outside of a transaction. */
  readonly exclusive: <T>(fn: (writer: Connection) => Promise<T>) => Promise<T>
  readonly standing: Pick<Standing, 'begin'>
  /**
   * Gives it the content of an origin again by the tables that have changed since it had that, and answers true. Answers
   * false, with nothing changed, where it is not known which have.
   */
  readonly restore: (origin: Origin) => Promise<boolean>
  /** Commits a page that says what it said before. */
  readonly probe: () => Promise<void>
}

const longestLockWaitMs = 5000
const longestPauseMs = 50

/**
 * Opens a SQLite database and migrates it. One connection writes, in the order of the calls; a file has a pool of
 * read-only connections besides, a database in memory uses the one for both.
 */
export function openSqlite<Schema, Reads, Tx>(
  model: StoreModel<Schema, Reads, Tx>,
  options: SqliteOptions,
): SqliteStore<Reads, Tx> {
  const writer = openMigrated(options)
  neverWait(writer)
  return storeOver(writer, model, options)
}

function openMigrated({ source, durability, migrations, log }: SqliteOptions): Connection {
  let writer: Connection | undefined
  try {
    writer = openWriter(source, durability)
    migrateSqlite(writer, migrations, log)
    return writer
  } catch (error) {
    writer?.close()
    const failure = openingFailure(error, typeof source === 'string' ? source : 'a database in memory')
    log({ event: 'database not opened', detail: failure instanceof Error ? failure.message : 'unknown' })
    throw failure
  }
}

/** The fault of the file by its name, with the remedy; any other failure as it is. */
function openingFailure(error: unknown, file: string): unknown {
  if (error instanceof MigrationError) return new StoreAwayError(error.message, { cause: error })
  const fault = diskFaultOf(error)
  return fault ? new StoreAwayError(diskFaultLine(fault, file), { cause: error }) : awayIfSo(error)
}

function tellIfAway(error: unknown): never {
  throw awayIfSo(error)
}

function storeOver<Schema, Reads, Tx>(
  writer: Connection,
  model: StoreModel<Schema, Reads, Tx>,
  { queueLimit = 5000, guard: guardMode, log }: SqliteOptions,
): SqliteStore<Reads, Tx> {
  const tables = model.buildSchema(sqliteKit)
  const queue = createQueue(queueLimit)
  const guard = createGuard(guardMode, log)
  const { client, watch } = watched(writer)
  const tx = model.makeTx(queriesOf(client), tables)
  const [begin, commit, rollback] = [
    writer.prepare('begin immediate'),
    writer.prepare('commit'),
    writer.prepare('rollback'),
  ]
  const readers = writer.memory
    ? readersInMemory(model.makeReads(queriesOf(onlyReading(writer)), tables), queue.run)
    : createReaders(writer.name, model, tables)
  const versions = createVersions(writer)
  const standing = createStanding(writer)
  const beginning = () => withoutBlocking(() => void begin.run())
  let open = true

  /** A unit of work in a transaction of its own. */
  async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
    await beginning()
    watch.begin()
    try {
      const value = await work()
      if (watch.failed()) throw new SwallowedErrorError('a statement failed, its error was swallowed: nothing is kept')
      commit.run()
      versions.committed(watch.written())
      standing.committed(watch.written())
      return value
    } catch (error) {
      // Some failures end the transaction by themselves (a full disk).
      if (writer.inTransaction) rollback.run()
      throw error
    }
  }

  function assertOpen(): void {
    if (!open) throw new StoreClosedError('the store is closed')
  }

  return {
    engine: 'sqlite',
    takesTurns: true,
    async read(fn) {
      assertOpen()
      return readers.read((reads) => guard(fn(reads))).catch(tellIfAway)
    },
    async write(fn, turn) {
      assertOpen()
      return queue.run(() => inTransaction(() => guard(fn(tx))), turn).catch(tellIfAway)
    },
    async exclusive(fn) {
      assertOpen()
      return queue.run(() => fn(writer))
    },
    standing,
    async restore(origin) {
      assertOpen()
      return queue.run(async () => {
        if (!standing.changedSince(origin)) return false
        return besideOrigin(writer, origin, async () => {
          await beginning()
          try {
            // Another process may have written while the lock was waited for.
            const changed = standing.changedSince(origin)
            if (!changed) return false
            putBack(writer, changed)
            writer.exec('commit')
            versions.committed(changed)
            standing.restored()
            return true
          } finally {
            if (writer.inTransaction) writer.exec('rollback')
          }
        })
      })
    },
    async probe() {
      assertOpen()
      await queue.run(() => inTransaction(async () => touch(writer)))
    },
    dataVersion: (asked) => (open ? versions.read(asked) : undefined),
    async close() {
      if (!open) return
      open = false
      await readers.close()
      await queue.run(async () => void writer.close())
    },
  }
}

/** Nobody else uses this number of the file's first page; setting it writes the page. */
function touch(writer: Connection): void {
  const version = Number(writer.pragma('user_version', { simple: true }))
  writer.pragma(`user_version = ${version}`)
}

/** In memory there is one connection, so that readers take turns with the writer: nothing changes while they read. */
function readersInMemory<Reads>(
  reads: Reads,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Pick<ReturnType<typeof createReaders<unknown, Reads>>, 'read' | 'close'> {
  return { read: (fn) => inTurn(() => fn(reads)), close: async () => {} }
}

/** Another process holds the lock: waits on the event loop, never inside SQLite, where it would stop everything. */
async function withoutBlocking(begin: () => void): Promise<void> {
  let waitedMs = 0
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return begin()
    } catch (error) {
      if (classify(error) !== 'retry') throw error
      if (waitedMs >= longestLockWaitMs) {
        throw new StoreBusyError('another process has held the write lock for too long', { cause: error })
      }
    }
    await wait(pauseMs)
    waitedMs += pauseMs
  }
}
