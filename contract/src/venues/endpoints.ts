import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { define, nullable } from '../shared/define.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug, IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listVenues, readVenue } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

/** [S3-001 to S3-003] */
export const Venue = define(
  'Venue',
  Type.Object({
    id: IntegerId,
    name: Type.String(),
    slug: Type.String(),
    address1: Type.String(),
    address2: nullable(Type.String()),
    town: Type.String(),
    area: nullable(Type.String()),
    postcode: Type.String(),
    opening_times: Type.String({ description: 'OpenStreetMap opening_hours syntax' }),
    coordinates: Type.Object({ latitude: nullable(Type.Number()), longitude: nullable(Type.Number()) }),
    timezone: ours(Type.String(), 'O-103: which zone the wall clocks of the venue show'),
    activities_v2_migration_date: nullable(CalendarDay),
    camps_and_courses_enabled: Type.Object({ enabled: Type.Boolean() }),
    description: ours(nullable(Type.String()), 'O-103: a venue is introduced in a few words'),
    picture_url: ours(nullable(Type.String()), 'O-103: a venue is shown'),
    facilities: ours(Type.Array(Type.Object({ code: Type.String(), name: Type.String() })), 'O-97: what a venue has'),
    telephone: ours(nullable(Type.String()), 'O-97: how a venue is reached'),
    email: ours(nullable(Type.String()), 'O-97: how a venue is reached'),
    getting_here: ours(nullable(Type.String()), 'O-97: parking and access, in words'),
    created_at: Type.String({ format: 'date-time' }),
    distance_in_miles: inferred(
      Type.Optional(Type.Number()),
      'S3: a centre-search item has a computed distance in miles',
    ),
  }),
  stated('S3'),
)
export type Venue = Static<typeof Venue>

export const venueEndpoints = {
  listVenues: endpoint(listVenues, {
    summary: 'Venues, by name or near a place',
    tag: 'Venues',
    provenance: stated('S7; query: decision O-57'),
    query: Type.Object({
      ...pageQuery,
      search: Type.Optional(Type.String({ maxLength: limits.nameLength })),
      postcode: Type.Optional(
        Type.String({ minLength: limits.postcodeLength.minimum, maxLength: limits.postcodeLength.maximum }),
      ),
      latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      radius: Type.Optional(Type.Number({ minimum: limits.radius.minimum, maximum: limits.radius.maximum })),
    }),
    reply: list(Venue),
  }),
  readVenue: endpoint(readVenue, {
    summary: 'One venue by slug or id',
    tag: 'Venues',
    provenance: stated('S7'),
    params: Type.Object({ venue: IdOrSlug }),
    reply: data(Venue),
  }),
}
