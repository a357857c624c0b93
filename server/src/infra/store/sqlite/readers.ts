import type { StoreModel } from '../port.ts'
import { createPauses } from '../queue.ts'
import type { Connection } from './connection.ts'
import { openReader, queriesOf } from './connection.ts'

/** One read-only connection with its repositories. */
type Reader<Reads> = {
  readonly db: Connection
  readonly reads: Reads
  readonly begin: () => unknown
  readonly end: () => unknown
}

export type Readers<Reads> = {
  /** Runs `fn` in one snapshot. */
  readonly read: <T>(fn: (reads: Reads) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

const largestPool = 4

/** A small pool of read-only connections on a file in WAL mode, opened on need; readers never wait for the writer. */
export function createReaders<Schema, Reads>(
  file: string,
  model: Pick<StoreModel<Schema, Reads, never>, 'makeReads'>,
  tables: Schema,
): Readers<Reads> {
  const all: Reader<Reads>[] = []
  const idle: Reader<Reads>[] = []
  const waiting: ((reader: Reader<Reads>) => void)[] = []
  const pause = createPauses()

  function openOne(): Reader<Reads> {
    const db = openReader(file)
    const [begin, end] = [db.prepare('begin'), db.prepare('commit')]
    const reads = model.makeReads(queriesOf(db), tables)
    const reader = { db, reads, begin: () => begin.run(), end: () => end.run() }
    all.push(reader)
    return reader
  }

  async function take(): Promise<Reader<Reads>> {
    const free = idle.pop()
    if (free) return free
    if (all.length < largestPool) return openOne()
    return new Promise((resolve) => waiting.push(resolve))
  }

  function giveBack(reader: Reader<Reads>): void {
    const next = waiting.shift()
    if (next) next(reader)
    else idle.push(reader)
  }

  async function read<T>(fn: (reads: Reads) => Promise<T>): Promise<T> {
    const reader = await take()
    try {
      await pause()
      reader.begin()
      return await fn(reader.reads)
    } finally {
      if (reader.db.inTransaction) reader.end()
      giveBack(reader)
    }
  }

  async function close(): Promise<void> {
    const open = all.length
    for (let taken = 0; taken < open; taken++) (await take()).db.close()
  }

  return { read, close }
}
