import { useState } from 'react'
import { useQuery } from '../../app/answers/use-query.ts'
import { type Cart, isEmpty } from '../carts/cart.ts'
import type { PaidOrder } from '../payments/machine/states/payment-errors.ts'

/** Ids of the items shown last; empty before any. */
export function useShownItems(cart: Cart | null): readonly number[] {
  const [shown, setShown] = useState<readonly number[]>([])
  const ids = cart === null || isEmpty(cart) ? shown : cart.items.flatMap(({ id }) => (id === null ? [] : [id]))
  if (ids.join() !== shown.join()) setShown(ids)
  return ids
}

type Gone = {
  /** Not known yet. */
  readonly isAsked: boolean
  /** The order that paid it; null without one. */
  readonly order: PaidOrder | null
}

/** The fate of a basket shown here that is empty now, by its item ids; null asks nothing. */
export function useGoneBasket(itemIds: readonly number[] | null, read: () => Promise<PaidOrder | null>): Gone {
  const key = itemIds === null || itemIds.length === 0 ? null : (['paidOrder', ...itemIds] as const)
  const query = useQuery(key, read, 'component')
  return { isAsked: key !== null && query.status === 'loading', order: query.status === 'success' ? query.data : null }
}
