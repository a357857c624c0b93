import { z } from 'zod'
import type { GatewayAnswer } from '../simulated-gateway/call.ts'
import type { GatewayClient } from '../simulated-gateway/gateway-client.ts'

/** Where browsers load the library from. */
export const libraryUrl = (publicUrl: string): string => `${publicUrl}/gateway/v1/js/card-provider.js`

const PublishableKey = z.object({ publishable_key: z.string() })

/** Reads the merchant's publishable key. */
export function openKey(client: GatewayClient, key: string): Promise<GatewayAnswer<z.infer<typeof PublishableKey>>> {
  return client.open('/publishable-keys', key, { vendor: client.merchantId }, PublishableKey)
}
