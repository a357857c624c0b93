import { faultOperations, gatewayEffects, simulatedProviders } from '@touchline/faults'
import { hashOf } from '@touchline/ids'
import Type, { type Static } from 'typebox'
import { isDeclineCode } from '../engine/declines.ts'
import type { NewReusableCard } from '../store/cards.ts'
import { GatewayRefusal } from '../refusals.ts'
import type { Fault, NewFault } from '../store/faults.ts'
import type { MerchantClock, Registration } from '../store/merchants.ts'

/** The bodies of the control calls. Instants are epoch milliseconds. */

const secret = Type.String({ minLength: 8, maxLength: 200 })
const webAddress = Type.String({ maxLength: 2000, pattern: '^https?://[^\\s]+$' })
const rule = Type.Union([Type.Literal('approve'), Type.Literal('reject')])
/** Later years need more than four digits before long, which no card's expiry and no text of a date has. */
const furthestMs = Date.UTC(9000, 0)
const instant = Type.Integer({ minimum: 0, maximum: furthestMs })

export const ClockBody = Type.Object({
  offset_ms: Type.Optional(Type.Union([Type.Integer({ minimum: -furthestMs, maximum: furthestMs }), Type.Null()])),
  frozen_at: Type.Optional(Type.Union([instant, Type.Null()])),
})

const brands = ['visa', 'mastercard', 'amex'] as const

export const RegistrationBody = Type.Object({
  secret,
  webhook_url: webAddress,
  webhook_secret: secret,
  // An origin has no path, because the browser compares it as a whole. `*` may stand for the port, and for the part
  // before `.localhost`.
  origins: Type.Array(Type.String({ pattern: '^https?://[^/\\s]+$', maxLength: 255 }), { maxItems: 50 }),
  display_name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  capture_mode: Type.Optional(Type.Union([Type.Literal('deferred'), Type.Literal('immediate')])),
  minimum_amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999_999 })),
  rules: Type.Optional(
    Type.Object({
      lookup_unavailable: Type.Optional(rule),
      challenge_unavailable: Type.Optional(rule),
      avs: Type.Optional(Type.Boolean()),
    }),
  ),
  clock: Type.Optional(ClockBody),
  reusable_cards: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
        brand: Type.Union(brands.map((brand) => Type.Literal(brand))),
        last_four: Type.String({ pattern: '^[0-9]{4}$' }),
        expiry: Type.String({ pattern: '^(0[1-9]|1[0-2])/[0-9]{2}$' }),
      }),
    ),
  ),
})

export const ForkBody = Type.Object({
  to: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
  secret,
  webhook_url: webAddress,
  webhook_secret: secret,
})

const waitMs = Type.Integer({ minimum: 0, maximum: 2_592_000_000 })
const smallCount = Type.Integer({ minimum: 1, maximum: 1000 })

export const FaultBody = Type.Object({
  match: Type.Object({
    operation: Type.Union(faultOperations.map((operation) => Type.Literal(operation))),
    vendor_tx_code: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    nth: Type.Optional(smallCount),
    provider: Type.Optional(Type.Union([...simulatedProviders.map((facade) => Type.Literal(facade)), Type.Null()])),
  }),
  effect: Type.Union(gatewayEffects.map((effect) => Type.Literal(effect))),
  ms: Type.Optional(Type.Union([waitMs, Type.Null()])),
  stored: Type.Optional(Type.Boolean()),
  code: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  count: Type.Optional(smallCount),
  times: Type.Optional(smallCount),
})

/** A frozen clock stands still, any other runs with an offset (default: none). */
export function clockIn(body: Static<typeof ClockBody>): MerchantClock {
  return { offsetMs: body.offset_ms ?? 0, frozenAt: body.frozen_at ?? null }
}

/** First digits of a brand's test cards, used for a card without a number. */
const binOf = { visa: '424242', mastercard: '555555', amex: '378282' } as const

/** Saved cards from a sandbox's seed: each is approved, and has no number. */
export function cardsIn({ reusable_cards: cards = [] }: Static<typeof RegistrationBody>): readonly NewReusableCard[] {
  return cards.map(({ id, brand, last_four: lastFour, expiry }) => ({
    id,
    brand,
    lastFour,
    expiry,
    bin: binOf[brand],
    behaviour: 'approved',
    fingerprint: hashOf(id),
    customerReference: null,
    authenticatedAt: null,
  }))
}

export function registrationIn(body: Static<typeof RegistrationBody>): Registration {
  const { rules } = body
  return {
    secret: body.secret,
    webhookUrl: body.webhook_url,
    webhookSecret: body.webhook_secret,
    origins: body.origins,
    ...(body.display_name === undefined ? {} : { displayName: body.display_name }),
    ...(body.capture_mode === undefined ? {} : { captureMode: body.capture_mode }),
    ...(body.minimum_amount === undefined ? {} : { minimumAmount: body.minimum_amount }),
    ...(rules?.lookup_unavailable === undefined ? {} : { lookupUnavailable: rules.lookup_unavailable }),
    ...(rules?.challenge_unavailable === undefined ? {} : { challengeUnavailable: rules.challenge_unavailable }),
    ...(rules?.avs === undefined ? {} : { avs: rules.avs }),
    ...(body.clock === undefined ? {} : { clock: clockIn(body.clock) }),
  }
}

export function faultIn(body: Static<typeof FaultBody>): NewFault {
  const code = body.code ?? null
  if (code !== null && !isDeclineCode(code)) {
    throw new GatewayRefusal('invalid_request', { errors: [{ property: 'code', message: 'must be a decline code' }] })
  }
  return {
    operation: body.match.operation,
    vendorTxCode: body.match.vendor_tx_code ?? null,
    facade: body.match.provider ?? null,
    nth: body.match.nth ?? 1,
    effect: body.effect,
    ms: body.ms ?? null,
    stored: body.stored ? 1 : 0,
    code,
    count: body.count ?? 2,
    times: body.times ?? 1,
  }
}

export function presentFault(fault: Fault) {
  return {
    id: fault.id,
    match: { operation: fault.operation, vendor_tx_code: fault.vendorTxCode, provider: fault.facade, nth: fault.nth },
    effect: fault.effect,
    ms: fault.ms,
    stored: fault.stored === 1,
    code: fault.code,
    count: fault.count,
    times: fault.times,
    fired: fault.fired,
  }
}
