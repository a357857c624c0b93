import type { PaymentProvider } from '@touchline/contract'
import { createCardGateway } from './card-gateway/card-gateway.ts'
import type { GatewayControls } from './card-gateway/controls.ts'
import { createGatewayClient, type GatewayClientOptions } from './card-gateway/gateway-client.ts'
import type { Provider } from './provider.ts'

/** Everything that takes money for one sandbox. */
export type PaymentGateway = {
  /** The provider of a payment or a session. Throws for one that is not built: none can have been stored. */
  readonly providerOf: (name: PaymentProvider) => Provider
  /** What sandbox mode may do to the simulated gateway; undefined where sandbox controls are off. */
  readonly controls: GatewayControls | undefined
}

export function createPaymentGateway(options: GatewayClientOptions): PaymentGateway {
  const client = createGatewayClient(options)
  const providers: Partial<Record<PaymentProvider, Provider>> = { 'card-gateway': createCardGateway(client) }
  return {
    controls: client.controls,
    providerOf: (name) => {
      const provider = providers[name]
      if (!provider) throw new Error(`there is no payment provider ${name}`)
      return provider
    },
  }
}
