import type { ProviderEvent, WebhookDelivery } from '../provider.ts'
import { isSigned } from './webhook-signature.ts'

/** The event in a delivery; undefined when the signature does not match. payments.md 4.7 */
export function readSignedEvent(
  secret: string,
  { headers, rawBody, body, now }: WebhookDelivery,
): ProviderEvent | undefined {
  const header = headers['x-gateway-signature']
  if (!isSigned({ header: typeof header === 'string' ? header : '', rawBody, secret, now })) return undefined
  const { vendor_tx_code: reference, state, expires_at: expiresAt, refund_id: refundId } = body.data
  return {
    id: body.id,
    type: body.type,
    reference,
    state,
    expiresAt: expiresAt ?? null,
    refundId: refundId ?? null,
  }
}
