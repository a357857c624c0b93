import { PlatformError } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { waitlistJob, changeWaiting, leaveEntry } from '../places/index.ts'
import { checkMayWaitFor } from './who-may.ts'

/**
 * Removes a person from a waitlist; their offer goes to the next. Throws `unauthorised`, and `item_not_found` when they
 * are not on it. [O-48]
 */
export async function leaveWaitlist(
  { store, clock }: Deps,
  actor: Actor,
  { occurrenceId, userId }: { readonly occurrenceId: string; readonly userId: number },
): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    const [occurrence] = await tx.occurrences.byIds({ ids: [occurrenceId] })
    if (!occurrence) throw new PlatformError('item_not_found')
    await checkMayWaitFor(tx, actor, userId)
    const entry = await tx.waitlists.findLive({ userId, placesId: occurrence.placesId })
    if (!entry) throw new PlatformError('item_not_found')
    await tx.jobs.wake({ kind: waitlistJob, subject: String(entry.placesId), dueAt: now })
    await changeWaiting(tx, { id: entry.placesId, count: -1 })
    if (!(await leaveEntry(tx, { id: entry.id, endedAt: now }))) throw new PlatformError('item_not_found')
  })
}
