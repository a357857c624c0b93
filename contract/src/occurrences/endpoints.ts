import Type from 'typebox'
import { occurrenceId, source, startsAfter, startsBefore } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { oneOf, strictObject, about } from '../shared/define.ts'
import { clashFilters, deletionReasons } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, ours } from '../shared/provenance.ts'
import {
  blockOccurrence,
  dateOccurrence,
  deleteOccurrence,
  liftBlock,
  listOccurrences,
  readOccurrence,
  postponeOccurrence,
  updateOccurrence,
} from './calls.ts'
import { NewBlock, OccurrenceChange, StartTime } from './changes.ts'
import { Occurrence } from './schemas.ts'

const tag = { name: 'Occurrences', description: 'What takes place when and where, for those who plan it.' }

const params = Type.Object({ occurrenceId })
const emails = ours(
  Type.Optional(Type.Integer({ minimum: 0, description: 'Mails that were written to customers' })),
  'O-578',
)
const whoAsks = { source: Type.Optional(source), selected_user_id: SelectedUserId }

export const occurrenceEndpoints = {
  listOccurrences: endpoint(listOccurrences, {
    summary: 'What takes place within a time, with what speaks against it',
    description:
      'By start, within `starts_after` and `starts_before`, which are both needed. `clashing` narrows it to what something speaks against. Restrictions and `bookable_action` are said to a known customer only, who blocks places only to staff who may see it.',
    tag,
    provenance: inferred('P5: occurrence list filter; path: part 3 of the decisions'),
    query: Type.Object({
      ...pageQuery,
      ...whoAsks,
      starts_after: startsAfter,
      starts_before: startsBefore,
      venue_ids: about(
        Type.Optional(Type.Array(IntegerId, { minItems: 1, maxItems: 100 })),
        'At one of these venues, by id.',
        [1],
      ),
      clashing: about(Type.Optional(oneOf(clashFilters)), 'Whether something speaks against it.'),
    }),
    reply: list(Occurrence),
  }),
  readOccurrence: endpoint(readOccurrence, {
    summary: 'One occurrence by id',
    description: 'With what speaks against it in `clashes`, whatever its schedule is.',
    tag,
    provenance: inferred('P7.1; path: part 3 of the decisions'),
    params,
    query: Type.Object(whoAsks),
    reply: data(Occurrence),
  }),
  updateOccurrence: endpoint(updateOccurrence, {
    summary: 'Moves an occurrence, or changes who gives it and how many may come',
    description:
      'For staff. What is left out of `data` stays. An occurrence at another time or place is detached from its rhythm and keeps its original times; its bookings follow, and `affected` says how many, and which of them now fall on another booking of the same person. There are never fewer places than are taken, and shared places stay shared. What has begun keeps its start.',
    tag,
    provenance: inferred('P4, P5: occurrence update; path: part 3 of the decisions'),
    params,
    body: strictObject({ data: OccurrenceChange }),
    example: { data: { start_time: '18:30', capacity: { strategy: 'shared', maximum: 14 } } },
    reply: Type.Object({
      data: Occurrence,
      affected: ours(
        Type.Object({
          bookings: Type.Integer({ minimum: 0, description: 'Bookings that follow it' }),
          clashing_booking_ids: Type.Array(IntegerId, { description: 'Of those, whose owners are elsewhere then' }),
          emails,
        }),
        'O-141: whom a change concerns',
      ),
    }),
  }),
  deleteOccurrence: endpoint(deleteOccurrence, {
    summary: 'Takes an occurrence out of the programme, for a reason',
    description:
      'For staff, with one of twelve reasons. It stays readable as `cancelled`. Its bookings are cancelled with everything paid for them as credit and whoever booked is told; baskets lose it, blocks are lifted, its waitlist is closed.',
    tag,
    provenance: inferred('P4: occurrence deletion; path and body: part 3 of the decisions'),
    params,
    body: strictObject({ data: strictObject({ reason: oneOf(deletionReasons) }) }),
    example: { data: { reason: 'adverse_weather' } },
    reply: Type.Object({
      data: Occurrence,
      affected: ours(
        Type.Object({ bookings: Type.Integer({ minimum: 0, description: 'Bookings that were cancelled' }), emails }),
        'O-141: whom a change concerns',
      ),
    }),
  }),
  postponeOccurrence: endpoint(postponeOccurrence, {
    summary: 'Postpones an occurrence, for which a new date will follow',
    description:
      'For staff. It is not sold any more, and nothing else clashes with it. Whoever has booked keeps the booking, is told, with the reason where one is given, and may cancel for the full amount.',
    tag,
    provenance: ours('O-513: the documents have no postponed occurrence'),
    params,
    bodyOptional: true,
    body: strictObject({
      data: Type.Optional(
        strictObject({ reason: ours(Type.Optional(oneOf(deletionReasons)), 'O-542: the mail says it') }),
      ),
    }),
    example: { data: { reason: 'adverse_weather' } },
    reply: Type.Object({
      data: Occurrence,
      affected: Type.Object({
        bookings: Type.Integer({ minimum: 0, description: 'Bookings whose owners are told' }),
        emails,
      }),
    }),
  }),
  dateOccurrence: endpoint(dateOccurrence, {
    summary: 'Gives a postponed occurrence its new date and time',
    description: 'For staff. It can be booked again; its bookings follow, and their owners are told as of any move.',
    tag,
    provenance: ours('O-513: an update keeps the day'),
    params,
    body: strictObject({ data: strictObject({ date: CalendarDay, start_time: StartTime }) }),
    example: { data: { date: '2026-05-12', start_time: '18:30' } },
    reply: Type.Object({
      data: Occurrence,
      affected: Type.Object({
        bookings: Type.Integer({ minimum: 0, description: 'Bookings that follow it' }),
        clashing_booking_ids: Type.Array(IntegerId, { description: 'Of those, whose owners are elsewhere then' }),
        emails,
      }),
    }),
  }),
  blockOccurrence: endpoint(blockOccurrence, {
    summary: 'Keeps places of an occurrence for a club or a school',
    description:
      'For staff with the permission `view-block-bookings`. The places are taken like any others; `booking_id` of the answer is the block to lift. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-93: no call is stated that takes places for somebody without a sale'),
    status: 201,
    params,
    body: strictObject({ data: NewBlock }),
    example: { data: { user_id: 8, count: 4, is_paid: false } },
    reply: data(Occurrence),
  }),
  liftBlock: endpoint(liftBlock, {
    summary: 'Gives the places of a block back',
    description:
      'For staff with the permission `view-block-bookings`. Whoever waits for the places is asked first. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-93: no call is stated that takes places for somebody without a sale'),
    params: Type.Object({ occurrenceId, blockId: about(IntegerId, '`booking_id` of the block.', 1) }),
    reply: Done,
  }),
}
