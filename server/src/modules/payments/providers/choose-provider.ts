import { type PaymentProvider, paymentProviders, PlatformError } from '@touchline/contract'
import { type MinorUnits, minorUnits } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import type { ProviderFeatures } from './provider-record.ts'

/** The organisation's settings for card payments. */
export type PaymentSettings = {
  readonly provider: PaymentProvider
  /** The smallest card charge; a provider may require more. */
  readonly minimum: MinorUnits
}

/** The organisation's settings; by default the card gateway without a minimum. */
export async function readPaymentSettings(reads: Reads): Promise<PaymentSettings> {
  const { id } = await reads.site.getClient()
  const settings = await reads.payments.settingsOf({ clientId: id })
  return { provider: settings?.provider ?? 'card-gateway', minimum: minorUnits(settings?.minimumAmount ?? 0) }
}

/**
 * Checks the provider named in a path. Throws `provider_unsupported` for an unknown name, `provider_mismatch` when the
 * payment was started with another provider.
 */
export function checkProvider(named: string | undefined, startedWith: PaymentProvider): void {
  if (named !== undefined && knownProvider(named) !== startedWith) throw new PlatformError('provider_mismatch')
}

/** The provider of a name. Throws `provider_unsupported` for an unknown one. */
export function knownProvider(name: string): PaymentProvider {
  const known = paymentProviders.find((provider) => provider === name)
  if (known === undefined) throw unsupported(name)
  return known
}

/**
 * Checks that the provider, and the named one, can prepare a payment this way: by a session exactly where it works by
 * sessions. Throws `provider_unsupported`.
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
