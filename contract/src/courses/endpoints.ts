import Type, { type Static } from 'typebox'
import { IdOrSlug } from '../shared/ids.ts'
import { endpoint } from '../endpoint.ts'
import { scheduleFields, scheduleListQuery, scheduleReadQuery } from '../occurrences/schedules.ts'
import { define, nullable, about } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { Price } from '../shared/price.ts'
import { listCourses, readCourse } from './calls.ts'
import { stated } from '../shared/provenance.ts'

const tag = { name: 'Courses', description: 'Courses with their sessions, prices, questions and extras.' }

export const Course = define(
  'Course',
  Type.Object({ ...scheduleFields, pro_rata_price: nullable(Price) }),
  stated('P3.7'),
)
export type Course = Static<typeof Course>

export const courseEndpoints = {
  listCourses: endpoint(listCourses, {
    summary: 'Courses that have not ended, with what the caller may do with each',
    description:
      'What can be done with each course is in `bookable_action`; it is said to a known customer only. Give `venue_slugs` and `category_slugs` as on a page of the site. Answers an `ETag`.',
    tag,
    provenance: stated('P7.1'),
    query: scheduleListQuery,
    reply: list(Course),
    answersETag: true,
  }),
  readCourse: endpoint(readCourse, {
    summary: 'One course by id, or by slug within its venue and category',
    description:
      'By id; or by slug, which is unique within venue and category. With its sessions, questions and extras.',
    tag,
    provenance: stated('P7.1; path: decision O-83'),
    params: Type.Object({ idOrSlug: about(IdOrSlug, 'Id, or slug within its venue and category.', 'first-strokes') }),
    query: scheduleReadQuery,
    reply: data(Course),
  }),
}
