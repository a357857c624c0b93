import type { PaymentProvider } from '@touchline/contract'
import { createCardGateway } from './card-gateway/card-gateway.ts'
import type { GatewayControls } from './card-gateway/controls.ts'
import { createCardProvider } from './card-provider/card-provider.ts'
import { createSessionProvider } from './session-provider/session-provider.ts'
import { createGatewayClient, type GatewayClientOptions } from './card-gateway/gateway-client.ts'
import type { Provider } from './provider.ts'

/** Everything that takes money for one sandbox. */
export type PaymentGateway = {
  /** The provider of a payment or a session. */
  readonly providerOf: (name: PaymentProvider) => Provider
  /** What sandbox mode may do to the simulated gateway; undefined where sandbox controls are off. */
  readonly controls: GatewayControls | undefined
}

export function createPaymentGateway(options: GatewayClientOptions): PaymentGateway {
  const client = createGatewayClient(options)
  const providers: Readonly<Record<PaymentProvider, Provider>> = {
    'card-gateway': createCardGateway(client),
    'card-provider': createCardProvider(client),
    'session-provider': createSessionProvider(client),
  }
  return { controls: client.controls, providerOf: (name) => providers[name] }
}
