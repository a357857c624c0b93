import { type AuthorisationOutcome, type ErrorCode, PlatformError, type Unworded } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { tryRefreshCardSetup } from '../card-setups/refresh-card-setup.ts'
import { readPaymentSettings } from '../providers/choose-provider.ts'
import { getAttempt } from './start/attempt.ts'
import { beginAttempt } from './start/begin-attempt.ts'
import type { PaymentRequest } from './start/payment-request.ts'
import { presentAuthorisation } from '../presenter.ts'
import { recordAuthorisation } from './record-authorisation.ts'
import { landingAddress, returnAddress } from '../return-address.ts'
import { reverseNow } from './reverse-payment.ts'

/**
 * Authorises a card payment: held, challenged or declined are all answers. A repeated request is not executed again.
 * Throws the refusals of 5.3, and without a definite answer `gateway_timeout` or `authorise_failed`, for a session
 * `transaction_failed`; the attempt is undone then. payments.md 5.3
 */
export async function authorisePayment(deps: Deps, request: PaymentRequest): Promise<Unworded<AuthorisationOutcome>> {
  try {
    return await authorise(deps, request)
  } catch (error) {
    if (request.bySession && error instanceof PlatformError && ofNoAnswer.has(error.code)) {
      throw new PlatformError('transaction_failed')
    }
    throw error
  }
}

/** Errors with another name for sessions. */
const ofNoAnswer: ReadonlySet<ErrorCode> = new Set(['gateway_timeout', 'authorise_failed'])

/** A card set-up pays as soon as its bank allows, even before the customer is told. */
async function refreshNamedSetup(deps: Deps, { instruments, userId }: PaymentRequest): Promise<void> {
  const { setup_intent_id: gatewayId } = instruments
  if (!gatewayId) return
  const setup = await deps.store.read(async (reads) => {
    const { provider } = await readPaymentSettings(reads, deps.gateway)
    return reads.payments.setupAtProvider({ provider, gatewayId })
  })
  if (setup?.userId === userId && setup.state === 'open') await tryRefreshCardSetup(deps, setup)
}

async function authorise(deps: Deps, request: PaymentRequest): Promise<Unworded<AuthorisationOutcome>> {
  await refreshNamedSetup(deps, request)
  const begun = await beginAttempt(deps, request)
  if (begun.kind === 'repeated') {
    if (begun.row.state === 'authorising') throw new PlatformError('payment_in_progress')
    // It ended without an answer about the card, so there is none to repeat.
    if (begun.row.gatewayId === null) throw new PlatformError('authorise_failed')
    return presentAuthorisation(begun.row)
  }
  const { row, instrument, superseded } = begun
  const answer = await deps.gateway.providerOf(row.provider).authorise(`register:${row.uuid}`, {
    sessionKey: request.sessionKey,
    instrument,
    savesCard: row.saveCard,
    billing: request.billing,
    customer: request.customer,
    browserDetails: request.browserDetails,
    reference: row.vendorTxCode,
    amount: row.amount,
    currencyCode: row.currencyCode,
    description: `Payment ${row.id}`,
    returnUrl: returnAddress(deps, row),
    returnSecret: row.sessionNonce,
    landingUrl: landingAddress(row),
  })
  try {
    await recordAuthorisation(deps, { row, request }, answer)
  } finally {
    if (superseded !== undefined) await reverseNow(deps, superseded)
  }
  return presentAuthorisation(await deps.store.read((reads) => getAttempt(reads, row.uuid)))
}
