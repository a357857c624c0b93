import type { RedirectSession } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { RedirectSessionRow } from './tables.ts'

export function presentSession(row: RedirectSessionRow): RedirectSession {
  return {
    id: row.id,
    success_url: row.successUrl,
    abort_url: row.abortUrl,
    expiration_url: row.expirationUrl,
    expires_at: presentInstant(row.expiresAt),
    consumed_at: row.consumedAt === null ? null : presentInstant(row.consumedAt),
    order_id: row.orderId,
  }
}
