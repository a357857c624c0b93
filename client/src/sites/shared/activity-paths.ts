import type { Wait } from '../../features/waitlists/wait.ts'
import { activityPaths as paths, firstDay } from './paths.ts'

/**
 * The booking page of a waitlist entry: a course's or camp's own, or the entry's day, which both generations have. Null
 * when the platform does not say enough. [O-48, O-130]
 */
export function pathOfWait({ venue, categorySlug, scheduleSlug, bookingType, startsAt }: Wait): string | null {
  if (!venue?.slug || !categorySlug || !bookingType) return null
  if (bookingType === 'courses')
    return scheduleSlug ? paths.courseDetails(venue.slug, categorySlug, scheduleSlug) : null
  if (bookingType === 'camps') return scheduleSlug ? paths.campDetails(venue.slug, categorySlug, scheduleSlug) : null
  const day = startsAt?.local.slice(0, 10)
  return day ? paths.timeSlots(venue.slug, categorySlug, day) : null
}

type Priced = { readonly slug: string | null; readonly bookingType: string | null }

/** Where a priced item can be booked at a venue; null without a page here. */
export function pricedPath(venueSlug: string | null, { slug, bookingType }: Priced): string | null {
  if (venueSlug === null || slug === null || bookingType === null) return null
  if (bookingType === 'courses') return paths.courses(venueSlug, slug)
  if (bookingType === 'camps') return paths.camps(venueSlug, slug)
  return paths.timeSlots(venueSlug, slug, firstDay)
}
