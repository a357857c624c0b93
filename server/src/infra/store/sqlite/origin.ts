import { statSync } from 'node:fs'
import { type Connection, openSource } from './connection.ts'
import type { Origin } from './standing.ts'

export type Origins = {
  /** The template of that file, open; the caller does not close it. */
  readonly open: (file: string) => Connection
  /** Lets go of it, before its file goes. */
  readonly close: () => void
}

/**
 * Keeps the template that was asked for last open, with its pages in memory: opening it takes as long as half a reset.
 * A file that another process has put in its place is another one.
 */
export function createOrigins(): Origins {
  let last: { readonly mark: string; readonly db: Connection } | undefined

  function close(): void {
    last?.db.close()
    last = undefined
  }

  return {
    open(file) {
      const { mark } = originOf(file)
      if (last?.mark === mark) return last.db
      close()
      last = { mark, db: openSource(file) }
      return last.db
    },
    close,
  }
}

/** Differs once somebody has written into a file, or put another one in its place; a change of name leaves it. */
export function stateOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file)
  return `${ino} ${mtimeMs} ${size}`
}

export function originOf(template: string): Origin {
  return { file: template, mark: `${template} ${stateOf(template)}` }
}

/** Whether a database that is open is all in its file, and that as it was. */
export function isUntouched(file: string, state: string): boolean {
  return stateOf(file) === state && (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0
}
