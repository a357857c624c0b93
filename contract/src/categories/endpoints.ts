import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { DateTime, Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { bookingTypes, channels } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug, IntegerId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listActivities, listBookableCategories, readBookableCategory } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

/** The category as part of a schedule or booking. [P3-078] */
export const CategorySummary = define(
  'CategorySummary',
  Type.Object({ id: Uuid, name: Type.String(), slug: Type.String(), booking_type: nullable(oneOf(bookingTypes)) }),
  stated('P3.7'),
)
export type CategorySummary = Static<typeof CategorySummary>

/** A category with something to book at a venue. [O-81] */
export const BookableCategory = define(
  'BookableCategory',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    slug: Type.String(),
    booking_type: nullable(oneOf(bookingTypes)),
    children: Type.Array(CategorySummary),
    parent: nullable(CategorySummary),
    in_use: Type.Object({
      in_use: Type.Boolean({ description: 'It cannot be deleted, and its booking type cannot be changed' }),
      reasons: Type.Array(Type.String({ description: 'What uses it, in words' })),
    }),
    created_at: Instant,
    picture_kind: ours(
      Type.String({ description: 'Which drawn pattern stands for the category' }),
      'O-103: which drawn pattern stands for it',
    ),
    bookable_count: ours(
      Type.Integer({ minimum: 0, description: 'Schedules that have not ended' }),
      'O-103: how much there is to choose from',
    ),
  }),
  stated('P3.12'),
)
export type BookableCategory = Static<typeof BookableCategory>

/** A category with something to book anywhere, and where. [O-97] */
export const Activity = define(
  'Activity',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    slug: Type.String(),
    booking_type: nullable(oneOf(bookingTypes)),
    picture_kind: Type.String({ description: 'Which picture stands for the category' }),
    bookable_count: Type.Integer({ minimum: 1, description: 'Schedules that have not ended, at all venues' }),
    soonest_starts_at: nullable(DateTime),
    venues: Type.Array(
      Type.Object({
        id: IntegerId,
        name: Type.String(),
        slug: Type.String(),
        bookable_count: Type.Integer({ minimum: 1 }),
      }),
    ),
    found_names: Type.Array(
      Type.String({ description: 'Names of what is planned in it that have the searched text in them' }),
    ),
  }),
  ours('O-97'),
)
export type Activity = Static<typeof Activity>

const query = Type.Object({
  source: Type.Optional(oneOf(channels)),
  booking_types: Type.Optional(Type.Array(oneOf(bookingTypes))),
})

export const categoryEndpoints = {
  listActivities: endpoint(listActivities, {
    summary: 'What can be booked at any venue, with where and when the next begins',
    tag: 'Categories',
    provenance: ours('O-97: no call is stated that looks for an activity at all venues'),
    query: Type.Object({
      ...pageQuery,
      source: Type.Optional(oneOf(channels)),
      booking_types: Type.Optional(Type.Array(oneOf(bookingTypes))),
      search: Type.Optional(Type.String({ maxLength: limits.nameLength })),
    }),
    reply: list(Activity),
  }),
  listBookableCategories: endpoint(listBookableCategories, {
    summary: 'Categories with something to book at a venue',
    tag: 'Categories',
    provenance: inferred('S7: /categories/bookable/{id}; decision O-81'),
    params: Type.Object({ venue: IdOrSlug }),
    query,
    reply: data(Type.Array(BookableCategory)),
  }),
  readBookableCategory: endpoint(readBookableCategory, {
    summary: 'One category with something to book at a venue',
    tag: 'Categories',
    provenance: inferred('S7: /categories/bookable/{id}/{id2}; decision O-81'),
    params: Type.Object({ venue: IdOrSlug, category: IdOrSlug }),
    query,
    reply: data(BookableCategory),
  }),
}
