import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PricingOption, VenueRestriction } from '../packages/schemas.ts'
import { define, nullable, oneOf, text, about } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { guestPassStatuses } from './statuses.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import * as calls from './calls.ts'

const tag = { name: 'Guest passes', description: 'Visits that a customer has paid for, for whomever they bring.' }
const provenance = ours('O-201: what a guest pass is, is not shown')

/** The fields of a guest pass that anybody with its code may see, without its owner. */
const shown = {
  code: Type.String({ description: 'What the guest shows at the door', examples: ['GBP'] }),
  name: inferred(
    text('A visit with a friend'),
    'S2, O-11: a guest pass is listed and shared, so it is called something',
  ),
  status: oneOf(guestPassStatuses),
  pricing_options: Type.Array(PricingOption, { description: 'It is good for one of these' }),
  venue_restriction: VenueRestriction,
  expires_at: nullable(Type.String({ format: 'date-time', description: 'From then on it cannot be used' })),
  used_at: nullable(Type.String({ format: 'date-time' })),
}

/** One visit of a guest, paid for in advance. */
export const GuestPass = define(
  'GuestPass',
  Type.Object({ ...shown, bought_at: Type.String({ format: 'date-time' }), order_id: IntegerId }),
  provenance,
)
export type GuestPass = Static<typeof GuestPass>

/** The pass as its guest sees it. */
export const SharedGuestPass = define('SharedGuestPass', Type.Object(shown), provenance)
export type SharedGuestPass = Static<typeof SharedGuestPass>

const params = Type.Object({
  code: about(
    Type.String({ minLength: 1, maxLength: 40 }),
    'Code of a guest pass; spaces, hyphens and small letters do not matter.',
    '7KQ2M4XW9TB3HN5R',
  ),
})

export const guestPassEndpoints = {
  listGuestPasses: endpoint(calls.listGuestPasses, {
    summary: 'Guest passes of the caller, newest first',
    description:
      'Bought as packages that are `for_guests`, in the basket `online-guest-passes`; each usage is a pass. The guest shows its code.',
    tag,
    provenance: stated('S1, S2; path: decision O-61 and part 3'),
    query: Type.Object(pageQuery),
    reply: list(GuestPass),
  }),
  readGuestPass: endpoint(calls.readGuestPass, {
    summary: 'A guest pass, for whoever was sent its code',
    description: 'Says nothing of whose it is. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params,
    reply: data(SharedGuestPass),
  }),
  redeemGuestPass: endpoint(calls.redeemGuestPass, {
    summary: 'A guest comes in with a pass, once',
    description:
      'For staff at the door. Of two at the same time one is let in. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params,
    reply: data(SharedGuestPass),
  }),
}
