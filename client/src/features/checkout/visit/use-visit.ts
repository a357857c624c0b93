import { cancelRedirectSession, readRedirectSession } from '@touchline/contract/calls/checkouts'
import type { Entity } from '@touchline/contract/client'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { Read } from '../../../api/keys.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'
import type { PaidOrder } from '../../payments/machine/states/payment-errors.ts'

/** A third party's address that a customer may be sent to; null for anything but a web page. */
export function visitAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? address : null
}

/** Whether the checkout has expired at `now`, epoch milliseconds; never without an expiry. */
export function isOver(expiresAt: string | null | undefined, now: number): boolean {
  const instant = Date.parse(expiresAt ?? '')
  return Number.isFinite(instant) && instant <= now
}

type WireSession = Entity<'RedirectSession'>

/** A third-party checkout, as far as the platform describes it. */
export type RedirectSession = Read<WireSession>

/** The order that ended a third-party checkout in another window. */
export async function orderOfVisit(checkoutId: string): Promise<PaidOrder | null> {
  const { consumedAt, orderId } = await call(readRedirectSession, { params: { checkoutId } })
  if (!consumedAt) return null
  return { reference: String(orderId ?? ''), total: null, path: null }
}

/**
 * Gives a third-party checkout up, so that it cannot be paid afterwards. Answers false while it is being paid; a platform
 * without the call, or without an answer, keeps nobody here. [O-362]
 */
export async function giveUpVisit(checkoutId: string): Promise<boolean> {
  try {
    await call(cancelRedirectSession, { params: { checkoutId } })
    return true
  } catch (error) {
    return !isApiError(error) || error.code !== 'basket_locked'
  }
}

/** The page shows the error for an unknown one. */
export function useVisit(checkoutId: string): Query<RedirectSession> {
  return useQuery([readRedirectSession.name, checkoutId], () => call(readRedirectSession, { params: { checkoutId } }))
}
