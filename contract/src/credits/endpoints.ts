import Type from 'typebox'
import { Cart } from '../carts/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject } from '../shared/define.ts'
import { cartSources, creditTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { applyCredit, listCredits } from './calls.ts'
import { Credit } from './schemas.ts'
import { ours, stated } from '../shared/provenance.ts'

export const creditEndpoints = {
  applyCredit: endpoint(applyCredit, {
    summary: 'Reserve credit for the basket; the amounts replace what was reserved before, 0 takes it back',
    tag: 'Credits',
    provenance: stated('S7, P7.2'),
    body: strictObject({
      credits: Type.Array(
        strictObject({ type: oneOf(creditTypes), amount: Type.Integer({ minimum: 0, maximum: limits.amount }) }),
        { minItems: 1, maxItems: 2 },
      ),
      source: oneOf(cartSources),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Cart),
  }),
  listCredits: endpoint(listCredits, {
    summary: 'What is left of a user’s credit: what expires first comes first',
    tag: 'Credits',
    provenance: ours('O-101: no call is stated that tells a customer until when their credit can be used'),
    params: Type.Object({ userId: IntegerId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(Credit),
  }),
}
