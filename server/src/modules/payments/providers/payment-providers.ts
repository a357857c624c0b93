import type { PaymentProvider } from '@touchline/contract'
import type { Provider } from './provider.ts'
import type { ConfiguredProvider, ProviderFeatures } from './provider-record.ts'
import type { GatewayControls } from './simulated-gateway/controls.ts'
import { createGatewayClient, type GatewayClientOptions } from './simulated-gateway/gateway-client.ts'

/** The payment providers of one sandbox. */
export type PaymentProviders = {
  /** The provider of a payment or a session. */
  readonly providerOf: (name: PaymentProvider) => Provider
  readonly featuresOf: (name: PaymentProvider) => ProviderFeatures
  /** Controls of the simulated gateway; undefined without sandbox controls. */
  readonly controls: GatewayControls | undefined
}

type Options = GatewayClientOptions & { readonly providers: readonly ConfiguredProvider[] }

export function openPaymentProviders({ providers, ...options }: Options): PaymentProviders {
  const simulated = createGatewayClient(options)
  const { webhookUrl, origins } = options.registration()
  const opened = new Map(
    providers.map(({ name, features, open }) => {
      const merchant = {
        id: options.merchantId,
        webhookUrl: webhookUrl.replace('{provider}', name),
        origins,
        simulated,
      }
      return [name, { features, provider: open(merchant) }]
    }),
  )
  function find(name: PaymentProvider) {
    const found = opened.get(name)
    if (!found) throw new Error(`the provider ${name} is not configured`)
    return found
  }
  return {
    controls: simulated.controls,
    providerOf: (name) => find(name).provider,
    featuresOf: (name) => find(name).features,
  }
}
