import type { Wait } from '../../features/waitlists/wait.ts'
import { slotType } from '../../features/timetable/generation.ts'
import { activityPaths as paths, firstDay } from './paths.ts'

/**
 * The page that books the place of a waitlist offer: the form of a course, or of a camp with the offered day, or the
 * panel of a class, court or ticketed time. Null when the platform does not say enough. [O-312]
 */
export function pathOfOffer({ venue, occurrence, ...wait }: Wait): string | null {
  const { categorySlug, scheduleSlug, bookingType, startsAt } = wait
  const { occurrenceId } = occurrence
  if (!venue?.slug || !categorySlug || !bookingType) return null
  if (bookingType === 'courses')
    return scheduleSlug ? paths.courseBooking(venue.slug, categorySlug, scheduleSlug) : null
  if (bookingType === 'camps')
    return scheduleSlug ? paths.campBooking(venue.slug, categorySlug, scheduleSlug, occurrenceId) : null
  const day = startsAt?.local.slice(0, 10)
  if (!day) return null
  const type = slotType(undefined, { v1Type: null, v2Type: bookingType }, 'v2')
  return occurrenceId === null
    ? paths.timeSlots(venue.slug, categorySlug, day, type)
    : paths.timeSlot(venue.slug, categorySlug, day, type, occurrenceId)
}

type Priced = { readonly slug: string | null; readonly bookingType: string | null }

/** Where a priced item can be booked at a venue; null without a page here. */
export function pricedPath(venueSlug: string | null, { slug, bookingType }: Priced): string | null {
  if (venueSlug === null || slug === null || bookingType === null) return null
  if (bookingType === 'courses') return paths.courses(venueSlug, slug)
  if (bookingType === 'camps') return paths.camps(venueSlug, slug)
  return paths.timeSlots(venueSlug, slug, firstDay)
}
