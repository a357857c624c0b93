import { statSync } from 'node:fs'
import { type Connection, openSource } from './sqlite-connection.ts'

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
  let last: { readonly state: string; readonly db: Connection } | undefined

  function close(): void {
    last?.db.close()
    last = undefined
  }

  return {
    open(file) {
      const state = stateOf(file)
      if (last?.state === state) return last.db
      close()
      last = { state, db: openSource(file) }
      return last.db
    },
    close,
  }
}

function stateOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file)
  return `${file} ${ino} ${mtimeMs} ${size}`
}
