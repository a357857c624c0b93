import Type, { type Static } from 'typebox'
import { source, startsAfter, startsBefore } from '../shared/parameters.ts'
import { CategorySummary } from '../categories/endpoints.ts'
import { Answer, QuestionSection } from '../questions/schemas.ts'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable, text, about } from '../shared/define.ts'
import { IdOrSlug, IntegerId, SelectedUserId, Uuid } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { Price } from '../shared/price.ts'
import { ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import { BookableAction, Capacity, Occurrence } from './schemas.ts'
import { CancellationSummary, PackageCover, PriceReason, SuitableFor } from './terms.ts'

export const VenueSummary = define(
  'VenueSummary',
  Type.Object({
    id: IntegerId,
    name: text('Ashcombe Leisure Centre'),
    slug: ours(text('ashcombe-leisure-centre'), 'O-103: for links to the venue'),
  }),
  stated('P3.3'),
)
export type VenueSummary = Static<typeof VenueSummary>

export const Extra = define(
  'Extra',
  Type.Object({
    id: IntegerId,
    name: spoken('Club hoodie'),
    price: Price,
    available: ours(nullable(Type.Integer()), 'O-103: how many are left, null without a limit'),
    whole_only: ours(Type.Boolean(), 'O-316: offered with the whole only, not with single sessions'),
    max_quantity: ours(
      Type.Optional(Type.Integer({ minimum: 1, examples: [1] })),
      'O-550: the most that one person can have; absent where it is the most of any extra',
    ),
  }),
  stated('P3.10'),
)
export type Extra = Static<typeof Extra>

/** Fields shared by courses and camps. */
export const scheduleFields = {
  id: Uuid,
  name: text('Badminton from scratch'),
  slug: stated(text('ashcombe-leisure-centre'), 'S3'),
  description: Type.String({
    description: 'HTML',
    examples: ['<p>Two pools, a sports hall with a sprung floor and six tenn…'],
  }),
  duration_in_weeks: Type.Integer({ examples: [12] }),
  category: CategorySummary,
  venue: VenueSummary,
  starts_at: DateTime,
  ends_at: DateTime,
  instructors: Type.Array(text('Daniel Osei')),
  price: nullable(Price),
  capacity: Capacity,
  allow_customer_book_course_after_start: Type.Boolean(),
  occurrences: Type.Array(Occurrence),
  bookable_action: BookableAction,
  custom_question_sections: Type.Array(QuestionSection),
  extras: Type.Array(Extra),
  first_bookable_at: ours(nullable(DateTime), 'O-103: from when it can be booked'),
  picture_kind: ours(text('racket'), 'O-103: which drawn pattern stands for its category'),
  suitable_for: ours(nullable(SuitableFor), 'O-97: who may come'),
  bring: ours(Type.Array(text('Water')), 'O-97: what to bring'),
  cancellation_summary: ours(nullable(CancellationSummary), 'O-97: the terms before booking'),
  normal_price: ours(nullable(Price), 'O-97: what somebody without a membership pays now'),
  price_reason: ours(nullable(PriceReason), 'O-97: why the price is what it is'),
  covered_by: ours(
    Type.Optional(nullable(PackageCover)),
    'O-172: the package that would pay for it, or for one session of a camp; said of one, not in lists',
  ),
  known_answers: ours(
    Type.Optional(
      Type.Array(
        Type.Object({
          user_id: IntegerId,
          answered_at: Type.String({ format: 'date-time' }),
          answers: Type.Array(Answer),
        }),
      ),
    ),
    'O-353: what the customer answered to the same questions before, for each of their people; of one, not in lists',
  ),
}

const whoAsks = {
  source,
  filter_by_first_bookable_at: about(
    Type.Optional(Type.Boolean({ default: true })),
    'Leaves out what cannot be booked by the caller yet.',
    true,
  ),
  selected_user_id: SelectedUserId,
}

const narrowing = {
  category_ids: about(Type.Optional(Type.Array(Uuid, { maxItems: 100 })), 'In one of these categories, by id.', [
    '0134c1b2-1280-76a9-9232-efa8f8aa3d6d',
  ]),
  category_slugs: about(
    Type.Optional(Type.Array(IdOrSlug, { maxItems: 100 })),
    'In one of these categories, by slug.',
    ['swimming-lessons'],
  ),
  venue_ids: about(Type.Optional(Type.Array(IntegerId, { maxItems: 100 })), 'At one of these venues, by id.', [1]),
  venue_slugs: about(Type.Optional(Type.Array(IdOrSlug, { maxItems: 100 })), 'At one of these venues, by slug.', [
    'ashcombe-leisure-centre',
  ]),
}

/** The query of lists of courses and camps. */
export const scheduleListQuery = Type.Object({
  ...pageQuery,
  ...whoAsks,
  ...narrowing,
  starts_after: Type.Optional(startsAfter),
  starts_before: Type.Optional(startsBefore),
})
export type ScheduleListQuery = Static<typeof scheduleListQuery>

/** The query of one course or camp. */
export const scheduleReadQuery = Type.Object({
  ...whoAsks,
  ...narrowing,
  instead_of_item_id: about(
    ours(Type.Optional(IntegerId), 'O-350: what a line of the basket can be changed into'),
    'The line of the basket that is to be changed: what it holds counts as free.',
    1,
  ),
})
export type ScheduleReadQuery = Static<typeof scheduleReadQuery>
