import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { scheduleFields, scheduleListQuery, scheduleReadQuery } from '../occurrences/schedules.ts'
import { define, nullable } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug } from '../shared/ids.ts'
import { Price } from '../shared/price.ts'
import { listCourses, readCourse } from './calls.ts'
import { stated } from '../shared/provenance.ts'

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
  readCourse: endpoint(readCourse, {
    summary: 'One course by id, or by slug within its venue and category',
    tag: 'Courses',
    provenance: stated('P7.1; path: decision O-83'),
    params: Type.Object({ idOrSlug: IdOrSlug }),
    query: scheduleReadQuery,
    reply: data(Course),
  }),
}
