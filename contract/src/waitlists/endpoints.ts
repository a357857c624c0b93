import Type, { type Static } from 'typebox'
import { occurrenceId, userId, source as channelParameter } from '../shared/parameters.ts'
import { VenueSummary } from '../occurrences/schedules.ts'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject, text, about } from '../shared/define.ts'
import { bookingTypes, waitlistModes, waitlistStatuses } from '../shared/enumerations.ts'
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
import { spoken } from '../shared/spoken.ts'

const tag = { name: 'Waitlists', description: 'Waiting for places that come free, and what is offered.' }

const why = 'O-130: what somebody who waits wants to know'

/** People who wait together, and kinds of tickets of one entry. */
const partySize = 10
/** Tickets of one kind. */
const mostTickets = 50

const together = 'O-379: a family waits together'
const kinds = 'O-378: a waitlist for tickets asks how many of which kind'

/** A waitlist entry, waiting or with an offer. */
export const WaitlistEntry = define(
  'WaitlistEntry',
  Type.Object({
    id: IntegerId,
    user_id: IntegerId,
    user_reference: text('FW000009'),
    first_name: text('Safiya'),
    last_name: text('Rahman'),
    email: nullable(text('amina@example.test')),
    occurrence: Type.Object({ occurrence_id: OccurrenceId, name: text('Junior football skills') }),
    starts_at: DateTime,
    created_at: Type.String({ format: 'date-time' }),
    status: ours(oneOf(waitlistStatuses), why),
    position: ours(nullable(Type.Integer({ minimum: 1, description: '1: next; null with an offer' })), why),
    count: ours(Type.Integer({ minimum: 1, description: 'How many places, all or none' }), why),
    party_id: ours(
      nullable(Type.Integer({ minimum: 1, description: 'The same for people who wait together; null for one alone' })),
      together,
    ),
    tickets: ours(
      nullable(
        Type.Array(Type.Object({ id: Uuid, name: text('Adult'), quantity: Type.Integer({ minimum: 1 }) }), {
          description: 'The kinds of tickets of a ticketed session; null when only their number is known',
        }),
      ),
      kinds,
    ),
    offer_expires_at: ours(nullable(Type.String({ format: 'date-time' })), why),
    mode: ours(oneOf(waitlistModes), why),
    free_places: ours(
      Type.Optional(Type.Integer({ minimum: 0, description: 'On sale now for anybody; absent without a limit' })),
      'O-435: places that are kept for nobody go to whoever books first',
    ),
    passed_over: ours(
      nullable(Type.Object({ code: text('already_booked'), message: spoken('You have already booked this.') })),
      'O-130: why others came first',
    ),
    in_the_way: ours(
      nullable(Type.Object({ code: text('already_booked'), message: spoken('You have already booked this.') })),
      'O-130: what a person has to do before a place can be offered to them',
    ),
    ends_at: ours(DateTime, why),
    booking_type: ours(oneOf(bookingTypes), why),
    venue: ours(VenueSummary, why),
    schedule_id: ours(Uuid, why),
    category_slug: ours(text('football'), why),
    schedule_slug: ours(text('junior-football-skills'), why),
  }),
  stated('P3.14'),
)
export type WaitlistEntry = Static<typeof WaitlistEntry>

/** The people and tickets waited for, beside one place for one person. */
const several = {
  with_user_ids: ours(
    Type.Optional(
      Type.Array(IntegerId, {
        minItems: 1,
        maxItems: partySize - 1,
        uniqueItems: true,
        description: 'People of the same family who wait together with `user_id`: not for tickets',
      }),
    ),
    together,
  ),
  tickets: ours(
    Type.Optional(
      Type.Array(strictObject({ id: Uuid, quantity: Type.Integer({ minimum: 1, maximum: mostTickets }) }), {
        minItems: 1,
        maxItems: partySize,
        description: 'Instead of `count`, for a ticketed session',
      }),
    ),
    kinds,
  ),
}

const all = ours(
  Type.Optional(about(Type.Boolean(), 'Everybody who waits together with the user leaves.', true)),
  together,
)

const source = ours(Type.Optional(channelParameter), 'O-130: entries carry their channel')

export const waitlistEndpoints = {
  joinWaitlist: endpoint(joinWaitlist, {
    summary: 'Wait for places at an occurrence that is full',
    description:
      'Only what is full is waited for, and only by who could book it otherwise. `count` places are offered together or not at all. Places that come free go by `mode`: everybody is told, they are offered in turn, or booked. For a course any of its sessions will do. With `with_user_ids` several people of one family wait together, and with `tickets` the kinds say how many places are wanted.',
    tag,
    provenance: stated('S7, P7.2'),
    status: 201,
    params: Type.Object({ occurrenceId }),
    query: Type.Object({ source }),
    body: strictObject({
      data: strictObject({
        user_id: IntegerId,
        count: ours(
          Type.Optional(Type.Integer({ minimum: 1, maximum: limits.integer })),
          'O-130: a group is offered all its places or none',
        ),
        ...several,
        terms: ours(
          Type.Optional(Type.Boolean({ description: 'The terms are agreed to, should it be booked automatically' })),
          'O-130: nothing is booked by itself on terms that nobody agreed to',
        ),
      }),
    }),
    example: { data: { user_id: 1 } },
    reply: data(WaitlistEntry),
  }),
  leaveWaitlist: endpoint(leaveWaitlist, {
    summary: 'Stop waiting, or decline an offer: it goes to the next in turn',
    description:
      'For whoever waits, who put them on the list, or staff. What was offered to them goes to the next in turn. People who wait together leave one by one, or all of them with `together`.',
    tag,
    provenance: stated('S7, P7.2'),
    params: Type.Object({ occurrenceId, userId }),
    query: Type.Object({ source, together: all }),
    reply: data(Done),
  }),
  addToWaitlist: endpoint(addToWaitlist, {
    summary: 'The same for an activity by its number, for whoever is acted for',
    description:
      'For what has a number before its venue’s migration date. Whoever waits is the linked user who was chosen, else the caller.',
    tag,
    provenance: stated('S7, P7.2'),
    status: 201,
    query: Type.Object({ source }),
    body: strictObject({
      item: strictObject({ id: IntegerId, type: oneOf(['activity', 'activityTicket']) }),
      selected_user_id: SelectedUserIdInBody,
      ...several,
    }),
    example: { item: { id: 1, type: 'activity' } },
    reply: data(WaitlistEntry),
  }),
  removeFromWaitlist: endpoint(removeFromWaitlist, {
    summary: 'Stop waiting, by the id of the entry',
    description: 'By the `id` of the entry. What was offered goes to the next in turn.',
    tag,
    provenance: stated('S7, P7.2'),
    params: Type.Object({ waitlistId: about(IntegerId, 'Id of the entry.', 1) }),
    query: Type.Object({ together: all }),
    reply: data(Done),
  }),
  listWaitlistMembers: endpoint(listWaitlistMembers, {
    summary: 'Who waits at an occurrence, in turn',
    description: 'In the order in which they will be asked; for staff. `position` counts those who have no offer yet.',
    tag,
    provenance: inferred('P7.1: waitlists; part 3 of the decisions'),
    params: Type.Object({ occurrenceId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(WaitlistEntry),
  }),
  listUserWaitlists: endpoint(listUserWaitlists, {
    summary: 'What a user waits for, for themselves and for people they put on a list; soonest first',
    description:
      'What they wait for and what is offered to them, until when; `passed_over` says why somebody behind them came first.',
    tag,
    provenance: inferred('P7.1: waitlists; part 3 of the decisions'),
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(WaitlistEntry),
  }),
}
