import Type, { type Static } from 'typebox'
import { VenueSummary } from '../occurrences/schedules.ts'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { bookingTypes, channels, waitlistModes, waitlistStatuses } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, OccurrenceId, SelectedUserIdInBody, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import {
  addToWaitlist,
  joinWaitlist,
  leaveWaitlist,
  listUserWaitlists,
  listWaitlistMembers,
  removeFromWaitlist,
} from './calls.ts'

const why = 'O-130: what somebody who waits wants to know'

/** Somebody who waits for places at an occurrence, or has an offer of them. [P3-132, O-48] */
export const WaitlistEntry = define(
  'WaitlistEntry',
  Type.Object({
    id: IntegerId,
    user_id: IntegerId,
    user_reference: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: nullable(Type.String()),
    occurrence: Type.Object({ occurrence_id: OccurrenceId, name: Type.String() }),
    starts_at: DateTime,
    created_at: Type.String({ format: 'date-time' }),
    status: ours(oneOf(waitlistStatuses), why),
    position: ours(nullable(Type.Integer({ minimum: 1, description: '1: next; null with an offer' })), why),
    count: ours(Type.Integer({ minimum: 1, description: 'How many places, all or none' }), why),
    offer_expires_at: ours(nullable(Type.String({ format: 'date-time' })), why),
    mode: ours(oneOf(waitlistModes), why),
    passed_over: ours(
      nullable(Type.Object({ code: Type.String(), message: Type.String() })),
      'O-130: why others came first',
    ),
    in_the_way: ours(
      nullable(Type.Object({ code: Type.String(), message: Type.String() })),
      'O-130: what a person has to do before a place can be offered to them',
    ),
    ends_at: ours(DateTime, why),
    booking_type: ours(oneOf(bookingTypes), why),
    venue: ours(VenueSummary, why),
    schedule_id: ours(Uuid, why),
    category_slug: ours(Type.String(), why),
    schedule_slug: ours(Type.String(), why),
  }),
  stated('P3.14'),
)
export type WaitlistEntry = Static<typeof WaitlistEntry>

const source = ours(Type.Optional(oneOf(channels)), 'O-130: entries carry their channel')

export const waitlistEndpoints = {
  joinWaitlist: endpoint(joinWaitlist, {
    summary: 'Wait for places at an occurrence that is full',
    tag: 'Waitlists',
    provenance: stated('S7, P7.2'),
    status: 201,
    params: Type.Object({ occurrenceId: OccurrenceId }),
    query: Type.Object({ source }),
    body: strictObject({
      data: strictObject({
        user_id: IntegerId,
        count: ours(
          Type.Optional(Type.Integer({ minimum: 1, maximum: limits.integer })),
          'O-130: a group is offered all its places or none',
        ),
        terms: ours(
          Type.Optional(Type.Boolean({ description: 'The terms are agreed to, should it be booked automatically' })),
          'O-130: nothing is booked by itself on terms that nobody agreed to',
        ),
      }),
    }),
    reply: data(WaitlistEntry),
  }),
  leaveWaitlist: endpoint(leaveWaitlist, {
    summary: 'Stop waiting, or decline an offer: it goes to the next in turn',
    tag: 'Waitlists',
    provenance: stated('S7, P7.2'),
    params: Type.Object({ occurrenceId: OccurrenceId, userId: IntegerId }),
    query: Type.Object({ source }),
    reply: data(Done),
  }),
  addToWaitlist: endpoint(addToWaitlist, {
    summary: 'The same for an activity by its number, for whoever is acted for',
    tag: 'Waitlists',
    provenance: stated('S7, P7.2'),
    status: 201,
    query: Type.Object({ source }),
    body: strictObject({
      item: strictObject({ id: IntegerId, type: oneOf(['activity', 'activityTicket']) }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(WaitlistEntry),
  }),
  removeFromWaitlist: endpoint(removeFromWaitlist, {
    summary: 'Stop waiting, by the id of the entry',
    tag: 'Waitlists',
    provenance: stated('S7, P7.2'),
    params: Type.Object({ waitlistId: IntegerId }),
    reply: data(Done),
  }),
  listWaitlistMembers: endpoint(listWaitlistMembers, {
    summary: 'Who waits at an occurrence, in turn',
    tag: 'Waitlists',
    provenance: inferred('P7.1: waitlists; part 3 of the decisions'),
    params: Type.Object({ occurrenceId: OccurrenceId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(WaitlistEntry),
  }),
  listUserWaitlists: endpoint(listUserWaitlists, {
    summary: 'What a user waits for, for themselves and for people they put on a list; soonest first',
    tag: 'Waitlists',
    provenance: inferred('P7.1: waitlists; part 3 of the decisions'),
    params: Type.Object({ userId: IntegerId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(WaitlistEntry),
  }),
}
