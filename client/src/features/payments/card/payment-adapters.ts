import type { AdapterName } from '../../../app/config/adapter-names.ts'
import { cardGateway } from './adapters/card-gateway/card-gateway.ts'
import { cardProvider } from './adapters/card-provider/card-provider.ts'
import { sessionProvider } from './adapters/session-provider/session-provider.ts'
import type { PaymentAdapter } from './payment-adapter.ts'

/** The providers that this client can pay with. */
export const paymentAdapters: readonly PaymentAdapter[] = Object.values({
  'card-gateway': cardGateway,
  'card-provider': cardProvider,
  'session-provider': sessionProvider,
} satisfies Readonly<Record<AdapterName, PaymentAdapter>>)

/** The platform's provider names with the names of their adapters, from the configuration. payments.md 2.1 */
export type ProviderNames = Readonly<Record<string, string>>

type Known = { readonly adapters: readonly PaymentAdapter[]; readonly providerNames: ProviderNames }

/** The adapter of a provider by the platform's name; undefined without one. */
export function adapterFor(providerName: string, { adapters, providerNames }: Known): PaymentAdapter | undefined {
  const known = Object.hasOwn(providerNames, providerName) ? providerNames[providerName] : providerName
  return adapters.find(({ name }) => name === known)
}
