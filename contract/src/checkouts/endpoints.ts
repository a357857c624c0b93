import Type, { type Static } from 'typebox'
import { AddItem } from '../carts/items.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, strictObject, text, about } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import * as calls from './calls.ts'

const tag = {
  name: 'Checkout of a third party',
  description: 'A partner sends a customer to our checkout, and gets them back when it is over.',
}

const Address = Type.String({ minLength: 1, maxLength: 2000 })
const addresses = { success_url: Address, abort_url: Address, expiration_url: Address }

/** A third-party checkout. */
export const RedirectSession = define(
  'RedirectSession',
  Type.Object({
    id: ours(text('vuTEHts3gpz4DIwtP5phAXovxO8NlkCqTUc1sOTGbms'), 'O-17: the id in /checkout/{checkoutId}'),
    ...addresses,
    expires_at: Type.String({ format: 'date-time' }),
    consumed_at: nullable(Type.String({ format: 'date-time' })),
    order_id: ours(nullable(IntegerId), 'O-17: the order that came of it'),
    partner_name: ours(text('Fairwater Days Out'), 'O-362: who sends the customer'),
    customer_name: ours(nullable(text('Carys E.')), 'O-362: for whom it is; null without the token of the checkout'),
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

const params = Type.Object({
  checkoutId: about(
    Type.String({ minLength: 1, maxLength: 64 }),
    'Id of the redirect session, as in `/checkout/{checkoutId}`.',
    'Zk3bW0mQ4cVY8p1rTn6sXw',
  ),
})

export const checkoutEndpoints = {
  createRedirectSession: endpoint(calls.createRedirectSession, {
    summary: 'Send a customer to the checkout from a site of a partner, with a basket',
    description:
      'For a server of a partner, with its key in `X-Partner-Key`: what it names goes into a basket that it puts together for a customer, beside the customer’s own, who is then sent to `path` on the booking site. `items` take the place of what it put there before; without them, that is paid. Whoever was sent before for the same customer is late from then on, and `409` says that they are paying. Send an `Idempotency-Key` so that a repetition is answered with the same session. The token pays that basket and does nothing else.',
    tag,
    provenance: inferred('S3-050, O-17: a partner creates a session; path: decisions, part 3'),
    status: 201,
    body: strictObject({ data: NewRedirectSession }),
    example: {
      data: {
        user_uuid: '8f0c1d5e-2b7a-4c39-9d61-5a4e7b3f2c10',
        items: [{ purchasable_id: '0134c1b2-1280-76a9-9232-efa8f8aa3d6d', purchasable_type: 'course' }],
        success_url: 'https://daysout.example/thanks',
        abort_url: 'https://daysout.example/basket',
        expiration_url: 'https://daysout.example/late',
      },
    },
    reply: data(
      Type.Object({
        redirect_session: RedirectSession,
        token: ours(text('eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU'), 'O-17: pays this basket and nothing else'),
        path: ours(
          text(
            '/checkout/vuTEHts3gpz4DIwtP5phAXovxO8NlkCqTUc1sOTGbms?token=Yq7w-mMR5N1rIZ87N67paP3KThJUuiU2eceb89Rn1s0',
          ),
          'O-17: where the customer is sent, on the booking site',
        ),
      }),
    ),
  }),
  readRedirectSession: endpoint(calls.readRedirectSession, {
    summary: 'Where a customer of a third party goes after paying, on giving up, and when the time is over',
    description: 'Whoever has the address was sent there. `consumed_at` says that it has been paid.',
    tag,
    provenance: inferred('S3-049, O-17; path: decisions, part 3'),
    params,
    reply: data(RedirectSession),
  }),
  cancelRedirectSession: endpoint(calls.cancelRedirectSession, {
    summary: 'Give up a checkout of a third party',
    description:
      'With the token of the checkout, before the customer goes back to `abort_url`: from then on it cannot be paid. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-362: a checkout that was given up is not paid afterwards'),
    params,
    reply: data(RedirectSession),
  }),
}
