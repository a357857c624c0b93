import Type, { type Static } from 'typebox'
import { userId } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { chargeTypes, penaltyBlocks } from '../shared/enumerations.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { createCharge, listPenalties } from './calls.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

const tag = { name: 'Penalties', description: 'Charges that are to be paid.' }

/** A charge to be paid, and the actions blocked until then. */
export const Penalty = define(
  'Penalty',
  Type.Object({
    id: IntegerId,
    purchasable_type: oneOf(chargeTypes, 'What it is put into the basket as, with its id'),
    amount: Price,
    reason: spoken('Two sessions of Back to netball missed without notice'),
    blocks: Type.Array(oneOf(penaltyBlocks), { description: 'What is refused until it is paid' }),
    created_at: Type.String({ format: 'date-time' }),
    paid_at: nullable(Type.String({ format: 'date-time' })),
  }),
  ours('O-92'),
)
export type Penalty = Static<typeof Penalty>

export const penaltyEndpoints = {
  listPenalties: endpoint(listPenalties, {
    summary: 'What a user owes: unpaid before paid, then newest first',
    description:
      'What somebody owes and what is refused until then. It is paid like anything else: put it into the basket with its `purchasable_type` and id. `debtReconciliation` with the id of the user settles all debts at once.',
    tag,
    provenance: ours('O-92: no call is stated that tells a customer what is to be paid'),
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(Penalty),
  }),
  createCharge: endpoint(createCharge, {
    summary: 'Charge a customer: a fee, or a debt',
    description:
      'For staff. What is charged is listed with the penalties of the customer and paid like them: `collectableFee` or `debt` with its id, at the desk or on the site. In a basket and an order it is a `journal_transaction`.',
    tag,
    provenance: ours('O-184: fees, debts and entries of the books are stated, no call that makes one'),
    status: 201,
    params: Type.Object({ userId }),
    body: strictObject({
      data: strictObject({
        purchasable_type: oneOf(['collectableFee', 'debt'], 'What it is put into the basket as, with its id'),
        amount: Type.Integer({ minimum: 1, maximum: limits.amount, description: 'Minor units' }),
        reason: Type.String({
          minLength: 1,
          maxLength: 255,
          description: 'What the customer reads',
          examples: ['Sold out'],
        }),
      }),
    }),
    example: { data: { purchasable_type: 'collectableFee', amount: 500, reason: 'New membership card' } },
    reply: data(Penalty),
  }),
}
