import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { scheduleFields, scheduleListQuery, scheduleReadQuery } from '../occurrences/schedules.ts'
import { define, oneOf } from '../shared/define.ts'
import { pricingOptionAvailabilities } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug } from '../shared/ids.ts'
import { stated } from '../shared/provenance.ts'
import { listCamps, readCamp } from './calls.ts'

/** [P3-085 to P3-089] */
export const Camp = define(
  'Camp',
  Type.Object({
    ...scheduleFields,
    pricing_option_availability: Type.Array(
      oneOf(pricingOptionAvailabilities, 'Which of the two it is sold as; what can be bought now is in the actions'),
    ),
  }),
  stated('P3.8'),
)
export type Camp = Static<typeof Camp>

export const campEndpoints = {
  listCamps: endpoint(listCamps, {
    summary: 'Camps that have not ended, with what the caller may do with each and with each of its sessions',
    tag: 'Camps',
    provenance: stated('P7.1'),
    query: scheduleListQuery,
    reply: list(Camp),
  }),
  readCamp: endpoint(readCamp, {
    summary: 'One camp by id, or by slug within its venue and category',
    tag: 'Camps',
    provenance: stated('P7.1; path: decision O-83'),
    params: Type.Object({ idOrSlug: IdOrSlug }),
    query: scheduleReadQuery,
    reply: data(Camp),
  }),
}
