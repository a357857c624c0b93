import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { scheduleFields, scheduleListQuery, scheduleReadQuery } from '../occurrences/schedules.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { channels } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug, SelectedUserId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { Price } from '../shared/price.ts'
import { listCourses, listStartingSoon, readCourse } from './calls.ts'
import { ours, stated } from '../shared/provenance.ts'

/** [P3-076 to P3-084] */
export const Course = define(
  'Course',
  Type.Object({ ...scheduleFields, pro_rata_price: nullable(Price) }),
  stated('P3.7'),
)
export type Course = Static<typeof Course>

export const courseEndpoints = {
  listCourses: endpoint(listCourses, {
    summary: 'Courses that have not ended, with what the caller may do with each',
    tag: 'Courses',
    provenance: stated('P7.1'),
    query: scheduleListQuery,
    reply: list(Course),
  }),
  listStartingSoon: endpoint(listStartingSoon, {
    summary: 'Courses at any venue that begin in the next days and have places left',
    tag: 'Courses',
    provenance: ours('O-97: no call is stated that says what begins soon'),
    query: Type.Object({
      source: oneOf(channels),
      selected_user_id: SelectedUserId,
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.soonDays.maximum })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.soonCount })),
    }),
    reply: list(Course),
  }),
  readCourse: endpoint(readCourse, {
    summary: 'One course by id, or by slug within its venue and category',
    tag: 'Courses',
    provenance: stated('P7.1; path: decision O-83'),
    params: Type.Object({ idOrSlug: IdOrSlug }),
    query: scheduleReadQuery,
    reply: data(Course),
  }),
}
