import { type Clock, hour, minute } from '@touchline/clock'
import { describeError } from '@touchline/serving'
import type { Log } from '../../deps.ts'
import type { Reads, Tx } from '../../repositories.ts'
import type { Counts, Measures } from '../http/metrics/metrics.ts'
import { nowOf } from './clock-state.ts'
import { defaultSandbox } from './make-sandboxes.ts'
import type { Registry } from './registry/registry.ts'
import type { SandboxRecord } from './registry/tables.ts'
import type { Databases } from '../store/databases.ts'

type Measured = {
  readonly databases: Pick<Databases<Reads, Tx>, 'open'>
  readonly registry: Pick<Registry, 'list'>
  readonly wallClock: Clock
  /** Payments that something has yet to come of, by state. */
  readonly countPayments: (reads: Reads) => Promise<Counts>
  readonly log: Log
}

/** More than this many sandboxes are not read for one answer. */
const mostRead = 100
const lateAfterMs = minute
const mailsWithinMs = hour

/** Reads the figures of a server: of all sandboxes from the registry, of those used within an hour from their databases. */
export function createMeasure({
  databases,
  registry,
  wallClock,
  countPayments,
  log,
}: Measured): () => Promise<Measures> {
  async function read(record: SandboxRecord): Promise<Omit<Measures, 'sandboxes' | 'unreadable'>> {
    const now = nowOf(record, wallClock.now())
    const store = await databases.open(record.id)
    return store.read(async (reads) => {
      const late = await reads.jobs.due({ by: now - lateAfterMs })
      const due = await reads.jobs.due({ by: now })
      return {
        jobs: { waiting: (await reads.jobs.total()) - due, due: due - late, late },
        payments: await countPayments(reads),
        outbox: {
          events_waiting: await reads.outbox.waitingEvents(),
          mails_last_hour: await reads.outbox.mailsSince({ since: now - mailsWithinMs }),
        },
      }
    })
  }

  return async () => {
    const records = await registry.list()
    const inUse = records.filter((record) => record.state === 'ready' && isUsed(record, wallClock.now()))
    const latest = inUse.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt).slice(0, mostRead)
    const found = await Promise.all(
      latest.map((record) =>
        read(record).catch((error: unknown) => {
          log('warn', 'sandbox not measured', { sandbox: record.id, ...describeError(error) })
          return undefined
        }),
      ),
    )
    const readable = found.filter((one) => one !== undefined)
    return {
      sandboxes: added(records.map(({ state }) => ({ [state]: 1 }))),
      jobs: added(readable.map(({ jobs }) => jobs)),
      payments: added(readable.map(({ payments }) => payments)),
      outbox: added(readable.map(({ outbox }) => outbox)),
      unreadable: found.length - readable.length,
    }
  }
}

function isUsed({ id, lastUsedAt }: SandboxRecord, wall: number): boolean {
  return id === defaultSandbox || wall - lastUsedAt <= hour
}

function added(all: readonly Counts[]): Counts {
  const sums: Record<string, number> = {}
  for (const counts of all) for (const [name, value] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + value
  return sums
}
