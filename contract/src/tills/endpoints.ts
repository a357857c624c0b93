import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject, about } from '../shared/define.ts'
import { tenderTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'

const tag = { name: 'Tills', description: 'Where staff take money.' }
const provenance = ours('O-181: an open till is stated, no call that opens one')

/** A till of a member of staff at a venue, open or closed. */
export const Till = define(
  'Till',
  Type.Object({
    id: IntegerId,
    venue_id: IntegerId,
    opened_at: Instant,
    closed_at: nullable(Instant),
    takings: Type.Array(Type.Object({ tender_type: oneOf(tenderTypes), amount: Price }), {
      description: 'What was taken in each way, less what was given back of it here',
    }),
  }),
  provenance,
)
export type Till = Static<typeof Till>

export const tillEndpoints = {
  listTills: endpoint(calls.listTills, {
    summary: 'Tills of the caller, newest first',
    description: 'Of whoever asks, with what went through them. A call of ours: another platform may not have it.',
    tag,
    provenance,
    query: Type.Object(pageQuery),
    reply: list(Till),
  }),
  openTill: endpoint(calls.openTill, {
    summary: 'Open a till at a venue',
    description: 'For staff, one at a time. A call of ours: another platform may not have it.',
    tag,
    provenance,
    status: 201,
    body: strictObject({ venue_id: IntegerId }),
    example: { venue_id: 1 },
    reply: data(Till),
  }),
  closeTill: endpoint(calls.closeTill, {
    summary: 'Close a till',
    description:
      'Whoever opened it; one that is closed stays as it is. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params: Type.Object({ tillId: about(IntegerId, 'Id of the till.', 1) }),
    reply: data(Till),
  }),
}
