import { listOrders, readOrder, resendConfirmation } from '@touchline/contract/calls/orders'
import { useState } from 'react'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { call, callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import { useBusy } from '../../app/answers/use-busy.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { OtherErrors, Query } from '../../app/answers/use-query.ts'
import type { Read } from '../../api/keys.ts'

/** An order with an id. */
export type MyOrder = Having<Order, 'id'>

/** Every order of a customer, newest first. `otherErrors`: `component` where they are one part of a page. */
export function useMyOrders(userId: number, otherErrors: OtherErrors = 'boundary'): Query<readonly MyOrder[]> {
  return useQuery(
    [listOrders.name, userId],
    async () => {
      const orders = await allPages((page) => callList(listOrders, { params: { userId }, query: page }))
      return having(orders, 'id')
    },
    otherErrors,
  )
}

type Resending = { readonly busy: boolean; readonly sent: boolean; readonly send: () => void }

/** Requests the confirmation of an order again. */
export function useResending(userId: number, orderId: number): Resending {
  const { busy, run } = useBusy()
  const [sent, setSent] = useState(false)

  async function send(): Promise<void> {
    await call(resendConfirmation, { params: { userId, orderId } })
    setSent(true)
  }

  return { busy, sent, send: () => run(send) }
}

type WireOrder = Entity<'OrderForReader'>

export type Order = Read<WireOrder>

/** One order of a customer; another's is answered like an unknown one. */
export function useOrder(userId: number, orderId: string): Query<Order> {
  return useQuery([readOrder.name, userId, orderId], () =>
    // An id from the address is sent unchecked: the platform answers a malformed one as not found.
    call(readOrder, { params: { userId, orderId: Number(orderId) } }),
  )
}
