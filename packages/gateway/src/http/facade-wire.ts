import Type, { type Static } from 'typebox'
import { amount, billingAddress, BrowserDetails, customer, nullable, text, TokeniseBody, webAddress } from './wire.ts'

/** The bodies of the other two providers, in wire spelling. Unknown properties are ignored. */

const currency = Type.String({ pattern: '^[A-Z]{3}$' })

/** The fields of every payment, whatever it is paid with. */
const payment = {
  vendor_tx_code: text(40),
  description: Type.Optional(nullable(200)),
  save: Type.Optional(Type.Boolean()),
  billing_address: billingAddress,
  customer,
  return_url: webAddress,
  browser_details: Type.Optional(BrowserDetails),
}

export const PublishableKeyBody = Type.Object({ vendor: text(40) })

export const IntentBody = Type.Object({
  ...payment,
  amount,
  currency,
  capture_method: Type.Union([Type.Literal('manual'), Type.Literal('automatic')]),
  /** A payment method made by a browser, or a saved card. */
  payment_method: text(100),
})

/** A card to save without a payment, for later payments without its customer. */
export const SetupBody = Type.Object({
  vendor_tx_code: text(40),
  usage: Type.Literal('off_session'),
  customer,
  return_url: webAddress,
})

export const ConfirmSetupBody = Type.Object({ client_secret: text(200), ...TokeniseBody.properties })

/** Empty: the bank has already given its result. */
export const ConfirmBody = Type.Object({})

export const CaptureBody = Type.Object({ amount: Type.Optional(Type.Union([amount, Type.Null()])) })

export const IntentRefundBody = Type.Object({ payment_intent: text(64), amount })

export const SessionBody = Type.Object({
  amount,
  currency,
  reusable_card_id: Type.Optional(nullable(64)),
})

export const AttemptBody = Type.Object(payment)

export const SessionResultBody = Type.Object({ result_token: text(8192, 0) })

export const SessionRefundBody = Type.Object({ amount })

export const NextActionBody = Type.Object({ client_secret: text(200) })

export type IntentRequest = Static<typeof IntentBody>
export type AttemptRequest = Static<typeof AttemptBody>
