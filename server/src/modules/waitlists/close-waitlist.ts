import type { Text } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import { type IdsOf, writeWithIds } from '../../infra/store/id-supply.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { closedToAll } from '../selling/index.ts'
import { readSchedules, type Schedule, sessionsHeld } from '../schedules/index.ts'
import { changeClaims, waitlistJob, changeWaiting, closeEntries, lockPlaces, shortenOffer } from '../places/index.ts'
import { offerJob } from './offers/end-offer.ts'
import { tellParties, type Turn } from './tell-waiting.ts'

/** The job that closes a waitlist when nothing can be booked any more; its subject is the id of the places. */
export const closeJob = 'waitlist-close'

/**
 * The end of an entry's wait, epoch milliseconds: when its customer, or staff for an entry made by staff, can no longer
 * book.
 */
export function closesAt({ entry, occurrence }: Turn, schedule: Schedule): number {
  const { row } = schedule
  const isCourse = row.bookingType === 'courses'
  const startsAt = isCourse ? row.startsAt : occurrence.startsAt
  const beginnings = sessionsHeld(schedule).map((session) => session.row.startsAt)
  const last = isCourse && row.bookableAfterStart ? Math.max(startsAt, ...beginnings) : startsAt
  return entry.channel === 'foh' ? last : Math.min(last, closedToAll(schedule, startsAt) ?? last)
}

/** The ends of the waits of one waitlist's entries. */
export async function readClosings(reads: Reads, turns: readonly Turn[]): Promise<ReadonlyMap<Turn, number>> {
  const schedules = await readSchedules(reads, [...new Set(turns.map(({ schedule }) => schedule.id))])
  return new Map(
    turns.flatMap((turn) => {
      const schedule = schedules.get(turn.schedule.id)
      return schedule ? [[turn, closesAt(turn, schedule)] as const] : []
    }),
  )
}

/**
 * Schedules the first end of a wait; an offer that would last longer than its holder can book ends then, even if
 * booking is extended later. Part of a transaction, with the row of the places locked. [O-48]
 */
export async function putClosing(tx: Tx, placesId: number): Promise<void> {
  const closings = await readClosings(tx, await tx.waitlists.inTurn({ placesId }))
  if (closings.size === 0) return
  await tx.jobs.put({ kind: closeJob, subject: String(placesId), dueAt: Math.min(...closings.values()) })
  for (const [{ entry }, until] of closings) {
    if (entry.offerExpiresAt === null || entry.offerExpiresAt <= until) continue
    await shortenOffer(tx, { id: entry.id, offerExpiresAt: until })
    await tx.jobs.put({ kind: offerJob, subject: String(entry.id), dueAt: until })
  }
}

type Closing = {
  readonly placesId: number
  /** The reason the session was called off, for its waitlist; null when booking has closed. */
  readonly because: Text | string | null
  readonly ids: IdsOf<'mail'>
  readonly publicUrl: string
  readonly now: number
}

/**
 * Closes a waitlist: frees its places and tells its entries. Part of a transaction, before places are released in it.
 */
export async function closeWaitlist(tx: Tx, closing: Closing): Promise<void> {
  const { placesId, now } = closing
  if (!(await lockPlaces(tx, { id: placesId }))) return
  await endWaiting(tx, await tx.waitlists.inTurn({ placesId }), closing)
  const kept = await tx.places.liveOfWaitlist({ placesId })
  const freed = kept.map(({ channel, count }) => ({ placesId, channel, count }))
  await changeClaims(tx, { taken: [], released: [], freed, now })
}

/**
 * Ends the waits of entries that can no longer book, with the row of the places locked. Answers the others, in turn.
 */
export async function closeDue(tx: Tx, closing: Omit<Closing, 'because'>): Promise<readonly Turn[]> {
  const turns = await tx.waitlists.inTurn({ placesId: closing.placesId })
  const closings = await readClosings(tx, turns)
  const isDue = (turn: Turn) => (closings.get(turn) ?? Infinity) <= closing.now
  await endWaiting(tx, turns.filter(isDue), { ...closing, because: null })
  return turns.filter((turn) => !isDue(turn))
}

async function endWaiting(tx: Tx, turns: readonly Turn[], closing: Closing): Promise<void> {
  const { placesId, because, ids, publicUrl, now } = closing
  if (turns.length === 0) return
  const closed = await closeEntries(tx, { ids: turns.map(({ entry }) => entry.id), endedAt: now })
  await changeWaiting(tx, { id: placesId, count: -closed.length })
  await tellParties(tx, turns, { kind: 'over', because, ids, publicUrl, now })
}

async function closeWhenOver(deps: Deps, subject: string): Promise<void> {
  const now = deps.clock.now()
  const placesId = Number(subject)
  await writeWithIds(deps, ['mail'], async (tx, ids) => {
    // Their kept places are shared out again.
    await tx.jobs.wake({ kind: waitlistJob, subject, dueAt: now })
    await lockPlaces(tx, { id: placesId })
    await closeDue(tx, { placesId, ids, publicUrl: deps.rules.publicUrl, now })
    // Other entries have longer, or the session was moved to a later time.
    await putClosing(tx, placesId)
  })
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const [turn] = await reads.waitlists.inTurn({ placesId: Number(subject) })
  return `Nobody waits any more for ${turn?.schedule.name ?? `places ${subject}`}, which cannot be booked any more`
}

export const closings: JobHandler = { kind: closeJob, describe, run: closeWhenOver }
