import type { Camp, Course, Unworded } from '@touchline/contract'
import type { VenueRow } from '../venues/index.ts'
import { plainText } from './plain-text.ts'

/** The subject of a page, in the terms of schema.org. */
export type Subject = Readonly<Record<string, unknown>>

type Sold = Unworded<Course> | Unworded<Camp>

/** The place itself. */
export function venueSubject(venue: VenueRow): Subject {
  const { latitude, longitude } = venue.coordinates
  return {
    '@type': 'SportsActivityLocation',
    name: venue.name,
    address: addressOf(venue),
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(venue.phone === null ? {} : { telephone: venue.phone }),
    ...(venue.pictureUrl === null ? {} : { image: venue.pictureUrl }),
  }
}

function addressOf({ address1, address2, town, area, postcode }: VenueRow): Subject {
  return {
    '@type': 'PostalAddress',
    streetAddress: [address1, address2].filter((line) => line !== null && line !== '').join(', '),
    addressLocality: town,
    ...(area === null ? {} : { addressRegion: area }),
    postalCode: postcode,
  }
}

type Offered = { readonly venue: VenueRow; readonly organiser: string; readonly url: string }

/** A course with its dates, as a course that is taught once. */
export function courseSubject(course: Unworded<Course>, { venue, organiser, url }: Offered): Subject {
  return {
    '@type': 'Course',
    name: course.name,
    description: plainText(course.description) || course.name,
    provider: { '@type': 'Organization', name: organiser },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      ...datesOf(course),
      eventStatus: statusOf(course),
      location: placeOf(venue),
      offers: offerOf(course, url),
    },
    offers: { ...offerOf(course, url), category: 'Paid' },
  }
}

/** A camp, as an event of several days. */
export function campSubject(camp: Unworded<Camp>, { venue, organiser, url }: Offered): Subject {
  return {
    '@type': 'Event',
    name: camp.name,
    description: plainText(camp.description) || camp.name,
    ...datesOf(camp),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: statusOf(camp),
    location: placeOf(venue),
    organizer: { '@type': 'Organization', name: organiser },
    offers: offerOf(camp, url),
    ...(venue.pictureUrl === null ? {} : { image: venue.pictureUrl }),
  }
}

function placeOf(venue: VenueRow): Subject {
  return { '@type': 'Place', name: venue.name, address: addressOf(venue) }
}

/** The dates of the venue's calendar. */
function datesOf({ starts_at, ends_at }: Sold): Subject {
  return { startDate: starts_at.local.slice(0, 10), endDate: ends_at.local.slice(0, 10) }
}

/** Called off, or postponed, with all its sessions that take place. [O-513] */
function statusOf({ occurrences }: Sold): string {
  const held = occurrences.filter(({ status }) => status !== 'cancelled')
  if (occurrences.length > 0 && held.length === 0) return 'https://schema.org/EventCancelled'
  const isPostponed = held.length > 0 && held.every(({ is_postponed }) => is_postponed)
  return isPostponed ? 'https://schema.org/EventPostponed' : scheduled
}

const scheduled = 'https://schema.org/EventScheduled'

/** The price for everybody, if everybody can have it; currencies of the platform have two decimals. */
function offerOf(sold: Sold, url: string): Subject {
  const { price: least, price_reason, capacity } = sold
  const price = price_reason?.code === 'members_only' ? null : least
  const isFull = (capacity.available !== null && capacity.available <= 0) || statusOf(sold) !== scheduled
  return {
    '@type': 'Offer',
    url,
    ...(price === null ? {} : { price: (price.value / 100).toFixed(2), priceCurrency: price.currency }),
    availability: isFull ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  }
}
