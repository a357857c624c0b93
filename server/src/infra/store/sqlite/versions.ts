import { anyTable, type Connection } from './connection.ts'

export type Versions = {
  /** Differs after a commit by anyone; of some tables only: after one that may have changed one of them. */
  readonly read: (tables?: readonly string[]) => number
  /** A unit of work of this process, which changed these tables, has been committed. */
  readonly committed: (tables: Iterable<string>) => void
}

/**
 * Counts commits: those of this process by the tables they changed, those of others by what the one connection that
 * writes here sees. A connection's own `data_version` changes by the commits of all others and of no other of its own,
 * so that neither is taken for the other, whatever they do at the same moment. All numbers only grow, and so does a sum.
 */
export function createVersions(writer: Connection): Versions {
  const others = writer.prepare<[], number>('pragma data_version').pluck()
  const byTable = new Map<string, number>()
  let commits = 0

  const countOf = (table: string) => byTable.get(table) ?? 0

  return {
    read(tables) {
      const elsewhere = others.get() ?? 0
      if (!tables) return elsewhere + commits
      return tables.reduce((sum, table) => sum + countOf(table), elsewhere + countOf(anyTable))
    },
    committed(tables) {
      commits += 1
      for (const table of tables) byTable.set(table, countOf(table) + 1)
    },
  }
}
