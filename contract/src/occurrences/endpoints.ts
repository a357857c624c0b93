import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject } from '../shared/define.ts'
import { channels, clashFilters, deletionReasons } from '../shared/enumerations.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId, OccurrenceId, SelectedUserId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, ours } from '../shared/provenance.ts'
import {
  blockOccurrence,
  deleteOccurrence,
  liftBlock,
  listOccurrences,
  readOccurrence,
  updateOccurrence,
} from './calls.ts'
import { NewBlock, OccurrenceChange } from './changes.ts'
import { Occurrence } from './schemas.ts'

const params = Type.Object({ occurrenceId: OccurrenceId })
const whoAsks = { source: Type.Optional(oneOf(channels)), selected_user_id: SelectedUserId }

export const occurrenceEndpoints = {
  listOccurrences: endpoint(listOccurrences, {
    summary: 'What takes place within a time, with what speaks against it',
    tag: 'Occurrences',
    provenance: inferred('P5: occurrence list filter; path: part 3 of the decisions'),
    query: Type.Object({
      ...pageQuery,
      ...whoAsks,
      starts_after: Type.String({ format: 'date-time' }),
      starts_before: Type.String({ format: 'date-time' }),
      venue_ids: Type.Optional(Type.Array(IntegerId, { minItems: 1, maxItems: 100 })),
      clashing: Type.Optional(oneOf(clashFilters)),
    }),
    reply: list(Occurrence),
  }),
  readOccurrence: endpoint(readOccurrence, {
    summary: 'One occurrence by id',
    tag: 'Occurrences',
    provenance: inferred('P7.1; path: part 3 of the decisions'),
    params,
    query: Type.Object(whoAsks),
    reply: data(Occurrence),
  }),
  updateOccurrence: endpoint(updateOccurrence, {
    summary: 'Moves an occurrence, or changes who gives it and how many may come',
    tag: 'Occurrences',
    provenance: inferred('P4, P5: occurrence update; path: part 3 of the decisions'),
    params,
    body: strictObject({ data: OccurrenceChange }),
    reply: Type.Object({
      data: Occurrence,
      affected: ours(
        Type.Object({
          bookings: Type.Integer({ minimum: 0, description: 'Bookings that follow it' }),
          clashing_booking_ids: Type.Array(IntegerId, { description: 'Of those, whose owners are elsewhere then' }),
        }),
        'O-141: whom a change concerns',
      ),
    }),
  }),
  deleteOccurrence: endpoint(deleteOccurrence, {
    summary: 'Takes an occurrence out of the programme, for a reason',
    tag: 'Occurrences',
    provenance: inferred('P4: occurrence deletion; path and body: part 3 of the decisions'),
    params,
    body: strictObject({ data: strictObject({ reason: oneOf(deletionReasons) }) }),
    reply: Type.Object({
      data: Occurrence,
      affected: ours(
        Type.Object({ bookings: Type.Integer({ minimum: 0, description: 'Bookings that were cancelled' }) }),
        'O-141: whom a change concerns',
      ),
    }),
  }),
  blockOccurrence: endpoint(blockOccurrence, {
    summary: 'Keeps places of an occurrence for a club or a school',
    tag: 'Occurrences',
    provenance: ours('O-93: no call is stated that takes places for somebody without a sale'),
    status: 201,
    params,
    body: strictObject({ data: NewBlock }),
    reply: data(Occurrence),
  }),
  liftBlock: endpoint(liftBlock, {
    summary: 'Gives the places of a block back',
    tag: 'Occurrences',
    provenance: ours('O-93: no call is stated that takes places for somebody without a sale'),
    params: Type.Object({ occurrenceId: OccurrenceId, blockId: IntegerId }),
    reply: Done,
  }),
}
