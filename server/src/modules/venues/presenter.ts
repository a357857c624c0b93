import type { Venue } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { oneDecimal } from './nearby.ts'
import { openingDays } from './opening-days.ts'
import type { VenueRow } from './tables.ts'

/** `distance` in miles, when a place was given. */
export function presentVenue(venue: VenueRow, now: number, distance?: number): Venue {
  return {
    id: venue.id,
    name: venue.name,
    slug: venue.slug,
    address1: venue.address1,
    address2: venue.address2,
    town: venue.town,
    area: venue.area,
    postcode: venue.postcode,
    opening_times: venue.openingTimes,
    opening_days: [...openingDays(venue, now)],
    coordinates: venue.coordinates,
    timezone: venue.timezone,
    activities_v2_migration_date: venue.migrationOn,
    camps_and_courses_enabled: { enabled: venue.campsAndCourses },
    online_joining_enabled: venue.onlineJoining,
    description: venue.description,
    picture_url: venue.pictureUrl,
    facilities: [...venue.facilities],
    telephone: venue.phone,
    email: venue.email,
    getting_here: venue.gettingHere,
    created_at: presentInstant(venue.createdAt),
    ...(distance === undefined ? {} : { distance_in_miles: oneDecimal(distance) }),
  }
}
