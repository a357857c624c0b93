import { readRedirectSession } from '@touchline/contract/calls/checkouts'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/use-query.ts'
import type { PaidOrder } from '../payments/machine/payment-errors.ts'
import type { Query } from '../../app/use-query.ts'

type WireSession = Entity<'RedirectSession'>

/** A visit to the checkout from a third party's site, as far as a platform says it. [S3-049, O-17] */
export type RedirectSession = Read<WireSession>

/** The order that a visit ended with, in another window; the page that the customer is sent to tells of it. */
export async function orderOfVisit(checkoutId: string): Promise<PaidOrder | null> {
  const { consumedAt, orderId } = await call(readRedirectSession, { params: { checkoutId } })
  if (!consumedAt) return null
  return { reference: String(orderId ?? ''), total: null, path: null }
}

/** One that does not exist is an error for the page to show. */
export function useVisit(checkoutId: string): Query<RedirectSession> {
  return useQuery([readRedirectSession.name, checkoutId], () => call(readRedirectSession, { params: { checkoutId } }))
}
