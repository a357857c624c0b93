import Type, { type Static } from 'typebox'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { cancellationReturns, cancelledSessions, penaltyBlocks, priceReasons } from '../shared/enumerations.ts'
import { Price } from '../shared/price.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

/** The ages it is for, on the first day. */
export const SuitableFor = define(
  'SuitableFor',
  Type.Object({
    label: spoken('Ages 8+', 'Who it is for, in words'),
    min_age: nullable(Type.Integer({ minimum: 0, description: 'Whole years; null: from birth', examples: [8] })),
    max_age: nullable(Type.Integer({ minimum: 0, description: 'Whole years, included; null: no end', examples: [9] })),
  }),
  ours('O-97'),
)
export type SuitableFor = Static<typeof SuitableFor>

/**
 * The refund by the policy of its category: until `until`, and after it. Once `until` has passed, `later` is the effect
 * of cancelling now.
 */
export const CancellationSummary = define(
  'CancellationSummary',
  Type.Object({
    until: nullable(DateTime),
    returns: oneOf(cancellationReturns, 'Until then; what `later` says where there is no such time any more'),
    amount: nullable(Price),
    later: Type.Object({
      returns: oneOf(cancellationReturns),
      fee: nullable(Price),
      blocks: Type.Array(oneOf(penaltyBlocks), { description: 'What is refused until the fee is paid' }),
      strikes: nullable(
        Type.Object(
          { count: Type.Integer({ minimum: 2, examples: [3] }), days: Type.Integer({ minimum: 0, examples: [30] }) },
          {
            description:
              'The fee begins with the `count`-th late cancellation within so many days; null: with the first',
          },
        ),
      ),
      sessions: nullable(
        oneOf(
          cancelledSessions,
          'What of several sessions still comes back later: each until a time of its own, after which the rest of `later` holds of it; null: there is no such time',
        ),
      ),
    }),
  }),
  ours('O-97'),
)
export type CancellationSummary = Static<typeof CancellationSummary>

/** The reason for a price, or what would lower it. */
export const PriceReason = define(
  'PriceReason',
  Type.Object({
    code: oneOf(priceReasons),
    percent: nullable(
      Type.Integer({ minimum: 0, maximum: 100, description: 'How much less members pay', examples: [100] }),
    ),
    membership: nullable(Type.String({ description: 'The name of the membership', examples: ['Fairwater All In'] })),
    price: nullable(Price),
  }),
  ours('O-97'),
)
export type PriceReason = Static<typeof PriceReason>

/** A package of the attendee or the buyer that would pay for it. */
export const PackageCover = define(
  'PackageCover',
  Type.Object({
    name: Type.String({ description: 'Of the package that is drawn on first', examples: ['Fairwater Leisure'] }),
    usages_left: Type.Integer({ minimum: 1, description: 'Of all that would pay for it', examples: [3] }),
  }),
  ours('O-172'),
)
export type PackageCover = Static<typeof PackageCover>
