import type { RedirectSession } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { RedirectSessionRow } from './tables.ts'

/** The partner and the customer of a checkout. The customer's name is for their own token: the first name, and how the last one begins. */
type Between = {
  readonly partner: { readonly name: string }
  readonly customer: { readonly firstName: string; readonly lastName: string } | null
}

export function presentSession(row: RedirectSessionRow, { partner, customer }: Between): RedirectSession {
  return {
    id: row.id,
    success_url: row.successUrl,
    abort_url: row.abortUrl,
    expiration_url: row.expirationUrl,
    expires_at: presentInstant(row.expiresAt),
    consumed_at: row.consumedAt === null ? null : presentInstant(row.consumedAt),
    order_id: row.orderId,
    partner_name: partner.name,
    customer_name: customer && `${customer.firstName} ${Array.from(customer.lastName)[0] ?? ''}.`,
  }
}
