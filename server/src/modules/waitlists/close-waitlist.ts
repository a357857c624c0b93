import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { changeClaims } from '../places/index.ts'
import type { Turn } from './tell-waiting.ts'

/** The job that ends the waiting when nothing can be booked any more; its subject is the id of the places. */
export const closeJob = 'waitlist-close'

/** Until when waiting makes sense. Epoch milliseconds. */
export function closesAt({ occurrence, schedule }: Pick<Turn, 'occurrence' | 'schedule'>): number {
  if (schedule.bookingType !== 'courses') return occurrence.startsAt
  return schedule.bookableAfterStart ? schedule.endsAt : schedule.startsAt
}

/**
 * Nobody waits for these places any more, and what was kept for them is free. Part of a unit of work, before places are
 * given back in it. Answers how many waited. [O-48, O-51]
 */
export async function closeWaitlist(tx: Tx, { placesId, now }: { readonly placesId: number; readonly now: number }) {
  if (!(await tx.places.lockRow({ id: placesId }))) return 0
  const closed = await tx.waitlists.close({ placesId, endedAt: now })
  if (closed.length === 0) return 0
  await tx.places.changeWaiting({ id: placesId, count: -closed.length })
  const kept = await tx.places.liveOfWaitlist({ placesId })
  const freed = kept.map(({ channel, count }) => ({ placesId, channel, count }))
  await changeClaims(tx, { taken: [], released: [], freed, now })
  return closed.length
}

async function closeWhenOver({ store, clock }: Deps, subject: string): Promise<void> {
  const now = clock.now()
  const placesId = Number(subject)
  await store.write(async (tx) => {
    const [turn] = await tx.waitlists.inTurn({ placesId })
    if (!turn) return
    const dueAt = closesAt(turn)
    // It was moved to a later time.
    if (dueAt > now) await tx.jobs.put({ kind: closeJob, subject, dueAt })
    else await closeWaitlist(tx, { placesId, now })
  })
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const [turn] = await reads.waitlists.inTurn({ placesId: Number(subject) })
  return `Nobody waits any more for ${turn?.schedule.name ?? `places ${subject}`}, which begins`
}

export const closings: JobHandler = { kind: closeJob, describe, run: closeWhenOver }
