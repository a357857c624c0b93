import type { BookingType } from '@touchline/contract'

const segment = encodeURIComponent

/** Sold as a whole, with a page of details each. */
export type SoldWhole = Extract<BookingType, 'courses' | 'camps'>

type Named = { readonly venueSlug: string; readonly categorySlug: string }

/** The areas of the bookings site for courses and camps; everything else is below the venue itself. */
const areas: { readonly [Type in BookingType]?: string } = { courses: '/courses', camps: '/camps' }

export function venuePath(venueSlug: string): string {
  return `/location/${segment(venueSlug)}`
}

/** `null` for a group of categories among the activities. */
export function categoryPath(bookingType: BookingType | null, { venueSlug, categorySlug }: Named): string {
  return `${(bookingType && areas[bookingType]) ?? ''}${venuePath(venueSlug)}/${segment(categorySlug)}`
}

/** The details of a course or camp. */
export function schedulePath(bookingType: SoldWhole, named: Named & { readonly slug: string }): string {
  return `${categoryPath(bookingType, named)}/timetable/${segment(named.slug)}`
}

type Booked = Named & { readonly slug: string; readonly occurrenceId: string; readonly day: string }

/** The lists of single times, by the type of what they sell. */
const lists = { classes: 'classes', resources: 'slots', ticketed: 'tickets' } as const

/** The form of a course, of a camp with one of its days, or the panel of a class, court or ticketed time. */
export function bookingPath(bookingType: BookingType, { slug, occurrenceId, day, ...named }: Booked): string {
  const category = categoryPath(bookingType, named)
  if (bookingType === 'courses') return `${category}/${segment(slug)}/book`
  if (bookingType === 'camps') return `${category}/${segment(slug)}/book?session=${segment(occurrenceId)}`
  return `${category}/${day}/${lists[bookingType]}/${segment(occurrenceId)}`
}
