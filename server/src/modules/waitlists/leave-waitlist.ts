import { PlatformError } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { waitlistJob, changeWaiting, leaveEntry, lockPlaces } from '../places/index.ts'
import { checkMayWaitFor } from './who-may.ts'

type Leaving = {
  readonly occurrenceId: string
  readonly userId: number
  /** Everybody who waits together with the user. */
  readonly together?: boolean
}

/**
 * Removes a person from a waitlist, or all who wait together; their offer goes to the next. Throws `unauthorised`, and
 * `item_not_found` when they are not on it. [O-48, O-379]
 */
export async function leaveWaitlist(
  { store, clock }: Deps,
  actor: Actor,
  { occurrenceId, userId, together = false }: Leaving,
): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    const [occurrence] = await tx.occurrences.byIds({ ids: [occurrenceId] })
    if (!occurrence) throw new PlatformError('item_not_found')
    await checkMayWaitFor(tx, actor, userId)
    const { placesId } = occurrence
    const entry = await tx.waitlists.findLive({ userId, placesId })
    if (!entry) throw new PlatformError('item_not_found')
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
    await lockPlaces(tx, { id: placesId })
    const { partyId } = entry
    const all = together && partyId !== null ? await tx.waitlists.liveOfParty({ partyId }) : [entry]
    for (const { userId: id } of all) await checkMayWaitFor(tx, actor, id)
    let left = 0
    for (const { id } of all) left += Number(await leaveEntry(tx, { id, endedAt: now }))
    if (left === 0) throw new PlatformError('item_not_found')
    await changeWaiting(tx, { id: placesId, count: -left })
  })
}
