import { minorUnits } from '@touchline/money'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { CreditRecord } from '../seed-writer.ts'

/** Amina's credit is what came back when she cancelled Idris's goalkeeper taster (see `orders/history.ts`). */
export const cancelledTaster = { creditId: 1, price: minorUnits(1500), cancelledDaysAgo: 34 } as const

/** Credit from a cancellation lasts twelve months. */
export function seedCredits(day: SeedDay): readonly CreditRecord[] {
  return [
    {
      id: cancelledTaster.creditId,
      userId: personaId('amina'),
      type: 'general',
      amount: cancelledTaster.price,
      reason: 'Goalkeeper taster',
      cause: 'cancellation',
      createdAt: day.instantAt(-cancelledTaster.cancelledDaysAgo, '20:05'),
      expiresAt: day.instantAt(-cancelledTaster.cancelledDaysAgo + 365, '23:59'),
    },
    {
      id: 2,
      userId: personaId('ben'),
      type: 'membership',
      amount: minorUnits(2000),
      reason: 'Member reward for two years',
      createdAt: day.instantAt(-12, '08:00'),
      expiresAt: day.instantAt(170, '23:59'),
    },
  ]
}
