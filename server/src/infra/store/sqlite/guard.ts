import { clearImmediate, setImmediate } from 'node:timers'
import type { StoreLog } from '../port.ts'
import { ForeignWaitError } from '../port.ts'

/** The fate of a transaction that awaits something else: it fails, or it continues and is logged. */
export type GuardMode = 'throw' | 'log'

/**
 * Catches a SQLite transaction that awaits anything but its database. Exact, not timed: statements settle in
 * microtasks, so work that only uses the database ends before the next `setImmediate`. `throw` abandons the work but
 * cannot stop it, so it is for tests and development; production logs.
 */
export function createGuard(mode: GuardMode, log: StoreLog): <T>(work: Promise<T>) => Promise<T> {
  const text = 'a unit of work waited for something other than its database'

  function failing<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const alarm = setImmediate(() => reject(new ForeignWaitError(text)))
      work.then(resolve, reject).finally(() => clearImmediate(alarm))
    })
  }

  function logging<T>(work: Promise<T>): Promise<T> {
    const alarm = setImmediate(() => log({ event: 'foreign-wait', detail: text }))
    return work.finally(() => clearImmediate(alarm))
  }

  return mode === 'throw' ? failing : logging
}
