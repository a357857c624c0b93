import type { WaitlistEntryRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import type { SeededSchedules } from '../schedules/index.ts'
import { addEntry, seedClaims, changeWaiting } from '../places/index.ts'
import { putClosing } from './close-waitlist.ts'
import { offerJob } from './offers/end-offer.ts'
import { waitsForMore } from './offers/share-out.ts'

/** Writes entries, with places kept for offers. Throws a RangeError for an unknown schedule. */
export async function seedWaitlists(
  tx: Tx,
  records: readonly WaitlistEntryRecord[],
  schedules: SeededSchedules,
): Promise<void> {
  const placed = records.map((record) => {
    const schedule = schedules.get(record.scheduleId)
    if (!schedule) throw new RangeError(`somebody waits for schedule ${record.scheduleId}, which is unknown`)
    return { ...record, placesId: schedule.placesOf(record.occurrenceId) }
  })
  await addEntry(
    tx,
    placed.map(({ passedOver, ...entry }) => ({
      id: entry.id,
      occurrenceId: entry.occurrenceId,
      placesId: entry.placesId,
      userId: entry.userId,
      ownerId: entry.ownerId,
      count: entry.count,
      offerExpiresAt: entry.offerExpiresAt,
      createdAt: entry.createdAt,
      channel: 'online' as const,
      status: entry.offerExpiresAt === null ? ('waiting' as const) : ('offered' as const),
      toldOf: 0,
      passedOver: passedOver ? waitsForMore : null,
    })),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'waitlist_entry', highest: Math.max(...records.map(({ id }) => id)) })
  for (const [placesId, entries] of Map.groupBy(placed, (entry) => entry.placesId)) {
    if (!(await changeWaiting(tx, { id: placesId, count: entries.length }))) {
      throw new RangeError(`more wait for places ${placesId} than can`)
    }
  }
  await keepOffered(tx, placed)
  for (const placesId of new Set(placed.map((entry) => entry.placesId))) await putClosing(tx, placesId)
}

type Placed = WaitlistEntryRecord & { readonly placesId: number }

async function keepOffered(tx: Tx, placed: readonly Placed[]): Promise<void> {
  const offered = placed.flatMap(({ offerExpiresAt, ...entry }) =>
    offerExpiresAt === null ? [] : [{ ...entry, offerExpiresAt }],
  )
  for (const { id, offerExpiresAt } of offered) {
    await tx.jobs.put({ kind: offerJob, subject: String(id), dueAt: offerExpiresAt })
  }
  await seedClaims(
    tx,
    offered.map(({ placesId, count, createdAt }) => ({
      placesId,
      count,
      channel: 'online',
      holder: { waitlistId: placesId },
      createdAt,
      releasedAt: null,
    })),
  )
}
