import type { Wait } from '../../../features/waitlists/wait.ts'
import { paths } from '../paths.ts'

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
