import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { classify } from '../classify.ts'
import { StoreBusyError } from '../port.ts'
import { createQueue } from '../queue.ts'

const longestPauseMs = 50

/**
 * One at a time over all processes that use the file at `path`. It is the lock of an empty SQLite database, so the
 * operating system frees it when a process is killed. The file stays.
 */
export function createFolderLock(path: string, longestWaitMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  // Within the process a queue, which needs no polling and is fair.
  const queue = createQueue(10_000)

  async function locked<T>(work: () => Promise<T>): Promise<T> {
    const db = new Database(path, { timeout: 0 })
    try {
      await acquire(db, longestWaitMs)
      return await work()
    } finally {
      db.close()
    }
  }

  return (work) => queue.run(() => locked(work))
}

async function acquire(db: Database.Database, longestWaitMs: number): Promise<void> {
  let waitedMs = 0
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      db.exec('begin exclusive')
      return
    } catch (error) {
      if (classify(error) !== 'retry') throw error
      if (waitedMs >= longestWaitMs) throw new StoreBusyError('another process holds the folder', { cause: error })
    }
    await wait(pauseMs)
    waitedMs += pauseMs
  }
}
