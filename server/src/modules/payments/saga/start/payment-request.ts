import type { Authorisation, SessionPayment } from '@touchline/contract'
import { type Actor, type BasketKey, basketOf, getOwnerId } from '../../../../actor.ts'
import { requestHashOf } from '../../../../infra/wire/request-hash.ts'
import type { BasketClaim } from '../../basket/check-basket.ts'
import { cartSourceOf } from '../../basket/payment-list.ts'
import type { NewPayment } from '../../providers/provider.ts'
import type { InstrumentFields } from './instrument.ts'

/** A request to hold the money for a basket, from either of the two calls. */
export type PaymentRequest = Pick<NewPayment, 'billing' | 'customer' | 'browserDetails'> &
  BasketKey & {
    readonly selectedUserId: number | undefined
    /** The provider in the path, if any. */
    readonly provider: string | undefined
    /** The card is in the session, not in the request. */
    readonly bySession: boolean
    readonly sessionKey: string
    /** Without a hash the request is about the prepared basket. */
    readonly claim: Omit<BasketClaim, 'itemHash'> & { readonly itemHash: string | undefined }
    readonly instruments: InstrumentFields
    readonly saveCard: boolean
    /** Saved cards may pay; not in a third-party checkout, whose customer has not logged in. [O-17] */
    readonly hasKeptCards: boolean
    readonly cardholderName: string | null
    readonly idempotencyKey: string | undefined
    readonly bodyHash: string
    readonly origin: string | undefined
  }

/** The request's data besides its body. */
type Sender = {
  readonly idempotencyKey: string | undefined
  readonly origin: string | undefined
  readonly browser: {
    readonly ip: string
    readonly accept: string
    readonly acceptLanguage: string
    readonly userAgent: string
  }
}

export type Sent<Body> = { readonly body: Body; readonly provider: string | undefined; readonly context: Sender }

/** payments.md 6.2 */
export function authorisationRequest(actor: Actor, { body, provider, context }: Sent<Authorisation>): PaymentRequest {
  return {
    ...common(actor, { body, provider, context }),
    bySession: false,
    sessionKey: body.session_key,
    instruments: body,
    cardholderName: body.cardholder_name ?? null,
    billing: {
      address1: body.address1,
      address2: body.address2 ?? null,
      city: body.city,
      postcode: body.postcode,
      country: body.country ?? null,
    },
    customer: { firstName: body.first_name, lastName: body.last_name, reference: String(getOwnerId(actor)) },
    browserDetails: { ...body.browser_details, ...browserIn(context) },
  }
}

/** payments.md 6.8 */
export function sessionRequest(actor: Actor, { body, provider, context }: Sent<SessionPayment>): PaymentRequest {
  return {
    ...common(actor, { body, provider, context }),
    bySession: true,
    sessionKey: body.payment_session_id,
    instruments: {},
    cardholderName: null,
    billing: null,
    customer: { firstName: null, lastName: null, reference: String(getOwnerId(actor)) },
    browserDetails: browserIn(context),
  }
}

function common(actor: Actor, { body, provider, context }: Sent<Authorisation | SessionPayment>) {
  const { item_hash: itemHash, terms, payments, completed_waivers: completedWaivers } = body
  return {
    ...basketOf(actor, cartSourceOf(body.source)),
    selectedUserId: actor.selectedUserId,
    provider,
    claim: { itemHash, terms, payments, completedWaivers },
    saveCard: !actor.visit && (body.save_card ?? false),
    hasKeptCards: !actor.visit,
    idempotencyKey: context.idempotencyKey,
    bodyHash: requestHashOf(body),
    origin: context.origin,
  }
}

function browserIn({ browser: { ip, accept, acceptLanguage, userAgent } }: Sender) {
  return { ip, accept, accept_language: acceptLanguage, user_agent: userAgent }
}
