import { addDays, dayIn, mondayOf } from '../../../i18n/calendar.ts'
import { isWeekly, openingOn } from './opening-times.ts'
import type { Hours, OpeningDay } from './opening-times.ts'
import type { Venue } from '../search/venue-search.ts'

/** `day`: `YYYY-MM-DD`. */
export type VenueDay = { readonly day: string; readonly isToday: boolean; readonly opening: OpeningDay }

/** A week of a venue, from Monday. `isWeekly`: every other week is the same. */
export type VenueWeek = { readonly days: readonly VenueDay[]; readonly isWeekly: boolean }

/** This week's opening times by the venue's clock; null when no day is known. `now`: epoch milliseconds. */
export function venueWeek(venue: Hours & Pick<Venue, 'timezone'>, now: number): VenueWeek | null {
  const today = dayIn(venue.timezone, now)
  const monday = mondayOf(today)
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const day = addDays(monday, weekday)
    return { day, isToday: day === today, opening: openingOn(venue, day) }
  })
  return days.every(({ opening }) => opening.kind === 'unknown') ? null : { days, isWeekly: isWeekly(venue) }
}
