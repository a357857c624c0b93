import { z } from 'zod'
import type { GatewayAnswer } from '../card-gateway/call.ts'
import type { GatewayClient } from '../card-gateway/gateway-client.ts'

/** Of the library that browsers load. */
export const libraryPath = '/gateway/v1/js/card-provider.js'

const PublishableKey = z.object({ publishable_key: z.string() })

/** The key that every page of the merchant may know. */
export function openKey(client: GatewayClient, key: string): Promise<GatewayAnswer<z.infer<typeof PublishableKey>>> {
  return client.open('/publishable-keys', key, { vendor: client.merchantId }, PublishableKey)
}
