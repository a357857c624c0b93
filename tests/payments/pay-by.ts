import type { AuthorisationOutcome, CompletionOutcome, PaymentPreparation } from '@touchline/contract'
import type { Customer, Reply } from './customer.ts'
import type { Entered, Typed } from './tokenise-card.ts'

/** The identifier from a provider's card form; nothing where the card stays in the session. */
export type EnterCard = (path: string, typed: Typed) => Promise<Entered['body']>

const forms: Readonly<Record<string, string>> = {
  'card-gateway': 'card-identifiers',
  'card-provider': 'payment-methods',
  'session-provider': 'payment-sessions/current/card',
}

/** The address and the key for a card form. */
export function cardFormOf({ payment_provider: provider, session_key: key, session_token: token }: PaymentPreparation) {
  return { path: forms[provider] ?? '', key: token ?? key }
}

/** The identifier of the card in the answer of a form: a request with more fields is refused. */
function namedIn(entered: Entered['body']): object {
  const names = ['card_identifier', 'payment_method_id']
  return Object.fromEntries(Object.entries(entered).filter(([name]) => names.includes(name)))
}

/** Authorises what a customer's basket leaves to pay, with whichever provider prepared it. */
export async function authoriseBy(
  customer: Customer,
  prepared: PaymentPreparation,
  enterCard: EnterCard,
  number: string,
): Promise<Reply<AuthorisationOutcome>> {
  const { path, key } = cardFormOf(prepared)
  const instrument = namedIn(await enterCard(path, { key, number }))
  return sendAuthorisation(customer, await authorisationBy(customer, prepared, instrument))
}

/** An authorisation of the basket as it is: what may be sent more than once. */
export type AuthorisationOf = { readonly url: string; readonly body: object }

/** `instrument` identifies the card; empty where it is in the session. */
export async function authorisationBy(
  customer: Customer,
  { payment_provider: provider, session_key: sessionKey }: PaymentPreparation,
  instrument: object,
): Promise<AuthorisationOf> {
  const request = await customer.requestWith(sessionKey)
  if (provider !== 'session-provider') return { url: '/api/checkout/authorise', body: { ...request, ...instrument } }
  const { payments, item_hash, source, terms, completed_waivers } = request
  const body = { payment_session_id: sessionKey, payments, item_hash, source, terms, completed_waivers }
  return { url: '/api/checkout/session/payment', body }
}

export function sendAuthorisation(
  customer: Customer,
  { url, body }: AuthorisationOf,
): Promise<Reply<AuthorisationOutcome>> {
  return customer.call<AuthorisationOutcome>('POST', url, body)
}

/** How an authorised attempt is completed: what is sent again when no answer came. */
export type CompletionOf = { readonly url: string; readonly body: Awaited<ReturnType<Customer['completion']>> }

/** The completion of an attempt of a provider, for the basket as it is. */
export async function completionBy(
  customer: Customer,
  provider: string,
  { transaction_uuid: uuid, transaction_id: id }: AuthorisationOutcome,
): Promise<CompletionOf> {
  const isSession = provider === 'session-provider'
  const body = await customer.completion(isSession ? undefined : uuid)
  return { url: isSession ? `/api/checkout/session/complete/${id}` : '/api/checkout/complete', body }
}

export function complete(customer: Customer, { url, body }: CompletionOf): Promise<Reply<CompletionOutcome>> {
  return customer.call<CompletionOutcome>('POST', url, body)
}
