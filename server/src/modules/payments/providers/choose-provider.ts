import { PlatformError } from '@touchline/contract'
import { type MinorUnits, minorUnits } from '@touchline/money'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import type { PaymentProviders } from './payment-providers.ts'
import type { ProviderFeatures } from './provider-record.ts'

/** The organisation's settings for card payments. */
export type PaymentSettings = {
  readonly provider: string
  /** The smallest card charge; a provider may require more. */
  readonly minimum: MinorUnits
}

type Registered = Pick<PaymentProviders, 'names' | 'isRegistered'>

/** The organisation's settings; by default the first provider without a minimum. Its provider may not be registered. */
export async function readPaymentSettings(reads: Reads, { names }: Registered): Promise<PaymentSettings> {
  const { id } = await reads.site.getClient()
  const settings = await reads.payments.settingsOf({ clientId: id })
  return { provider: settings?.provider ?? names[0], minimum: minorUnits(settings?.minimumAmount ?? 0) }
}

/**
 * Checks the provider named in a path. Throws `provider_unsupported` for an unknown name, `provider_mismatch` when the
 * payment was started with another provider.
 */
export function checkProvider(registered: Registered, named: string | undefined, startedWith: string): void {
  if (named !== undefined && knownProvider(registered, named) !== startedWith)
    throw new PlatformError('provider_mismatch')
}

/** The name, of a registered provider. Throws `provider_unsupported` for an unknown one. */
export function knownProvider({ isRegistered }: Registered, name: string): string {
  if (!isRegistered(name)) throw unsupported(name)
  return name
}

/**
 * Checks that the provider, and the named one, can prepare a payment this way: by a session exactly where it works by
 * sessions. Throws `provider_unsupported`.
 */
export function checkPreparation(
  named: string | undefined,
  provider: string,
  asked: { readonly bySession: boolean; readonly features: ProviderFeatures },
): void {
  if (named !== undefined && named !== provider) throw unsupported(named)
  if (asked.bySession && !asked.features.bySession) throw unsupported(provider)
}

function unsupported(name: string): PlatformError {
  return new PlatformError('provider_unsupported', { text: text('payments:provider_not_supported', { name }) })
}
