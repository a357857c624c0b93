import Type, { type Static } from 'typebox'
import { tag } from './tag.ts'
import { source, bookingTypeFilter, search, venue, category } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { CalendarDay, DateTime, Instant } from '../shared/date-time.ts'
import { about, define, nullable, oneOf, text } from '../shared/define.ts'
import { bookingTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { limits } from '../shared/limits.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listActivities, listBookableCategories, readBookableCategory } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

/** The category of a schedule or booking. */
export const CategorySummary = define(
  'CategorySummary',
  Type.Object({
    id: Uuid,
    name: text('Racket sports'),
    slug: text('racket-sports'),
    booking_type: nullable(oneOf(bookingTypes)),
  }),
  stated('P3.7'),
)
export type CategorySummary = Static<typeof CategorySummary>

/** A category with something to book at a venue. */
export const BookableCategory = define(
  'BookableCategory',
  Type.Object({
    id: Uuid,
    name: text('Badminton'),
    slug: text('badminton'),
    booking_type: nullable(oneOf(bookingTypes)),
    children: Type.Array(CategorySummary),
    parent: nullable(CategorySummary),
    in_use: Type.Object({
      in_use: Type.Boolean({ description: 'It cannot be deleted, and its booking type cannot be changed' }),
      reasons: Type.Array(spoken('It has courses or camps.', 'What uses it, in words')),
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

/** A category with something to book anywhere, and the venues. */
export const Activity = define(
  'Activity',
  Type.Object({
    id: Uuid,
    name: text('Badminton'),
    slug: text('badminton'),
    booking_type: nullable(oneOf(bookingTypes)),
    picture_kind: Type.String({ description: 'Which picture stands for the category', examples: ['racket'] }),
    bookable_count: Type.Integer({ minimum: 1, description: 'Schedules that have not ended, at all venues' }),
    soonest_starts_at: nullable(DateTime),
    venues: Type.Array(
      Type.Object({
        id: IntegerId,
        name: text('Badminton'),
        slug: text('badminton'),
        bookable_count: Type.Integer({ minimum: 1 }),
      }),
    ),
    found_names: Type.Array(
      Type.String({
        description: 'Names of what is planned in it that have the searched text in them',
        examples: ['Badminton from scratch'],
      }),
    ),
    corrected_search: ours(
      Type.Optional(
        about(
          Type.String(),
          'What was searched for instead, where nothing has the words as they are spelt',
          'badminton',
        ),
      ),
      'O-446: a search forgives small mistakes in spelling',
    ),
  }),
  ours('O-97'),
)
export type Activity = Static<typeof Activity>

const query = Type.Object({
  source: Type.Optional(source),
  booking_types: Type.Optional(bookingTypeFilter),
})

export const categoryEndpoints = {
  listActivities: endpoint(listActivities, {
    summary: 'What can be booked at any venue, with where and when the next begins',
    description:
      'Categories with a course or camp at some venue that has not ended, by name. `search` is looked for in their names, those of the groups they are in and of what is planned: every word, or one that means the same ("spin" finds cycling), and ages ("swimming for toddlers", "dance, 6 year old") in what is stated of ages. Where nothing is found, words of five letters or more are read as known ones that differ in a letter or two, which `corrected_search` says. `venues` says where, `soonest_starts_at` when the next begins. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-97: no call is stated that looks for an activity at all venues'),
    query: Type.Object({
      ...pageQuery,
      source: Type.Optional(source),
      booking_types: Type.Optional(bookingTypeFilter),
      search: Type.Optional(search),
      date: ours(
        Type.Optional(about(CalendarDay, 'With something on that day, by the calendar of its venue.', '2026-04-09')),
        'O-342: a search can be narrowed to a day and to an age',
      ),
      age: ours(
        Type.Optional(
          about(
            Type.Integer({ minimum: 0, maximum: limits.greatestAge }),
            'For somebody of this age, in whole years.',
            6,
          ),
        ),
        'O-342: a search can be narrowed to a day and to an age',
      ),
    }),
    reply: list(Activity),
  }),
  listBookableCategories: endpoint(listBookableCategories, {
    summary: 'Categories with something to book at a venue',
    description:
      'Categories with a course or camp at the venue that has not ended. None while courses and camps are switched off there or everywhere.',
    tag,
    provenance: inferred('S7: /categories/bookable/{id}; decision O-81'),
    params: Type.Object({ venue }),
    query,
    reply: data(Type.Array(BookableCategory)),
  }),
  readBookableCategory: endpoint(readBookableCategory, {
    summary: 'One category with something to book at a venue',
    description:
      'By slug or id, at a venue by slug or id. With a `bookable_count` of 0 where everything in it has ended; not found when nothing in it was ever planned there.',
    tag,
    provenance: inferred('S7: /categories/bookable/{id}/{id2}; decision O-81'),
    params: Type.Object({ venue, category }),
    query,
    reply: data(BookableCategory),
  }),
}
