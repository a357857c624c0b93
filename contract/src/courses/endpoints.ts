import Type, { type Static } from 'typebox'
import { CategorySummary } from '../categories/endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { BookableAction, Capacity, Occurrence } from '../occurrences/schemas.ts'
import { CancellationSummary, PriceReason, SuitableFor } from '../occurrences/terms.ts'
import { QuestionSection } from '../questions/schemas.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { channels } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug, IntegerId, SelectedUserId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { listCourses, listStartingSoon, readCourse } from './calls.ts'
import { ours, stated } from '../shared/provenance.ts'

export const VenueSummary = define(
  'VenueSummary',
  Type.Object({
    id: IntegerId,
    name: Type.String(),
    slug: ours(Type.String(), 'O-103: for links to the venue'),
  }),
  stated('P3.3'),
)
export type VenueSummary = Static<typeof VenueSummary>

/** [P3-119] */
export const Extra = define(
  'Extra',
  Type.Object({
    id: IntegerId,
    name: Type.String(),
    price: Price,
    available: ours(nullable(Type.Integer()), 'O-103: how many are left, null without a limit'),
  }),
  stated('P3.10'),
)
export type Extra = Static<typeof Extra>

/** [P3-076 to P3-084] */
export const Course = define(
  'Course',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    slug: stated(Type.String(), 'S3'),
    description: Type.String({ description: 'HTML' }),
    duration_in_weeks: Type.Integer(),
    category: CategorySummary,
    venue: VenueSummary,
    starts_at: DateTime,
    ends_at: DateTime,
    instructors: Type.Array(Type.String()),
    price: nullable(Price),
    pro_rata_price: nullable(Price),
    capacity: Capacity,
    allow_customer_book_course_after_start: Type.Boolean(),
    occurrences: Type.Array(Occurrence),
    bookable_action: BookableAction,
    custom_question_sections: Type.Array(QuestionSection),
    extras: Type.Array(Extra),
    first_bookable_at: ours(nullable(DateTime), 'O-103: from when it can be booked'),
    picture_kind: ours(Type.String(), 'O-103: which drawn pattern stands for its category'),
    suitable_for: ours(nullable(SuitableFor), 'O-97: who may come'),
    bring: ours(Type.Array(Type.String()), 'O-97: what to bring'),
    cancellation_summary: ours(nullable(CancellationSummary), 'O-97: the terms before booking'),
    normal_price: ours(nullable(Price), 'O-97: what somebody without a membership pays now'),
    price_reason: ours(nullable(PriceReason), 'O-97: why the price is what it is'),
  }),
  stated('P3.7'),
)
export type Course = Static<typeof Course>

const whoAsks = {
  source: oneOf(channels),
  filter_by_first_bookable_at: Type.Optional(Type.Boolean({ default: true })),
  selected_user_id: SelectedUserId,
}

const narrowing = {
  category_ids: Type.Optional(Type.Array(Uuid, { maxItems: 100 })),
  category_slugs: Type.Optional(Type.Array(IdOrSlug, { maxItems: 100 })),
  venue_ids: Type.Optional(Type.Array(IntegerId, { maxItems: 100 })),
  venue_slugs: Type.Optional(Type.Array(IdOrSlug, { maxItems: 100 })),
}

export const courseEndpoints = {
  listCourses: endpoint(listCourses, {
    summary: 'Courses that have not ended, with what the caller may do with each',
    tag: 'Courses',
    provenance: stated('P7.1'),
    query: Type.Object({
      ...pageQuery,
      ...whoAsks,
      ...narrowing,
      starts_after: Type.Optional(Type.String({ format: 'date-time' })),
      starts_before: Type.Optional(Type.String({ format: 'date-time' })),
    }),
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
    query: Type.Object({ ...whoAsks, ...narrowing }),
    reply: data(Course),
  }),
}
