import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { about, define, nullable, oneLine, oneOf, strictObject, text } from '../shared/define.ts'
import { relationships } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { userId } from '../shared/parameters.ts'
import { ours } from '../shared/provenance.ts'
import { LinkedUser } from '../users/endpoints.ts'
import * as calls from './calls.ts'
import { linkInvitationStatuses } from './meanings.ts'

const tag = { name: 'Linked users', description: 'People whom a user may act for: added, asked and removed.' }
const adding = ours('O-250: linked users are listed, no call is stated that adds or removes one')
const asking = ours('O-251: how an adult agrees is not shown')

const relationship = oneOf(relationships, 'What the user is to the person')
const instant = Type.String({ format: 'date-time' })

/** An adult who was asked by e-mail. It is the same whether or not they have an account. */
export const LinkInvitation = define(
  'LinkInvitation',
  Type.Object({
    id: IntegerId,
    email: text('idris@example.test'),
    relationship,
    status: oneOf(linkInvitationStatuses),
    asked_at: instant,
    expires_at: instant,
  }),
  asking,
)
export type LinkInvitation = Static<typeof LinkInvitation>

/** The invitation as the person who was asked sees it. */
export const ReceivedInvitation = define(
  'ReceivedInvitation',
  Type.Object({ name: text('Amina Rahman'), relationship, expires_at: instant }),
  asking,
)
export type ReceivedInvitation = Static<typeof ReceivedInvitation>

/** Somebody who may act for the user. */
export const LinkOwner = define(
  'LinkOwner',
  Type.Object({ id: IntegerId, relationship, name: text('Amina Rahman') }),
  asking,
)
export type LinkOwner = Static<typeof LinkOwner>

const name = Type.Optional(oneLine({ maxLength: limits.nameLength, examples: ['Idris'] }))
const NewLinkedUser = strictObject({
  first_name: name,
  last_name: name,
  date_of_birth: Type.Optional(CalendarDay),
  email: Type.Optional(Type.String({ maxLength: limits.nameLength, examples: ['idris@example.test'] })),
  relationship,
})
export type NewLinkedUser = Static<typeof NewLinkedUser>

const linkedUserId = about(IntegerId, 'Id of the link, as in `id` of a linked user.', 1)
const token = Type.Object({
  invitationToken: about(
    Type.String({ minLength: 1, maxLength: 100 }),
    'The token of the e-mail.',
    'eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU',
  ),
})

export const linkedUserEndpoints = {
  addLinkedUser: endpoint(calls.addLinkedUser, {
    summary: 'Add a child, or ask an adult',
    description:
      'A child under 16 is added at once with `first_name`, `last_name` and `date_of_birth`. Anybody older is asked with `email` alone and agrees first; the answer is the same whether or not they have an account. Problems are told per field. Staff can do it for a customer they serve. A call of ours: another platform may not have it.',
    tag,
    provenance: adding,
    status: 201,
    params: Type.Object({ userId }),
    body: strictObject({ data: NewLinkedUser }),
    example: {
      data: { first_name: 'Zayn', last_name: 'Rahman', date_of_birth: '2019-05-14', relationship: 'parent' },
    },
    reply: data(
      Type.Object({
        linked_user: nullable(LinkedUser),
        invitation: nullable(LinkInvitation),
      }),
    ),
  }),
  removeLinkedUser: endpoint(calls.removeLinkedUser, {
    summary: 'Stop acting for somebody',
    description:
      'The user cannot act for the person any more. Everything that is booked for them stays. A call of ours: another platform may not have it.',
    tag,
    provenance: adding,
    params: Type.Object({ userId, linkedUserId }),
    reply: data(Done),
  }),
  listLinkInvitations: endpoint(calls.listLinkInvitations, {
    summary: 'Adults who were asked and have not agreed, newest first',
    description: 'An invitation that was accepted is a linked user. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(LinkInvitation),
  }),
  withdrawLinkInvitation: endpoint(calls.withdrawLinkInvitation, {
    summary: 'Withdraw an invitation',
    description: 'Its link in the e-mail ends at once. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ userId, invitationId: about(IntegerId, 'Id of the invitation.', 1) }),
    reply: data(Done),
  }),
  listLinkOwners: endpoint(calls.listLinkOwners, {
    summary: 'The people who may act for a user',
    description: 'By name. Each can be removed. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ userId }),
    reply: data(Type.Array(LinkOwner)),
  }),
  removeLinkOwner: endpoint(calls.removeLinkOwner, {
    summary: 'No longer agree that somebody acts for a user',
    description: 'Everything that they have booked stays. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: Type.Object({ userId, linkedUserId }),
    reply: data(Done),
  }),
  readLinkInvitation: endpoint(calls.readLinkInvitation, {
    summary: 'An invitation, for the person who was asked',
    description:
      '404 once it was answered or withdrawn, and after its time. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: token,
    reply: data(ReceivedInvitation),
  }),
  acceptLinkInvitation: endpoint(calls.acceptLinkInvitation, {
    summary: 'Agree that somebody acts for the caller',
    description:
      'The signed-in user agrees for themselves, once, with the token of the e-mail. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: token,
    reply: data(LinkOwner),
  }),
  declineLinkInvitation: endpoint(calls.declineLinkInvitation, {
    summary: 'Decline an invitation',
    description: 'Needs no account. A call of ours: another platform may not have it.',
    tag,
    provenance: asking,
    params: token,
    reply: data(Done),
  }),
}
