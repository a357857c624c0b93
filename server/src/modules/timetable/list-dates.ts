import { addDays, daysBetween, localDate, zonedInstant } from '@touchline/clock'
import { type BookableDate, limits, type Unworded } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { findActivity } from './find-activity.ts'
import { text } from '../../texts/index.ts'

type Question = {
  readonly params: { readonly venue: string; readonly category: string }
  readonly now: number
}

/**
 * Each day from today, in the venue's calendar, to the last planned one, at most five weeks; bookable where an
 * occurrence has neither ended nor been called off.
 */
export async function listDates(reads: Reads, { params, now }: Question): Promise<Unworded<BookableDate>[]> {
  const { venue, categories } = await findActivity(reads, { venue: params.venue, activity: params.category })
  const today = localDate(now, venue.timezone)
  const planned = await reads.timetable.days({
    venueId: venue.id,
    categoryIds: categories.map(({ id }) => id),
    from: zonedInstant(today, '00:00', venue.timezone),
    to: zonedInstant(addDays(today, limits.datesAhead), '00:00', venue.timezone),
    now,
  })
  const last = planned.at(-1)
  if (!last) return []
  const left = new Set(planned.filter((day) => day.left > 0).map(({ day }) => day))
  return Array.from({ length: daysBetween(today, last.day) + 1 }, (_, offset) => {
    const raw = addDays(today, offset)
    return { raw, pretty: text('dates:weekday_of', { when: raw }), is_bookable: left.has(raw) }
  })
}
