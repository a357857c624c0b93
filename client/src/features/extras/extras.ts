import { limits } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WireExtra = Entity<'Extra'>

/** An extra with a name and a price. */
export type Extra = Having<Read<WireExtra>, 'id' | 'name' | 'price'>

/** Quantities by id of the extra. */
export type ExtraQuantities = Readonly<Record<number, number>>

export type ChosenExtra = { readonly extra: Extra; readonly quantity: number }

/** The most of an extra for one customer: 10, or the rest. */
export function extraLimit({ available }: Pick<Extra, 'available'>): number {
  return Math.min(limits.extraQuantity, Math.max(0, available ?? limits.extraQuantity))
}

/** The extras that fit a choice: some are for the whole only. [O-316] */
export function extrasFor(extras: readonly Extra[], isWhole: boolean): readonly Extra[] {
  return isWhole ? extras : extras.filter(({ wholeOnly }) => wholeOnly !== true)
}

/** The chosen quantity, within the limit. */
export function quantityOf(quantities: ExtraQuantities, extra: Extra): number {
  return Math.min(quantities[extra.id] ?? 0, extraLimit(extra))
}

/** The extras to buy, without those of quantity 0. */
export function chosenExtras(extras: readonly Extra[], quantities: ExtraQuantities): readonly ChosenExtra[] {
  return extras
    .map((extra) => ({ extra, quantity: quantityOf(quantities, extra) }))
    .filter(({ quantity }) => quantity > 0)
}
