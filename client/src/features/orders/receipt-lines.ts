import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'

type WireOrder = Entity<'OrderForReader'>

type Order = Read<WireOrder>
type Line = Order['items'][number] | Order['items'][number]['childItems'][number]

export type ReceiptLine = {
  readonly name: string | null
  readonly quantity: number
  /** The name of the attendee or member; null where nobody is named. */
  readonly person: string | null
  /** The whole line's amount, minor units; null when unknown. */
  readonly amount: number | null
  /** An extra belongs to the line above it. */
  readonly isExtra: boolean
  /** The package that paid for it, in the platform's words. */
  readonly note: string | null
}

function lineOf(line: Line, isExtra: boolean): ReceiptLine {
  const { name, quantity, price, lineTotal } = line
  const count = quantity ?? 1
  const note = 'packageApplied' in line && line.packageApplied ? (line.priceNote ?? null) : null
  const person = ('purchasedForName' in line && line.purchasedForName) || null
  return { name, quantity: count, person, amount: lineTotal?.value ?? (price && price.value * count), isExtra, note }
}

/** The extras and fees of an item. A session among its child items has a share of its price, and adds nothing to it. */
export function extrasOf({ childItems }: Pick<Order['items'][number], 'childItems'>) {
  return childItems.filter(({ type }) => type === 'pricing_option')
}

/** The items, line by line, extras under theirs. */
export function receiptLines(items: Order['items']): readonly ReceiptLine[] {
  return items.flatMap((item) => [lineOf(item, false), ...extrasOf(item).map((extra) => lineOf(extra, true))])
}
