import Type, { type Static } from 'typebox'
import { venue } from '../shared/parameters.ts'
import { CategorySummary } from '../categories/endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { VenueSummary } from '../occurrences/schedules.ts'
import { SuitableFor } from '../occurrences/terms.ts'
import { define, nullable, text, about } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import { listMembershipTypes, readMembershipType } from './calls.ts'

const tag = { name: 'Memberships', description: 'What memberships there are, and what they change in prices.' }

/** Prices at a venue without a membership and with one. */
export const ActivityPrice = define(
  'ActivityPrice',
  Type.Object({
    category: CategorySummary,
    name: spoken('Adult', 'What of it: one session, the whole course, a kind of ticket'),
    price: nullable(Price),
    member_price: nullable(Price),
    is_from: Type.Boolean({ description: 'Some of it costs more: the price is the lowest' }),
    member_is_from: Type.Optional(
      Type.Boolean({ description: 'Some of it costs members more: the member price is the lowest' }),
    ),
    is_own_name: ours(
      Type.Optional(Type.Boolean({ description: '`name` is in the operator’s words, not in the reader’s language' })),
      'O-575',
    ),
  }),
  ours('O-173'),
)
export type ActivityPrice = Static<typeof ActivityPrice>

/** A membership sold at a venue, with its benefits. */
export const MembershipType = define(
  'MembershipType',
  Type.Object({
    id: IntegerId,
    name: text('Fairwater All In'),
    description: Type.String({
      description: 'HTML',
      examples: [
        '<p>Free public swimming and most classes at all three centres, and the member price on other classes, courts and courses.</p>',
      ],
    }),
    venues: Type.Array(VenueSummary),
    monthly_price: Price,
    joining_fee: Price,
    renewal_fee: Price,
    suitable_for: ours(nullable(SuitableFor), 'O-377: the ages that the price is for; null for everybody'),
    activity_prices: Type.Array(ActivityPrice),
  }),
  ours('O-173'),
)
export type MembershipType = Static<typeof MembershipType>
const provenance = ours(
  'O-173: what is in the table of /pricing is open; the path is that of the calls of O-06 and O-10',
)

export const membershipEndpoints = {
  listMembershipTypes: endpoint(listMembershipTypes, {
    summary: 'Memberships that are valid at a venue, by name, with what each activity costs with and without',
    description:
      'The table of `/pricing`: for each kind of thing sold at the venue its lowest price without a membership and with this one. Tickets are those of the next fortnight.',
    tag,
    provenance,
    params: Type.Object({ venue }),
    query: Type.Object({ ...pageQuery }),
    reply: list(MembershipType),
  }),
  readMembershipType: endpoint(readMembershipType, {
    summary: 'One membership of a venue',
    description: 'The same of one of them.',
    tag,
    provenance,
    params: Type.Object({ venue, membershipTypeId: about(IntegerId, 'Id of the membership type.', 1) }),
    reply: data(MembershipType),
  }),
}
