import { limits } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WireExtra = Entity<'Extra'>

/** Something sold along with a booking, as a platform answers it; it can be shown when it has a name and a price. */
export type Extra = Having<Read<WireExtra>, 'id' | 'name' | 'price'>

/** Quantities by id of the extra. */
export type ExtraQuantities = Readonly<Record<number, number>>

export type ChosenExtra = { readonly extra: Extra; readonly quantity: number }

/** How many of an extra one customer can take: 10, or what is left. [S5-010, S9-028, C-54] */
export function extraLimit({ available }: Pick<Extra, 'available'>): number {
  return Math.min(limits.extraQuantity, Math.max(0, available ?? limits.extraQuantity))
}

/** How many are chosen of what can still be had. */
export function quantityOf(quantities: ExtraQuantities, extra: Extra): number {
  return Math.min(quantities[extra.id] ?? 0, extraLimit(extra))
}

/** The extras to buy, those with 0 left out. [C-54] */
export function chosenExtras(extras: readonly Extra[], quantities: ExtraQuantities): readonly ChosenExtra[] {
  return extras
    .map((extra) => ({ extra, quantity: quantityOf(quantities, extra) }))
    .filter(({ quantity }) => quantity > 0)
}
