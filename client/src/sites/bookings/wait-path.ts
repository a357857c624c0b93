import type { Wait } from '../../features/waitlists/wait.ts'
import { paths } from './paths.ts'

/**
 * The page on which what somebody waits for can be booked: of a course or camp its own, of what has a date the day it is
 * on, which both generations have. Null where the platform does not say enough. [O-48, O-130]
 */
export function pathOfWait({ venue, categorySlug, scheduleSlug, bookingType, startsAt }: Wait): string | null {
  if (!venue?.slug || !categorySlug || !bookingType) return null
  if (bookingType === 'courses')
    return scheduleSlug ? paths.courseDetails(venue.slug, categorySlug, scheduleSlug) : null
  if (bookingType === 'camps') return scheduleSlug ? paths.campDetails(venue.slug, categorySlug, scheduleSlug) : null
  const day = startsAt?.local.slice(0, 10)
  return day ? paths.timeSlots(venue.slug, categorySlug, day) : null
}
