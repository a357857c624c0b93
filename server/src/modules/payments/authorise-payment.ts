import { type Authorisation, type AuthorisationOutcome, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { getAttempt } from './attempt.ts'
import { type AuthoriseRequest, beginAttempt } from './begin-attempt.ts'
import type { CardRegistration } from './gateway-client.ts'
import { presentAuthorisation } from './presenter.ts'
import { recordAuthorisation } from './record-authorisation.ts'
import { returnAddress } from './return-address.ts'
import { reverseNow } from './reverse-payment.ts'
import type { TransactionRow } from './tables.ts'

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
  const cardIdentifier = instrumentOf(request.body)
  const begun = await beginAttempt(deps, request)
  if (begun.kind === 'repeated') {
    if (begun.row.state === 'authorising') throw new PlatformError('payment_in_progress')
    // It ended without an answer about the card, so there is none to repeat.
    if (begun.row.gatewayId === null) throw new PlatformError('authorise_failed')
    return present(deps, begun.row)
  }
  const { row, superseded } = begun
  const answer = await deps.gateway.register(`register:${row.uuid}`, {
    ...cardOf(request, cardIdentifier),
    vendorTxCode: row.vendorTxCode,
    amount: row.amount,
    currencyCode: row.currencyCode,
    description: `Payment ${row.id}`,
    notificationUrl: returnAddress(deps, row.returnToken),
  })
  try {
    await recordAuthorisation(deps, row, answer)
  } finally {
    if (superseded !== undefined) await reverseNow(deps, superseded)
  }
  return present(deps, await deps.store.read((reads) => getAttempt(reads, row.uuid)))
}

function present(deps: Deps, row: TransactionRow): AuthorisationOutcome {
  return presentAuthorisation(row, returnAddress(deps, row.returnToken))
}

/** The one instrument this provider takes: a card identifier. Throws `validation_failed`. */
function instrumentOf(body: Authorisation): string {
  const refuse = (field: string, text: string) =>
    new PlatformError('validation_failed', { fields: { [field]: [text] } })
  const others = ['payment_method_id', 'setup_intent_id', 'saved_card_id'] as const
  for (const field of others) {
    if (body[field]) throw refuse(field, 'This cannot be used with this payment provider.')
  }
  if (body.save_card) throw refuse('save_card', 'Cards cannot be saved yet.')
  if (!body.card_identifier) throw refuse('card_identifier', 'This field is required.')
  return body.card_identifier
}

function cardOf(
  { body, browser, userId }: AuthoriseRequest,
  cardIdentifier: string,
): Pick<CardRegistration, 'sessionKey' | 'cardIdentifier' | 'billing' | 'customer' | 'browserDetails'> {
  return {
    sessionKey: body.session_key,
    cardIdentifier,
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
