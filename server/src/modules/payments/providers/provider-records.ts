import { cardGateway } from './card-gateway/card-gateway.ts'
import { cardProvider } from './card-provider/card-provider.ts'
import type { ConfiguredProvider, Environment, ProviderRecord } from './provider-record.ts'
import { sessionProvider } from './session-provider/session-provider.ts'

/** The providers that a payment can go by. */
export const providerRecords: readonly ProviderRecord[] = [cardGateway, cardProvider, sessionProvider]

/** The providers that the environment has settings for. Throws a ZodError for settings that are not right. */
export function configureProviders(
  records: readonly ProviderRecord[],
  environment: Environment,
): readonly ConfiguredProvider[] {
  return records.flatMap((record) => record.configure(environment) ?? [])
}
