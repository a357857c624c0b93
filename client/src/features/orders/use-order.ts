import { readOrder } from '@touchline/contract/calls/orders'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireOrder = Entity<'Order'>

export type Order = Read<WireOrder>

/** One order of a customer; another's is answered like an unknown one. */
export function useOrder(userId: number, orderId: string): Query<Order> {
  return useQuery([readOrder.name, userId, orderId], () =>
    // An id from the address is sent unchecked: the platform answers a malformed one as not found.
    call(readOrder, { params: { userId, orderId: Number(orderId) } }),
  )
}
