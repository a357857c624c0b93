import { type PaymentProvider, paymentProviders, PlatformError } from '@touchline/contract'

/** The provider of this organisation. */
export const organisationProvider: PaymentProvider = 'card-gateway'

/**
 * Checks the provider a path names, if it names one. Throws `provider_unsupported` for a name that is none or not this
 * organisation's, `provider_mismatch` for another provider than the one the payment was started with. [P8-014]
 */
export function checkProvider(named: string | undefined, startedWith: PaymentProvider): void {
  checkKnownProvider(named)
  if (named !== undefined && named !== startedWith) throw new PlatformError('provider_mismatch')
}

/** Throws `provider_unsupported` when a path names a provider that there is not. */
export function checkKnownProvider(named: string | undefined): void {
  const known: readonly string[] = paymentProviders
  if (named !== undefined && !known.includes(named)) throw unsupported(named)
}

/** The provider to prepare with: the one a path names, or the organisation's. Throws `provider_unsupported`. */
export function chooseProvider(named: string | undefined): PaymentProvider {
  if (named !== undefined && named !== organisationProvider) throw unsupported(named)
  return organisationProvider
}

function unsupported(name: string): PlatformError {
  return new PlatformError('provider_unsupported', { message: `Payment provider '${name}' is not supported` })
}
