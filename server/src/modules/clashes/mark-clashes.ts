import { PlatformError } from '@touchline/contract'
import type { Ids } from '../../infra/store/ids.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { waitlistJob } from '../places/index.ts'
import { occupied, overlap } from './overlap.ts'
import type { Planned } from './clash.ts'
import { readClashes, readOthers } from './read-clashes.ts'
import { setOccurrenceStatus } from '../schedules/index.ts'

/** Loads an occurrence with the facts that clashes are found by. Throws `item_not_found`. */
export async function getPlanned(reads: Reads, id: string): Promise<Planned> {
  const [planned] = await reads.clashes.byIds({ ids: [id] })
  if (!planned) throw new PlatformError('item_not_found')
  return planned
}

/** Occurrences that clash, before or after a change; they are checked again after it. */
export async function readNeighbours(tx: Tx, planned: readonly Planned[]): Promise<readonly string[]> {
  if (planned.length === 0) return []
  const others = await readOthers(tx, planned)
  const spans = planned.map(({ row, schedule }) => occupied(row, schedule))
  const near = others.filter(({ row, schedule }) => {
    const theirs = occupied(row, schedule)
    return spans.some((span) => overlap(span, theirs))
  })
  return near.map(({ row }) => row.id)
}

/**
 * Updates whether occurrences clash, and reconsiders the waitlists of those that changed; answers their schedules. Part
 * of a transaction.
 */
export async function markClashes(
  tx: Tx,
  occurrenceIds: readonly string[],
  { ids, now }: { readonly ids: Pick<Ids, 'uuid'>; readonly now: number },
): Promise<readonly string[]> {
  const planned = occurrenceIds.length === 0 ? [] : await tx.clashes.byIds({ ids: [...new Set(occurrenceIds)] })
  const clashes = await readClashes(tx, planned)
  const changed: Planned['row'][] = []
  for (const { row } of planned) {
    if (row.status === 'cancelled') continue
    const status = clashes.has(row.id) || row.postponed === true ? 'clashing' : 'bookable'
    if (status === row.status) continue
    await setOccurrenceStatus(tx, { id: row.id, status, revision: ids.uuid() })
    changed.push(row)
  }
  const waitedFor = await tx.waitlists.waitedForOn({ occurrenceIds: changed.map(({ id }) => id) })
  for (const { placesId } of waitedFor) await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
  return changed.map(({ scheduleId }) => scheduleId)
}
