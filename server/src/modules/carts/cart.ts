import { createHash } from 'node:crypto'
import { limits, PlatformError } from '@touchline/contract'
import { type MinorUnits, sum } from '@touchline/money'
import type { Chosen } from '../../purchasables/purchasable.ts'
import { purchasables } from '../../purchasables/purchasables.ts'
import type { CartItemRow, CartRow } from './tables.ts'
import { text } from '../../texts/index.ts'

/** A basket with its lines; an extra is a line below another (`parentId`). */
export type CartState = { readonly cart: CartRow; readonly items: readonly CartItemRow[] }

/** The dates that were chosen for a line; undefined where there is nothing to choose. */
export function datesOf({ choice, purchasableType }: Pick<CartItemRow, 'choice' | 'purchasableType'>) {
  // Written by the type that parsed it.
  return choice === null ? undefined : purchasables[purchasableType]?.datesIn?.(choice as Chosen)
}

type Line = Pick<CartItemRow, 'id' | 'parentId' | 'lineTotal' | 'quantity'>

export function totalOf(items: readonly Pick<Line, 'lineTotal'>[]): MinorUnits {
  return sum(items.map(({ lineTotal }) => lineTotal))
}

export function cartTotal({ items }: CartState): MinorUnits {
  return totalOf(items)
}

/** Throws `validation_failed` at the item's quantity when the basket would exceed the payment limit. payments.md 6.2 */
export function refuseUnpayable(amount: number, path: string): void {
  if (amount <= limits.amount) return
  const fields = { [`${path}quantity`]: [text('carts:too_much')] }
  throw new PlatformError('validation_failed', { fields })
}

/** The count on the basket badge: quantities of top-level lines, without extras. */
export function itemCountOf(items: readonly Pick<Line, 'parentId' | 'quantity'>[]): number {
  return items.filter(({ parentId }) => parentId === null).reduce((count, { quantity }) => count + quantity, 0)
}

/** The input of a hash; without a basket, it is empty. */
type Hashed = Pick<CartState, 'items'> & { readonly cart?: Pick<CartRow, 'notices'> }

/**
 * Hash of everything the customer pays for: lines, quantities, prices, attendees, and changes by others, such as a new
 * time. Line ids are part of it, so a later basket with the same items has another hash. Opaque to clients. payments.md
 * 5.8, O-46
 */
export function itemHashOf({ cart, items }: Hashed, currencyCode: string): string {
  const lines = items
    .toSorted((a, b) => a.id - b.id)
    .map((item) => [
      item.id,
      item.parentId,
      item.purchasableType,
      item.purchasableId,
      item.quantity,
      item.unitPrice,
      item.lineTotal,
      item.purchasedForUserId,
      item.benefitApplied,
      item.packageApplied,
      // A day may be changed for another one at the same price.
      ...(datesOf(item)?.camp_occurrence_ids ?? []),
    ])
  const facts = JSON.stringify([lines, currencyCode, totalOf(items), ...(cart?.notices ?? [])])
  return `v1:${createHash('sha256').update(facts).digest('hex')}`
}
