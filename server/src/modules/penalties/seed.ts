import type { PenaltyRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { seedPlaces } from '../places/index.ts'

/** Each has one place, so that it is paid once. */
export async function seedPenalties(tx: Tx, records: readonly PenaltyRecord[]): Promise<void> {
  const placesIds = await seedPlaces(
    tx,
    records.map(() => ({ maximum: 1 })),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'penalty', highest: Math.max(0, ...records.map(({ id }) => id)) })
  await tx.seed.insert(
    'penalties',
    records.map((record, index) => ({
      ...record,
      type: record.type ?? 'penalty',
      placesId: placesIds + index,
      disablesBooking: record.actions.includes('disable_booking'),
      bookingId: null,
      paidAt: null,
      withdrawnAt: null,
    })),
  )
}
