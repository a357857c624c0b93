import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { define, nullable, strictObject } from '../shared/define.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { data, list } from '../shared/envelope.ts'
import { IdOrSlug, IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listJoiningVenues, listVenues, readVenue, updateVenue } from './calls.ts'
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
    online_joining_enabled: ours(Type.Boolean(), 'O-143: whether a membership of it can be bought online'),
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

/** What staff set of a venue; what is left out stays. [O-143] */
const VenueSettings = define(
  'VenueSettings',
  strictObject({
    activities_v2_migration_date: Type.Optional(nullable(CalendarDay)),
    camps_and_courses_enabled: Type.Optional(strictObject({ enabled: Type.Boolean() })),
    online_joining_enabled: Type.Optional(Type.Boolean()),
  }),
  ours('O-143'),
)
export type VenueSettings = Static<typeof VenueSettings>

export const venueEndpoints = {
  listJoiningVenues: endpoint(listJoiningVenues, {
    summary: 'Venues of which a membership can be bought online',
    tag: 'Venues',
    provenance: stated('S7'),
    query: Type.Object(pageQuery),
    reply: list(Venue),
  }),
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
  updateVenue: endpoint(updateVenue, {
    summary: 'Sets what a venue has switched on, and from when',
    tag: 'Venues',
    provenance: ours('O-143: no call is stated that sets the configuration of a venue'),
    params: Type.Object({ venue: IdOrSlug }),
    body: strictObject({ data: VenueSettings }),
    reply: data(Venue),
  }),
}
