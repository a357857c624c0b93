import type { OrderItemType } from '@touchline/contract/client'
import { sessionsOf } from './cart.ts'
import type { CartItem } from './cart.ts'

/** Bought items by their meaning: bookings, other purchases, and paid charges. */
export type BoughtParts = {
  readonly booked: readonly CartItem[]
  readonly bought: readonly CartItem[]
  readonly settled: readonly CartItem[]
}

type Part = keyof BoughtParts

const partOfType: Partial<Record<string, Part>> = {
  av2_booking: 'booked',
  av2_booking_bundle: 'booked',
  penalty: 'settled',
  journal_transaction: 'settled',
} satisfies Partial<Record<OrderItemType, Part>>

function partOf(item: CartItem): Part {
  return partOfType[item.type ?? ''] ?? (sessionsOf(item).length > 0 ? 'booked' : 'bought')
}

/** Only bookings have a code, a calendar and cancellation terms. */
export function partsOf(items: readonly CartItem[]): BoughtParts {
  const of = (part: Part) => items.filter((item) => partOf(item) === part)
  return { booked: of('booked'), bought: of('bought'), settled: of('settled') }
}

/** The most important part: a booking before another purchase. */
export function mainPartOf({ booked, bought }: BoughtParts): Part {
  if (booked.length > 0) return 'booked'
  return bought.length > 0 ? 'bought' : 'settled'
}
