import type { Tx } from '../../repositories.ts'
import { changeWaiting, leaveEntry, lockPlaces, waitlistJob } from '../places/index.ts'

/** Ends waits of people who leave; their offers go to the next in turn. Part of a transaction. */
export async function endWaitsOf(
  tx: Tx,
  { entryIds, now }: { readonly entryIds: readonly number[]; readonly now: number },
): Promise<void> {
  const entries = []
  for (const id of entryIds) entries.push(await tx.waitlists.find({ id }))
  const found = entries.flatMap((entry) => entry ?? []).toSorted((a, b) => a.placesId - b.placesId || a.id - b.id)
  for (const { id, placesId } of found) {
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
    await lockPlaces(tx, { id: placesId })
    if (await leaveEntry(tx, { id, endedAt: now })) await changeWaiting(tx, { id: placesId, count: -1 })
  }
}
