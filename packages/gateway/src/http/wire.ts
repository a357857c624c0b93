import Type, { type Static } from 'typebox'
import type { CardDetails } from '../engine/card-rules.ts'

/** The wire bodies, in wire spelling. Unknown properties are ignored. */

export const text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength })
export const nullable = (maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()])
export const amount = Type.Integer({ minimum: 1, maximum: 99_999_999 })
export const webAddress = Type.String({ maxLength: 2000, pattern: '^https?://[^\\s]+$' })

export const SessionKeyBody = Type.Object({
  vendor: text(40),
  reusable_card_id: Type.Optional(nullable(64)),
})

export const billingAddress = Type.Optional(
  Type.Object({
    address1: Type.Optional(nullable(100)),
    address2: Type.Optional(nullable(100)),
    city: Type.Optional(nullable(100)),
    postcode: Type.Optional(nullable(20)),
    country: Type.Optional(nullable(2)),
  }),
)

export const customer = Type.Optional(
  Type.Object({
    first_name: Type.Optional(nullable(100)),
    last_name: Type.Optional(nullable(100)),
    email: Type.Optional(nullable(255)),
    reference: Type.Optional(nullable(64)),
  }),
)

/** The browser details for the bank. All are optional, and this bank uses only the language. */
export const BrowserDetails = Type.Object({
  /** Language of the merchant's page, in the format of the header. */
  accept_language: Type.Optional(nullable(200)),
})

export const RegisterBody = Type.Object({
  vendor_tx_code: text(40),
  transaction_type: Type.Union([Type.Literal('deferred'), Type.Literal('payment')]),
  amount,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  description: Type.Optional(nullable(200)),
  payment_method: Type.Object({
    card: Type.Object({
      merchant_session_key: text(100),
      card_identifier: text(100),
      save: Type.Optional(Type.Boolean()),
      reusable: Type.Optional(Type.Boolean()),
    }),
  }),
  apply_3d_secure: Type.Optional(
    Type.Union([Type.Literal('use_rules'), Type.Literal('force'), Type.Literal('disable')]),
  ),
  billing_address: billingAddress,
  customer,
  strong_customer_authentication: Type.Object({
    notification_url: webAddress,
    challenge_window_size: Type.Optional(nullable(2)),
    browser_details: Type.Optional(BrowserDetails),
  }),
})

export const ChallengeBody = Type.Object({ c_res: text(8192, 0) })
export const FallbackBody = Type.Object({ pa_res: text(8192, 0) })

export const InstructionBody = Type.Object({
  instruction_type: Type.Union([
    Type.Literal('release'),
    Type.Literal('abort'),
    Type.Literal('void'),
    Type.Literal('refund'),
  ]),
  amount: Type.Optional(Type.Union([amount, Type.Null()])),
})

export const CancelBody = Type.Object({ vendor_tx_code: text(40) })

export const TokeniseBody = Type.Object({
  card_details: Type.Object({
    cardholder_name: text(200, 0),
    card_number: text(40, 0),
    expiry_date: text(10, 0),
    security_code: text(10, 0),
  }),
})

/** The entered details, without separators between digits. */
export function cardDetailsIn(details: Static<typeof TokeniseBody>['card_details']): CardDetails {
  return {
    cardholderName: details.cardholder_name,
    cardNumber: details.card_number.replaceAll(/[\s-]/g, ''),
    expiryDate: details.expiry_date.replaceAll(/[\s/]/g, ''),
    securityCode: details.security_code,
  }
}

export const SecurityCodeBody = Type.Object({ security_code: text(10, 0) })

export type RegisterRequest = Static<typeof RegisterBody>
export type InstructionRequest = Static<typeof InstructionBody>
