import Type, { type Static } from 'typebox'
import { VenueSummary } from '../occurrences/schedules.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject, text } from '../shared/define.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { Price } from '../shared/price.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import { membershipRequestKinds, membershipRequestStatuses, membershipStatuses } from './meanings.ts'

const instant = Type.String({ format: 'date-time' })
const MembershipTypeName = Type.Object({ id: IntegerId, name: text('Fairwater All In') })
const months = Type.Integer({ minimum: 1, maximum: limits.freezeMonths, examples: [2] })

const requestFields = {
  id: IntegerId,
  membership_id: IntegerId,
  kind: oneOf(membershipRequestKinds),
  status: oneOf(membershipRequestStatuses),
  from: nullable(Type.String({ format: 'date', description: 'The first day of a freeze' })),
  months: nullable(Type.Integer({ description: 'The length of a freeze', examples: [2] })),
  to_type: nullable(MembershipTypeName),
  created_at: instant,
  answered_at: nullable(instant),
  reason: nullable(text('We need the notice of a month.')),
  effect: nullable(
    Type.Object(
      {
        from: CalendarDay,
        until: nullable(CalendarDay),
        due: Price,
        purchasable_id: nullable(
          Type.String({
            description: 'What staff put into the basket for the member, where something is due',
            examples: ['1-to-2'],
          }),
        ),
      },
      {
        description:
          'What acceptance did: `from` and `until` of a freeze, the day of a change, the last day (`until`) of an end. Where something is `due`, the change happens when it is paid.',
      },
    ),
  ),
}

/** A member's request about a membership, with the answer of staff. */
export const MembershipRequest = define('MembershipRequest', Type.Object(requestFields), ours('O-253'))
export type MembershipRequest = Static<typeof MembershipRequest>

/** The same as staff see it, with the member. */
export const RequestAtDesk = define(
  'RequestAtDesk',
  Type.Object({
    ...requestFields,
    user: Type.Object({ id: IntegerId, reference: text('FW000001'), name: text('Ben Okafor') }),
    membership_type: MembershipTypeName,
  }),
  ours('O-253'),
)
export type RequestAtDesk = Static<typeof RequestAtDesk>

export const NewMembershipRequest = strictObject({
  membership_id: IntegerId,
  kind: oneOf(membershipRequestKinds),
  from: Type.Optional(CalendarDay),
  months: Type.Optional(months),
  to_type_id: Type.Optional(IntegerId),
})
export type NewMembershipRequest = Static<typeof NewMembershipRequest>

const Benefits = Type.Object({
  from: CalendarDay,
  to: CalendarDay,
  saved: Price,
  entries: Type.Array(
    Type.Object({
      name: spoken('Vinyasa flow'),
      times: Type.Integer({ minimum: 1, examples: [3] }),
      normal: Price,
      paid: Price,
    }),
  ),
})

/** A membership that a user has or had. */
export const Membership = define(
  'Membership',
  Type.Object({
    id: Type.Integer({ minimum: 1, maximum: limits.integer, description: 'Also what a renewal is bought by' }),
    membership_type: MembershipTypeName,
    status: oneOf(membershipStatuses),
    starts_on: CalendarDay,
    ends_on: nullable(Type.String({ format: 'date', description: 'The last day; null: it has no end' })),
    home_venue: VenueSummary,
    price: Price,
    freeze: nullable(
      Type.Object(
        { from: CalendarDay, until: CalendarDay },
        { description: 'A freeze that is under way or agreed on; null without one' },
      ),
    ),
    next_payment: nullable(
      Type.Object(
        { on: CalendarDay, amount: Price },
        { description: 'What the next month costs and by when it is paid; null where nothing is due' },
      ),
    ),
    benefits: nullable(Benefits),
    requests: Type.Array(MembershipRequest, { description: 'The newest ten' }),
  }),
  ours('O-252'),
)
export type Membership = Static<typeof Membership>
