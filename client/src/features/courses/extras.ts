import { limits } from '@touchline/contract/client'
import type { CourseExtra } from './course.ts'

/** Quantities by id of the extra. */
export type ExtraQuantities = Readonly<Record<number, number>>

export type ChosenExtra = { readonly extra: CourseExtra; readonly quantity: number }

/** How many of an extra one customer can take: 10, or what is left. [S5-010, S9-028, C-54] */
export function extraLimit({ available }: Pick<CourseExtra, 'available'>): number {
  return Math.min(limits.extraQuantity, Math.max(0, available ?? limits.extraQuantity))
}

/** How many are chosen of what can still be had. */
export function quantityOf(quantities: ExtraQuantities, extra: CourseExtra): number {
  return Math.min(quantities[extra.id] ?? 0, extraLimit(extra))
}

/** The extras to buy, those with 0 left out. [C-54] */
export function chosenExtras(extras: readonly CourseExtra[], quantities: ExtraQuantities): readonly ChosenExtra[] {
  return extras
    .map((extra) => ({ extra, quantity: quantityOf(quantities, extra) }))
    .filter(({ quantity }) => quantity > 0)
}
