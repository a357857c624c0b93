import { minorUnits } from '@touchline/money'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { PenaltyRecord } from '../seed-writer.ts'

/** Operators charge for missed sessions and stop new bookings until the charge is paid. */
export function seedPenalties(day: SeedDay): readonly PenaltyRecord[] {
  return [
    {
      id: 1,
      userId: personaId('dylan'),
      amount: minorUnits(500),
      reason: 'Two sessions of Back to netball missed without notice',
      actions: ['disable_booking'],
      createdAt: day.instantAt(-6, '22:00'),
    },
  ]
}
