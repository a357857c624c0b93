import type { Provider } from './provider.ts'
import type { ConfiguredProvider, ProviderFeatures } from './provider-record.ts'
import type { GatewayControls } from './simulated-gateway/controls.ts'
import { createGatewayClient, type GatewayClientOptions } from './simulated-gateway/gateway-client.ts'

/** The payment providers of one sandbox. */
export type PaymentProviders = {
  /** Names of the registered providers; the first serves organisations without settings. */
  readonly names: readonly [string, ...string[]]
  readonly isRegistered: (name: string) => boolean
  /** The provider of a payment or a session. Throws for a name that is not registered. */
  readonly providerOf: (name: string) => Provider
  readonly featuresOf: (name: string) => ProviderFeatures
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
  function find(name: string) {
    const found = opened.get(name)
    if (!found) throw new Error(`the provider ${name} is not configured`)
    return found
  }
  const [first, ...others] = opened.keys()
  if (first === undefined) throw new Error('a platform needs a payment provider')
  return {
    names: [first, ...others],
    isRegistered: (name) => opened.has(name),
    controls: simulated.controls,
    providerOf: (name) => find(name).provider,
    featuresOf: (name) => find(name).features,
  }
}
