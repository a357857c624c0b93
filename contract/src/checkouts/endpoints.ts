import Type, { type Static } from 'typebox'
import { AddItem } from '../carts/schemas.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, strictObject } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import * as calls from './calls.ts'

const Address = Type.String({ minLength: 1, maxLength: 2000 })
const addresses = { success_url: Address, abort_url: Address, expiration_url: Address }

/** A visit to the checkout from a third party's site. [S3-049, O-17] */
export const RedirectSession = define(
  'RedirectSession',
  Type.Object({
    id: ours(Type.String(), 'O-17: the id in /checkout/{checkoutId}'),
    ...addresses,
    expires_at: Type.String({ format: 'date-time' }),
    consumed_at: nullable(Type.String({ format: 'date-time' })),
    order_id: ours(nullable(IntegerId), 'O-17: the order that came of it'),
  }),
  stated('S3'),
)
export type RedirectSession = Static<typeof RedirectSession>

const NewRedirectSession = define(
  'NewRedirectSession',
  strictObject({
    ...addresses,
    user_uuid: Uuid,
    items: inferred(
      Type.Optional(Type.Array(AddItem, { minItems: 1, maxItems: limits.itemsPerAdd })),
      'S7, P7.2: as they are added to a basket',
    ),
    minutes: Type.Optional(
      Type.Integer({ ...limits.redirectSessionMinutes, description: 'How long it can be paid; 30 unless given' }),
    ),
  }),
  ours('O-17'),
)
export type NewRedirectSession = Static<typeof NewRedirectSession>

const tag = 'Checkout of a third party'

export const checkoutEndpoints = {
  createRedirectSession: endpoint(calls.createRedirectSession, {
    summary: 'Send a customer to the checkout from a site of a partner, with a basket',
    tag,
    provenance: inferred('S3-050, O-17: a partner creates a session; path: decisions, part 3'),
    status: 201,
    body: strictObject({ data: NewRedirectSession }),
    reply: data(
      Type.Object({
        redirect_session: RedirectSession,
        token: ours(Type.String(), 'O-17: pays this basket and nothing else'),
        path: ours(Type.String(), 'O-17: where the customer is sent, on the booking site'),
      }),
    ),
  }),
  readRedirectSession: endpoint(calls.readRedirectSession, {
    summary: 'Where a customer of a third party goes after paying, on giving up, and when the time is over',
    tag,
    provenance: inferred('S3-049, O-17; path: decisions, part 3'),
    params: Type.Object({ checkoutId: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: data(RedirectSession),
  }),
}
