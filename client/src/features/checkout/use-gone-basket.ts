import { useState } from 'react'
import { useQuery } from '../../app/use-query.ts'
import { type Cart, isEmpty } from '../carts/cart.ts'
import type { PaidOrder } from '../payments/machine/payment-errors.ts'

/** The ids of the items that a page has shown last; none before it has shown any. */
export function useShownItems(cart: Cart | null): readonly number[] {
  const [shown, setShown] = useState<readonly number[]>([])
  const ids = cart === null || isEmpty(cart) ? shown : cart.items.flatMap(({ id }) => (id === null ? [] : [id]))
  if (ids.join() !== shown.join()) setShown(ids)
  return ids
}

type Gone = {
  /** Nobody knows yet. */
  readonly isAsked: boolean
  /** The order by which it was paid; null where nobody has paid it. */
  readonly order: PaidOrder | null
}

/** What became of a basket that this page has shown, by the ids of its items, and that is empty now; null asks nothing. */
export function useGoneBasket(itemIds: readonly number[] | null, read: () => Promise<PaidOrder | null>): Gone {
  const key = itemIds === null || itemIds.length === 0 ? null : (['paidOrder', ...itemIds] as const)
  const query = useQuery(key, read, 'component')
  return { isAsked: key !== null && query.status === 'loading', order: query.status === 'success' ? query.data : null }
}
