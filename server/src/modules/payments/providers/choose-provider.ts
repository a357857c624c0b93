import { type PaymentProvider, paymentProviders, PlatformError } from '@touchline/contract'
import { type MinorUnits, minorUnits } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import type { ProviderFeatures } from './provider-record.ts'

/** How an organisation takes cards. */
export type PaymentSettings = {
  readonly provider: PaymentProvider
  /** Least amount a card is charged with; a provider may have a higher one. */
  readonly minimum: MinorUnits
}

/** The settings of the organisation; without any it is the card gateway, whatever the amount. */
export async function readPaymentSettings(reads: Reads): Promise<PaymentSettings> {
  const { id } = await reads.site.getClient()
  const settings = await reads.payments.settingsOf({ clientId: id })
  return { provider: settings?.provider ?? 'card-gateway', minimum: minorUnits(settings?.minimumAmount ?? 0) }
}

/**
 * Checks the provider a path names, if it names one. Throws `provider_unsupported` for a name that is none,
 * `provider_mismatch` for another provider than the one the payment was started with. [P8-014]
 */
export function checkProvider(named: string | undefined, startedWith: PaymentProvider): void {
  if (named !== undefined && knownProvider(named) !== startedWith) throw new PlatformError('provider_mismatch')
}

/** The provider of a name. Throws `provider_unsupported` when there is none of it. */
export function knownProvider(name: string): PaymentProvider {
  const known = paymentProviders.find((provider) => provider === name)
  if (known === undefined) throw unsupported(name)
  return known
}

/**
 * Checks that a payment can be prepared this way: with the provider that the path names, if it names one, and by a session
 * where, and only where, the provider works by sessions. Throws `provider_unsupported`.
 */
export function checkPreparation(
  named: string | undefined,
  provider: PaymentProvider,
  asked: { readonly bySession: boolean; readonly features: ProviderFeatures },
): void {
  if (named !== undefined && named !== provider) throw unsupported(named)
  if (asked.bySession && !asked.features.bySession) throw unsupported(provider)
}

function unsupported(name: string): PlatformError {
  return new PlatformError('provider_unsupported', { text: text('payments:provider_not_supported', { name }) })
}
