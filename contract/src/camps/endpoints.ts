import Type, { type Static } from 'typebox'
import { IdOrSlug } from '../shared/ids.ts'
import { endpoint } from '../endpoint.ts'
import { scheduleFields, scheduleListQuery, scheduleReadQuery } from '../occurrences/schedules.ts'
import { define, oneOf, about } from '../shared/define.ts'
import { pricingOptionAvailabilities } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { stated } from '../shared/provenance.ts'
import { listCamps, readCamp } from './calls.ts'

const tag = { name: 'Camps', description: 'Camps, sold whole, by the session, or both.' }

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
    description:
      'What can be done with a camp is in its `bookable_action`: `book` while any of it can be booked. A price and an action of one of its `occurrences` are of that session bought alone; all of them have to be free for the entire camp. Answers an `ETag`.',
    tag,
    provenance: stated('P7.1'),
    query: scheduleListQuery,
    reply: list(Camp),
    answersETag: true,
  }),
  readCamp: endpoint(readCamp, {
    summary: 'One camp by id, or by slug within its venue and category',
    description:
      'By id; or by slug, which is unique within venue and category. With its sessions, questions and extras.',
    tag,
    provenance: stated('P7.1; path: decision O-83'),
    params: Type.Object({
      idOrSlug: about(IdOrSlug, 'Id, or slug within its venue and category.', 'river-meadow-camp'),
    }),
    query: scheduleReadQuery,
    reply: data(Camp),
  }),
}
