import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { about, oneOf, strictObject } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { userId } from '../shared/parameters.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { Membership, MembershipRequest, NewMembershipRequest, RequestAtDesk } from './held-schemas.ts'
import { membershipRequestStatuses } from './meanings.ts'

const tag = { name: "A member's memberships", description: 'What a member has, and what they ask for.' }
const listing = ours('O-252: no call is stated that lists the memberships of a user')
const asking = ours('O-253: no call is stated for what a member asks for')

const requestId = about(IntegerId, 'Id of the request.', 1)

export const heldMembershipEndpoints = {
  listMemberships: endpoint(calls.listMemberships, {
    summary: 'Memberships of a user: those in force first, then newest first',
    description:
      'With the price of a month, what is to be paid next, and what the benefits of this month saved: the normal price of the same things against what was paid. A call of ours: another platform may not have it.',
    tag,
    provenance: listing,
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(Membership),
  }),
  createMembershipRequest: endpoint(calls.createMembershipRequest, {
    summary: 'Ask to freeze, change or end a membership',
    description:
      '`from` and `months` belong to a freeze, `to_type_id` to a change. It changes nothing before staff accept it. One request of a kind waits at a time. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    status: 201,
    params: Type.Object({ userId }),
    body: strictObject({ data: NewMembershipRequest }),
    example: { data: { membership_id: 1, kind: 'freeze', from: '2026-05-01', months: 2 } },
    reply: data(MembershipRequest),
  }),
  withdrawMembershipRequest: endpoint(calls.withdrawMembershipRequest, {
    summary: 'Take back a request that is not answered',
    description: 'It stays in the list as withdrawn. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ userId, requestId }),
    reply: data(MembershipRequest),
  }),
  listMembershipRequests: endpoint(calls.listMembershipRequests, {
    summary: 'Requests of members, oldest first',
    description:
      'For staff: those that wait, or those of one `status`. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    query: Type.Object({
      ...pageQuery,
      status: about(Type.Optional(oneOf(membershipRequestStatuses)), 'With this status; `open` when left out.', 'open'),
    }),
    reply: list(RequestAtDesk),
  }),
  acceptMembershipRequest: endpoint(calls.acceptMembershipRequest, {
    summary: 'Accept a request, which takes effect at once where nothing is due',
    description:
      'For staff. A freeze pauses the benefits and moves the last day back by as many days; an end makes the last paid day the last one; a change to a type that costs no more is made at once, for a dearer one the difference is sold from a basket at the desk. The member gets an e-mail. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ requestId }),
    reply: data(RequestAtDesk),
  }),
  refuseMembershipRequest: endpoint(calls.refuseMembershipRequest, {
    summary: 'Refuse a request, with a reason for the member',
    description:
      'For staff. The member gets an e-mail with the reason. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ requestId }),
    body: strictObject({
      data: strictObject({
        reason: Type.String({
          minLength: 1,
          maxLength: limits.nameLength,
          description: 'What the member reads',
          examples: ['We need the notice of a month.'],
        }),
      }),
    }),
    example: { data: { reason: 'We need the notice of a month.' } },
    reply: data(RequestAtDesk),
  }),
}
