import { setTimeout as wait } from 'node:timers/promises'
import { StoreBusyError } from '../port.ts'
import type { Connection } from './connection.ts'

const everyPage = 1_000_000_000
const longestWaitMs = 5000
const pauseMs = 20

/**
 * Copies a database onto a file. The file may be a live database: its open connections see the new content after
 * their present unit of work, as if one transaction had changed everything.
 *
 * The library takes a target that another process has locked for an empty source, and reports success with no page
 * copied; that is what is waited for here.
 */
export async function backupInto(source: Connection, file: string): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const { totalPages } = await source.backup(file, { progress: () => everyPage })
    if (totalPages > 0) return
    if (waitedMs >= longestWaitMs) throw new StoreBusyError('another process has held the database for too long')
    await wait(pauseMs)
  }
}
