import type { PaymentProvider } from '@touchline/contract'
import { cardGateway } from './adapters/card-gateway.ts'
import { cardProvider } from './adapters/card-provider.ts'
import { sessionProvider } from './adapters/session-provider.ts'
import type { PaymentAdapter } from './payment-adapter.ts'

const adapters: Readonly<Record<PaymentProvider, PaymentAdapter>> = {
  'card-gateway': cardGateway,
  'card-provider': cardProvider,
  'session-provider': sessionProvider,
}

/** The platform's provider names with their adapters, from the configuration. payments.md 2.1 */
export type ProviderNames = Readonly<Record<string, PaymentProvider>>

/** The adapter of a provider by the platform's name; undefined without one. */
export function adapterFor(providerName: string, names: ProviderNames): PaymentAdapter | undefined {
  const known = Object.hasOwn(names, providerName) ? names[providerName] : providerName
  return Object.values(adapters).find((adapter) => adapter.provider === known)
}
