import Type, { type Static } from 'typebox'
import { define, nullable, oneOf } from '../shared/define.ts'
import { Price } from '../shared/price.ts'
import { type Meanings, meaningOf as of } from '../shared/meaning.ts'
import { IntegerId } from '../shared/ids.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

/** Kinds of movements of a user's credit. */
export const creditMovementKinds = ['added', 'given_back', 'used', 'expired'] as const
export type CreditMovementKind = (typeof creditMovementKinds)[number]

export const creditMovementMeanings: readonly Meanings[] = [
  of('CreditMovementKind', creditMovementKinds, {
    added: 'credit was given, with a reason',
    given_back: 'a cancellation or a refund came back as credit',
    used: 'an order was paid with it',
    expired: 'what was left of it was not used in time',
  }),
]

const instant = Type.String({ format: 'date-time' })

/** One line of the account of a user's credit; `amount` is below 0 where the credit became less. */
export const CreditMovement = define(
  'CreditMovement',
  Type.Object({
    at: instant,
    kind: oneOf(creditMovementKinds),
    reason: spoken('Cancelled: Goalkeeper taster'),
    amount: Price,
    balance: Price,
    expires_at: nullable(Type.String({ format: 'date-time', description: 'Of credit that was added or given back' })),
    order_id: nullable(IntegerId),
  }),
  ours('O-254'),
)
export type CreditMovement = Static<typeof CreditMovement>

/** The credit that expires first. */
export const RunsOutNext = nullable(Type.Object({ amount: Price, expires_at: instant }))
