import { setImmediate } from 'node:timers/promises'
import { StoreBusyError } from './port.ts'

/** Work that is `next` comes before all that waits, and is never refused for it. */
export type Turn = { readonly next?: boolean }

/** One at a time, first come first served. `run` throws a StoreBusyError when more than `limit` wait already. */
export type Queue = { readonly run: <T>(work: () => Promise<T>, turn?: Turn) => Promise<T> }

const turnsBetweenPauses = 64

/**
 * Work on SQLite settles in microtasks, so a loop over it would keep timers, sockets and signals waiting for as long as
 * it lasts. Every 64th turn therefore begins with one round of the event loop.
 */
export function createPauses(): () => Promise<void> | undefined {
  let turns = 0
  return () => {
    turns = (turns + 1) % turnsBetweenPauses
    return turns === 0 ? setImmediate() : undefined
  }
}

export function createQueue(limit: number): Queue {
  const waiting: (() => void)[] = []
  const pause = createPauses()
  let busy = false

  async function run<T>(work: () => Promise<T>, { next: isNext = false }: Turn = {}): Promise<T> {
    if (busy) {
      if (!isNext && waiting.length >= limit) throw new StoreBusyError(`${limit} units of work wait already`)
      await new Promise<void>((resolve) => void (isNext ? waiting.unshift(resolve) : waiting.push(resolve)))
    }
    busy = true
    try {
      await pause()
      return await work()
    } finally {
      const next = waiting.shift()
      // `busy` stays true while the turn is handed over, so that nobody slips in between.
      if (next) next()
      else busy = false
    }
  }

  return { run }
}
