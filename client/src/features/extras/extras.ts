import { limits } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import { minorUnits, times } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WireExtra = Entity<'Extra'>

/** An extra with a name and a price. */
export type Extra = Having<Read<WireExtra>, 'id' | 'name' | 'price'>

/** Quantities by id of the extra. */
export type ExtraQuantities = Readonly<Record<number, number>>

export type ChosenExtra = { readonly extra: Extra; readonly quantity: number }

/** The most of an extra for one person: 10, the platform's own limit of it, or the rest. [O-550] */
export function extraLimit({ available, maxQuantity }: Pick<Extra, 'available' | 'maxQuantity'>): number {
  const most = Math.min(limits.extraQuantity, maxQuantity ?? limits.extraQuantity)
  return Math.min(most, Math.max(0, available ?? most))
}

/** Whether a person has it once, whatever the number of days. [O-567] */
export function isForStay({ maxQuantity }: Pick<Extra, 'maxQuantity'>): boolean {
  return maxQuantity === 1
}

/** Extras that fit a choice, and extras that are for the whole only, which it is not. [O-316] */
export function extrasFor(extras: readonly Extra[], isWhole: boolean) {
  const { fit = [], forWhole = [] } = Object.groupBy(extras, ({ wholeOnly }) =>
    isWhole || wholeOnly !== true ? 'fit' : 'forWhole',
  )
  return { fit, forWhole }
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

/** An extra of a line in the basket, with its amount in minor units. */
export type HadExtra = {
  readonly id: number
  readonly name: string
  readonly quantity: number
  readonly amount: MinorUnits
}

/** A chosen extra that does not fit the choice any more, and why. */
export type TakenOff = HadExtra & { readonly why: 'forWhole' | 'notOffered' }

type Offer = {
  readonly forWhole: readonly Extra[]
  readonly all: readonly Extra[]
  /** The extras of the line before its change. */
  readonly had: readonly HadExtra[]
}

/** The chosen extras that go: for the whole only, or not offered to this person. [O-551] */
export function extrasTakenOff({ forWhole, all, had }: Offer, quantities: ExtraQuantities): readonly TakenOff[] {
  const unfit = chosenExtras(forWhole, quantities).map(({ extra: { id, name, price }, quantity }): TakenOff => {
    return { id, name, quantity, amount: times(minorUnits(price.value), quantity), why: 'forWhole' }
  })
  const gone = had.filter(({ id }) => !all.some((extra) => extra.id === id))
  return [...unfit, ...gone.map((extra): TakenOff => ({ ...extra, why: 'notOffered' }))]
}
