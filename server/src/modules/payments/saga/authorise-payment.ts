import { type AuthorisationOutcome, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { getAttempt } from './attempt.ts'
import { type AuthoriseRequest, beginAttempt } from './begin-attempt.ts'
import type { NewPayment } from '../providers/provider.ts'
import { instrumentOf } from './instrument.ts'
import { presentAuthorisation } from '../presenter.ts'
import { recordAuthorisation } from './record-authorisation.ts'
import { returnAddress } from '../return-address.ts'
import { reverseNow } from './reverse-payment.ts'

/**
 * Holds the money, or learns that the bank wants to see the customer first, or that the card is declined: all three are
 * answers. Sent again, the request is not executed again. Throws what 5.3 refuses, and `gateway_timeout` or
 * `authorise_failed` without a definite answer; the attempt is undone then. payments.md 5.3
 */
export async function authorisePayment(
  deps: Deps,
  actor: Actor,
  input: Omit<AuthoriseRequest, 'userId' | 'selectedUserId'>,
): Promise<AuthorisationOutcome> {
  const request = { ...input, userId: getOwnerId(actor), selectedUserId: actor.selectedUserId }
  const begun = await beginAttempt(deps, request)
  if (begun.kind === 'repeated') {
    if (begun.row.state === 'authorising') throw new PlatformError('payment_in_progress')
    // It ended without an answer about the card, so there is none to repeat.
    if (begun.row.gatewayId === null) throw new PlatformError('authorise_failed')
    return presentAuthorisation(begun.row)
  }
  const { row, superseded } = begun
  const provider = deps.gateway.providerOf(row.provider)
  const answer = await provider.authorise(`register:${row.uuid}`, {
    ...givenIn(request),
    instrument: instrumentOf(request.body, provider.instruments),
    reference: row.vendorTxCode,
    amount: row.amount,
    currencyCode: row.currencyCode,
    description: `Payment ${row.id}`,
    returnUrl: returnAddress(deps, row.returnToken),
    returnSecret: row.sessionNonce,
  })
  try {
    await recordAuthorisation(deps, row, answer)
  } finally {
    if (superseded !== undefined) await reverseNow(deps, superseded)
  }
  return presentAuthorisation(await deps.store.read((reads) => getAttempt(reads, row.uuid)))
}

function givenIn({
  body,
  browser,
  userId,
}: AuthoriseRequest): Pick<NewPayment, 'sessionKey' | 'billing' | 'customer' | 'browserDetails'> {
  return {
    sessionKey: body.session_key,
    billing: {
      address1: body.address1,
      address2: body.address2 ?? null,
      city: body.city,
      postcode: body.postcode,
      country: body.country ?? null,
    },
    customer: { firstName: body.first_name, lastName: body.last_name, reference: String(userId) },
    browserDetails: {
      ...body.browser_details,
      ip: browser.ip,
      accept: browser.accept,
      user_agent: browser.userAgent,
    },
  }
}
