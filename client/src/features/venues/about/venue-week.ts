import { addDays, dayIn, mondayOf } from '../../../i18n/calendar.ts'
import { openingOn } from './opening-times.ts'
import type { OpeningDay } from './opening-times.ts'
import type { Venue } from '../search/venue-search.ts'

/** `day`: `YYYY-MM-DD`. */
export type VenueDay = { readonly day: string; readonly isToday: boolean; readonly opening: OpeningDay }

/**
 * This week's opening times from Monday, by the venue's clock; null when one of its days is unknown. `now`: epoch
 * milliseconds.
 */
export function venueWeek(
  { openingTimes, timezone }: Pick<Venue, 'openingTimes' | 'timezone'>,
  now: number,
): readonly VenueDay[] | null {
  const today = dayIn(timezone, now)
  const monday = mondayOf(today)
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const day = addDays(monday, weekday)
    return { day, isToday: day === today, opening: openingOn(openingTimes ?? '', weekday) }
  })
  return week.some(({ opening }) => opening.kind === 'unknown') ? null : week
}
