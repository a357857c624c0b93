import type { Cart, Unworded } from '@touchline/contract'
import { type Currency, minus, sum } from '@touchline/money'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Discount } from '../../../purchasables/discount.ts'
import type { Chosen } from '../../../purchasables/purchasable.ts'
import type { CartItemRow } from '../tables.ts'

type Line = Pick<CartItemRow, 'id' | 'choice' | 'unitPrice'>

/** The discount of a line. */
export function discountOf({ choice }: Pick<Line, 'choice'>): Discount | undefined {
  // Written by the type that parsed it.
  return (choice as Chosen | null)?.discount
}

/** The discounts of a basket, one per customer, in line order. */
export function discountsIn(items: readonly Line[]) {
  const lines = items.flatMap((line) => {
    const discount = discountOf(line)
    return discount ? [{ id: line.id, ...discount, saved: minus(discount.instead, line.unitPrice) }] : []
  })
  return [...Map.groupBy(lines, ({ customerId }) => customerId)].map(([customerId, own]) => ({
    customerId,
    reference: own[0]?.reference ?? '',
    itemIds: own.map(({ id }) => id),
    amount: sum(own.map(({ saved }) => saved)),
  }))
}

export function presentDiscounts(items: readonly Line[], currency: Currency): Unworded<Cart>['discounts'] {
  return discountsIn(items).map(({ customerId, reference, itemIds, amount }) => ({
    customer_id: customerId,
    reference,
    cart_item_ids: itemIds,
    amount: presentPrice(amount, currency),
  }))
}
