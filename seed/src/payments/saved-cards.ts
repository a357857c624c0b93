import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { SavedCardRecord } from '../seed-writer.ts'

/** The month of a day as cards have it, `MM/YY`. */
function monthOnCard(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`
}

/** Gwen keeps two cards: one that pays, and one that has expired since. */
export function seedSavedCards(day: SeedDay): readonly SavedCardRecord[] {
  const gwens = {
    userId: personaId('gwen'),
    provider: 'card-gateway',
    brand: 'visa',
    cardholderName: 'Gwen Llewellyn',
  } as const
  return [
    {
      ...gwens,
      id: 1,
      token: 'seeded-card-of-gwen-1',
      lastFour: '3220',
      expiry: monthOnCard(day.dayAt(-62)),
      savedAt: day.instantAt(-400, '09:12'),
    },
    {
      ...gwens,
      id: 2,
      token: 'seeded-card-of-gwen-2',
      lastFour: '4242',
      expiry: monthOnCard(day.dayAt(700)),
      savedAt: day.instantAt(-61, '18:40'),
    },
  ]
}
