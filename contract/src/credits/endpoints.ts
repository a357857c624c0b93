import Type from 'typebox'
import { userId } from '../shared/parameters.ts'
import { Cart } from '../carts/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject } from '../shared/define.ts'
import { cartSources, creditTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ListMeta, pageQuery } from '../shared/pagination.ts'
import { applyCredit, listCreditMovements, listCredits } from './calls.ts'
import { CreditMovement, RunsOutNext } from './movements.ts'
import { Credit } from './schemas.ts'
import { ours, stated } from '../shared/provenance.ts'

const tag = { name: 'Credits', description: "Paying with the customer's credit." }

export const creditEndpoints = {
  applyCredit: endpoint(applyCredit, {
    summary: 'Reserve credit for the basket; the amounts replace what was reserved before, 0 takes it back',
    description:
      'Sets credit aside for the basket. Each amount replaces the one before; 0 takes it back. It is spent when the order is made.',
    tag,
    provenance: stated('S7, P7.2'),
    body: strictObject({
      credits: Type.Array(
        strictObject({ type: oneOf(creditTypes), amount: Type.Integer({ minimum: 0, maximum: limits.amount }) }),
        { minItems: 1, maxItems: 2 },
      ),
      source: oneOf(cartSources),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { source: 'activity-booking', credits: [{ type: 'general', amount: 500 }] },
    reply: data(Cart),
  }),
  listCredits: endpoint(listCredits, {
    summary: 'What is left of a user’s credit: what expires first comes first',
    description:
      'Credit by credit, with the day until which each can be used. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-101: no call is stated that tells a customer until when their credit can be used'),
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(Credit),
  }),
  listCreditMovements: endpoint(listCreditMovements, {
    summary: 'How a user’s credit became more and less, newest first',
    description:
      'Each line says what happened and what was left then. `runs_out_next` is the credit that expires first, null without any. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-254: no call is stated that tells a customer what became of their credit'),
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: Type.Object({ data: Type.Array(CreditMovement), meta: ListMeta, runs_out_next: RunsOutNext }),
  }),
}
