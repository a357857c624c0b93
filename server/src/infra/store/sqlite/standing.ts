import { anyTable, type Connection, neverWait, waitAsInSetup } from './connection.ts'

/** A template as a file, and what tells it from whatever else had or will have its name. */
export type Origin = { readonly file: string; readonly mark: string }

/** The tables of an open database that are as in its template: those not written to since it was made. */
export type Standing = {
  /** It has the content of an origin, as its file shows: `isUntouched` is asked when whoever writes later is noticed. */
  readonly begin: (origin: Origin, isUntouched: () => boolean) => void
  /** A unit of work of this process, which changed these tables, has been committed. */
  readonly committed: (tables: Iterable<string>) => void
  /** The tables that may differ from an origin; undefined: any may. Holds for as long as nobody else may write. */
  readonly changedSince: (origin: Origin) => readonly string[] | undefined
  /** They have been put back. */
  readonly restored: () => void
}

/** A connection's `data_version` changes by the commits of all others and by none of its own. */
export function createStanding(writer: Connection): Standing {
  const elsewhere = writer.prepare<[], number>('pragma data_version').pluck()
  const changed = new Set<string>()
  let since: { readonly mark: string; readonly version: number | undefined } | undefined
  return {
    begin({ mark }, isUntouched) {
      const version = elsewhere.get()
      if (isUntouched()) since = { mark, version }
    },
    committed(tables) {
      if (since) for (const table of tables) changed.add(table)
    },
    changedSince({ mark }) {
      const isKnown = since?.mark === mark && since.version === elsewhere.get() && !changed.has(anyTable)
      return isKnown ? [...changed] : undefined
    },
    restored: () => changed.clear(),
  }
}

/** Gives tables of the writer, in whose transaction this is, the rows of the origin beside it. */
export function putBack(writer: Connection, tables: readonly string[]): void {
  for (const table of tables) {
    writer.exec(`delete from main."${table}"; insert into main."${table}" select * from origin."${table}"`)
  }
}

/**
 * Does something with an origin beside a database, and without foreign keys, which are whole again when every table is:
 * neither can be begun inside a transaction.
 */
export async function besideOrigin<T>(writer: Connection, { file }: Origin, work: () => Promise<T>): Promise<T> {
  writer.pragma('foreign_keys = OFF')
  try {
    waitAsInSetup(writer)
    writer.prepare('attach ? as origin').run(file)
    neverWait(writer)
    try {
      return await work()
    } finally {
      writer.exec('detach origin')
    }
  } finally {
    neverWait(writer)
    writer.pragma('foreign_keys = ON')
  }
}
