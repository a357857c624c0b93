import { z } from 'zod'
import type { ProviderEvent, WebhookDelivery } from '../provider.ts'
import { isSigned } from './webhook-signature.ts'

/** An event of the simulated gateway, as far as the platform reads it. payments.md 4.7 */
const GatewayEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  data: z.object({
    vendor_tx_code: z.string(),
    state: z.string(),
    expires_at: z.int().nullish(),
    refund_id: z.string().nullish(),
  }),
})

/** The event in a delivery; undefined when the signature does not match. payments.md 4.7 */
export function readSignedEvent(
  secret: string,
  { headers, rawBody, body, now }: WebhookDelivery,
): ProviderEvent | 'ignored' | undefined {
  const header = headers['x-gateway-signature']
  if (!isSigned({ header: typeof header === 'string' ? header : '', rawBody, secret, now })) return undefined
  const read = GatewayEvent.safeParse(body)
  if (!read.success) return 'ignored'
  const { id, type, data } = read.data
  return {
    id,
    type,
    reference: data.vendor_tx_code,
    state: data.state,
    expiresAt: data.expires_at ?? null,
    refundId: data.refund_id ?? null,
  }
}
