import { type Clock, second } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import { describeError } from '@touchline/serving'
import type { Log } from '../../deps.ts'
import { reasonOf as wordsFor } from '../store/failure-words.ts'
import { type Databases, DatabaseMissingError } from '../store/databases.ts'
import { defaultSandbox } from './make-sandboxes.ts'
import type { Sandboxes } from './port.ts'

/** How long an answer is cached: frequent probes cause no load, and a change shows in time. */
const memoryMs = second

type Checked = {
  readonly databases: Pick<Databases<never, never>, 'probe'>
  readonly sandboxes: Pick<Sandboxes, 'read'>
  readonly wallClock: Clock
  readonly log: Log
}

/** The reason the database of `default` cannot be read or written, in words; undefined when it can. The log has both ends. */
export function databaseCheck({ databases, sandboxes, wallClock, log }: Checked): () => Promise<string | undefined> {
  let known: Promise<string | undefined> = Promise.resolve(undefined)
  let askedAt = -Infinity
  let failsSince: number | undefined

  function noteRecovery(): void {
    if (failsSince === undefined) return
    log('warn', 'database usable again', { seconds: Math.round((wallClock.now() - failsSince) / second) })
    failsSince = undefined
  }

  async function ask(): Promise<string | undefined> {
    try {
      await sandboxes.read(defaultSandbox)
      await databases.probe(defaultSandbox)
      noteRecovery()
      return undefined
    } catch (error) {
      failsSince ??= wallClock.now()
      log('error', 'database not usable', describeError(error))
      return reasonOf(error)
    }
  }

  return () => {
    const now = wallClock.now()
    if (now - askedAt >= memoryMs) {
      askedAt = now
      known = ask()
    }
    return known
  }
}

/** Never the error's own text, which may contain a path. */
function reasonOf(error: unknown): string {
  if (error instanceof PlatformError && error.code === 'sandbox_not_ready') return 'The database is being made.'
  if (error instanceof DatabaseMissingError || error instanceof PlatformError) return 'The database is missing.'
  return wordsFor(error)
}
