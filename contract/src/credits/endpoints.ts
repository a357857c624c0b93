import Type from 'typebox'
import { Cart } from '../carts/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject } from '../shared/define.ts'
import { cartSources, creditTypes } from '../shared/enumerations.ts'
import { data } from '../shared/envelope.ts'
import { SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { applyCredit } from './calls.ts'
import { stated } from '../shared/provenance.ts'

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
}
