import { type ApiTypes, type DeletionReason, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import { cancelBookingsOf, cancellationKinds } from '../bookings/index.ts'
import { changeClaims, waitlistJob, lockPlaces, nameOtherSession } from '../places/index.ts'
import { closeWaitlist, putClosing } from '../waitlists/index.ts'
import {
  getOccurrence,
  reviseSchedules,
  type SessionRow,
  sessionsHeld,
  type OccurrenceRow,
  cancelOccurrence,
  lockOccurrence,
} from '../schedules/index.ts'
import { getPlanned, markClashes, readNeighbours } from '../clashes/index.ts'
import { readViews } from '../selling/index.ts'
import { countMails } from './counted-mails.ts'
import { blockWrites } from './blocks/repository.ts'
import { text } from '../../texts/index.ts'

type Deleting = { readonly occurrenceId: string; readonly reason: DeletionReason }
type Reply = Unworded<ApiTypes['deleteOccurrence']['reply']>

/**
 * Calls an occurrence off: full refunds as credit, mails, removal from baskets, and the end of its blocks and waitlist;
 * the waitlist of a course stays until no session remains. The occurrence stays readable with its reason. Throws
 * `item_not_found`, `not_bookable` for one that has begun or is called off, and `basket_locked` while one is being
 * paid.
 */
export async function deleteOccurrence(deps: Deps, actor: Actor, { occurrenceId, reason }: Deleting): Promise<Reply> {
  const { clock, ids, rules } = deps
  const { publicUrl } = rules
  const now = clock.now()
  return writeWithIds(deps, cancellationKinds, async (tx, cancellationIds) => {
    const counted = countMails(cancellationIds)
    if (!(await lockOccurrence(tx, { id: occurrenceId, revision: ids.uuid() }))) {
      throw new PlatformError('item_not_found')
    }
    const row = await getOccurrence(tx, occurrenceId)
    checkDeletable(row, now)
    const neighbours = await readNeighbours(tx, [await getPlanned(tx, occurrenceId)])
    // A booking made at this moment is seen here, or sees the cancellation.
    await lockPlaces(tx, { id: row.placesId })
    await cancelOccurrence(tx, { id: occurrenceId, revision: ids.uuid(), reason })
    const touched = await markClashes(tx, neighbours, { ids, now })
    const because = text(`programme:${reason}`)
    const next = row.bookingType === 'courses' ? await nextOf(tx, row, now) : undefined
    // A course has one waitlist for all sessions, so it waits for the remaining ones.
    if (next) await waitForOther(tx, row, { otherId: next.id, now })
    else await closeWaitlist(tx, { placesId: row.placesId, because, ids: counted.ids, publicUrl, now })
    await liftBlocks(tx, row, now)
    // The schedule gets a new revision, so caches load its new state.
    await reviseSchedules(tx, [row.scheduleId, ...touched], ids)
    // Without its last session a course closes for booking earlier.
    if (next) await putClosing(tx, row.placesId)
    const cancelled = await cancelBookingsOf(tx, deps, { occurrenceId, because, ids: counted.ids, now })
    const [presented] = await readViews(tx, [await getOccurrence(tx, occurrenceId)], { actor, now })
    if (!presented) throw new PlatformError('item_not_found')
    return { data: presented, affected: { bookings: cancelled.length, emails: counted.emails() } }
  })
}

/** Throws `not_bookable` for one that has begun or is called off. */
export function checkDeletable({ status, postponed, startsAt, endsAt }: OccurrenceRow, now: number): void {
  if (status === 'cancelled') throw new PlatformError('not_bookable', { text: text('reasons:session_cancelled') })
  if (postponed === true) return
  if (endsAt <= now) throw new PlatformError('not_bookable', { text: text('reasons:session_finished') })
  if (startsAt <= now) throw new PlatformError('not_bookable', { text: text('bookings:session_started') })
}

/** The next session of a course; without one, nobody can book the course. */
async function nextOf(tx: Tx, { scheduleId }: OccurrenceRow, now: number): Promise<SessionRow | undefined> {
  const sessions = await tx.occurrences.sessions({ scheduleIds: [scheduleId] })
  const left = sessionsHeld({ sessions }).filter(({ row }) => row.startsAt > now)
  return left.toSorted((a, b) => a.row.startsAt - b.row.startsAt)[0]?.row
}

/** A course may be sold again once the session that clashed is gone. */
async function waitForOther(
  tx: Tx,
  { id: occurrenceId, placesId }: OccurrenceRow,
  { otherId, now }: { readonly otherId: string; readonly now: number },
): Promise<void> {
  await nameOtherSession(tx, { placesId, occurrenceId, otherId })
  await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
}

async function liftBlocks(tx: Tx, { id }: OccurrenceRow, now: number): Promise<void> {
  const standing = await tx.blocks.standingAt({ occurrenceIds: [id] })
  if (standing.length === 0) return
  for (const { block } of standing) await blockWrites(tx).lift({ id: block.id, liftedAt: now })
  const released = []
  for (const { block } of standing) released.push(...(await tx.places.liveOfBlock({ blockId: block.id })))
  await changeClaims(tx, { taken: [], released, now })
}
