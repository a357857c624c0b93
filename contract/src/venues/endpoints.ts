import Type, { type Static } from 'typebox'
import { search, venue } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, strictObject, text, about } from '../shared/define.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { pageQuery } from '../shared/pagination.ts'
import { listJoiningVenues, listVenues, readVenue, updateVenue } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

const tag = { name: 'Venues', description: 'Where things take place.' }

const OpeningDay = define(
  'OpeningDay',
  Type.Object({
    day: CalendarDay,
    hours: about(
      Type.Array(Type.Object({ opens: text('07:00'), closes: text('20:00') })),
      "When it is open, by the venue's clock. A night ends on the next day, before it opens; `24:00` is midnight.",
    ),
    unknown: about(Type.Boolean(), 'Whether it may be open at other times too.'),
  }),
  ours('O-504: seasons, alternating weeks, holidays and the sun are worked out for clients'),
)
export type OpeningDay = Static<typeof OpeningDay>

export const Venue = define(
  'Venue',
  Type.Object({
    id: IntegerId,
    name: text('Ashcombe Leisure Centre'),
    slug: text('ashcombe-leisure-centre'),
    address1: text('Meadow Lane'),
    address2: nullable(text('The Quay')),
    town: text('Ashcombe'),
    area: nullable(text('Somerset')),
    postcode: text('AC1 4QT'),
    opening_times: Type.String({
      description: 'OpenStreetMap opening_hours syntax',
      examples: ['Mo-Fr 06:30-22:00; Sa 07:30-19:00; Su 08:00-18:00'],
    }),
    opening_days: ours(Type.Array(OpeningDay), 'O-504: the opening times of this week, by day'),
    coordinates: Type.Object({ latitude: nullable(Type.Number()), longitude: nullable(Type.Number()) }),
    timezone: ours(text('Europe/London'), 'O-103: which zone the wall clocks of the venue show'),
    activities_v2_migration_date: nullable(CalendarDay),
    camps_and_courses_enabled: Type.Object({ enabled: Type.Boolean() }),
    online_joining_enabled: ours(Type.Boolean(), 'O-143: whether a membership of it can be bought online'),
    description: ours(
      nullable(text('<p>Two pools, a sports hall with a sprung floor and six tenn…')),
      'O-103: a venue is introduced in a few words',
    ),
    picture_url: ours(nullable(Type.String()), 'O-103: a venue is shown'),
    facilities: ours(
      Type.Array(Type.Object({ code: text('pool'), name: text('Ashcombe Leisure Centre') })),
      'O-97: what a venue has',
    ),
    telephone: ours(nullable(text('01632 960141')), 'O-97: how a venue is reached'),
    email: ours(nullable(text('hello.ashcombe@example.test')), 'O-97: how a venue is reached'),
    getting_here: ours(
      nullable(
        text('Free parking for 140 cars, eight blue-badge bays at the door, ten minutes on foot from the station.'),
      ),
      'O-97: parking and access, in words',
    ),
    created_at: Type.String({ format: 'date-time' }),
    distance_in_miles: inferred(
      Type.Optional(Type.Number()),
      'S3: a centre-search item has a computed distance in miles',
    ),
  }),
  stated('S3'),
)
export type Venue = Static<typeof Venue>

/** A venue's switches for staff; omitted fields stay. */
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
    description: 'By name. None while online joining is switched off for the application.',
    tag,
    provenance: stated('S7'),
    query: Type.Object(pageQuery),
    reply: list(Venue),
  }),
  listVenues: endpoint(listVenues, {
    summary: 'Venues, by name or near a place',
    description:
      'All venues by name, or those within `radius` miles of a place, nearest first. Give a place as `postcode`, or as `latitude` and `longitude`; a postcode is known where a venue is in its district. `search` finds a name, a town, a postcode or the beginning of one, and an activity that is offered there.',
    tag,
    provenance: stated('S7; query: decision O-57'),
    query: Type.Object({
      ...pageQuery,
      search: Type.Optional(search),
      postcode: about(
        Type.Optional(
          Type.String({ minLength: limits.postcodeLength.minimum, maxLength: limits.postcodeLength.maximum }),
        ),
        'Where to search around.',
        'PW3 6HB',
      ),
      latitude: about(
        Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
        'Where to search around, with `longitude`.',
        51.2,
      ),
      longitude: about(
        Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
        'Where to search around, with `latitude`.',
        -2.9,
      ),
      radius: about(
        Type.Optional(Type.Number({ minimum: limits.radius.minimum, maximum: limits.radius.maximum })),
        'How far, in miles.',
        30,
      ),
    }),
    reply: list(Venue),
  }),
  readVenue: endpoint(readVenue, {
    summary: 'One venue by slug or id',
    description: 'Where it is, when it opens, and what is switched on there.',
    tag,
    provenance: stated('S7'),
    params: Type.Object({ venue }),
    reply: data(Venue),
  }),
  updateVenue: endpoint(updateVenue, {
    summary: 'Sets what a venue has switched on, and from when',
    description: 'For staff. What is left out of `data` stays. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-143: no call is stated that sets the configuration of a venue'),
    params: Type.Object({ venue }),
    body: strictObject({ data: VenueSettings }),
    example: { data: { camps_and_courses_enabled: { enabled: true } } },
    reply: data(Venue),
  }),
}
