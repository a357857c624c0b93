import { readOrderAtDesk, refundOrder } from '@touchline/contract/calls/orders'
import { useRef } from 'react'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import { uniqueKey } from '../../../browser/machine.ts'
import type { DeskOrder, RefundWay } from './refund.ts'

/** Any order by its number. */
export function useDeskOrder(orderId: number): Query<DeskOrder> {
  return useQuery([readOrderAtDesk.name, orderId], () => call(readOrderAtDesk, { params: { orderId } }))
}

export type Refund = {
  readonly way: RefundWay
  /** In minor units. */
  readonly amount: number
  /** The refunded line; null for none. */
  readonly itemId: number | null
  readonly reason: string
}

/** Refunds a part of an order. The same refund after a lost answer is sent under the same key, and so made once. */
export function useRefunding(orderId: number): (refund: Refund) => Promise<void> {
  const sent = useRef<{ readonly what: string; readonly key: string } | null>(null)
  return async ({ way, amount, itemId, reason }) => {
    const told = reason.trim()
    const body = { refunds: [{ tenderType: way, amount, itemId }], reason: told === '' ? null : told }
    const what = JSON.stringify(body)
    if (sent.current?.what !== what) sent.current = { what, key: uniqueKey() }
    try {
      await call(refundOrder, { params: { orderId }, body, idempotencyKey: sent.current.key })
      sent.current = null
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) sent.current = null
      throw error
    }
  }
}
