import { Client } from 'pg'

declare module 'vitest' {
  // Data of a file for the reporter is declared by merging.
  interface TaskMeta {
    /** The prepared statements that the file has sent to PostgreSQL, by name. */
    queriesMet?: readonly string[]
  }
}

const met = new Set<string>()
let isWatching = false

/** From now on the names of all prepared statements that this process sends to PostgreSQL are noted. */
export function watchQueries(): void {
  if (isWatching) return
  isWatching = true
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the client that was asked
  const send = Client.prototype.query
  Client.prototype.query = function query(this: Client, ...args: readonly unknown[]) {
    const [first] = args
    if (typeof first === 'object' && first !== null && 'name' in first && typeof first.name === 'string') {
      met.add(queryOf(first.name))
    }
    return Reflect.apply(send, this, args)
  }
}

/** The queries since the last call. */
export function takeQueriesMet(): readonly string[] {
  const names = [...met]
  met.clear()
  return names
}

/** A statement is called by its query, then by which values are given, or by how many rows it inserts. */
const queryOf = (statement: string) => statement.replace(/_(?:[0-9a-f]{8}|\d+)$/, '')
