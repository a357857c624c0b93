import { addDays, localDate, zonedInstant } from '@touchline/clock'
import type { ActivityClass, FastTicketTime, Slot, V2Type, Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import { locationIdsOf } from '../schedules/index.ts'
import { findActivity } from './find-activity.ts'
import { isV2On } from './generation.ts'
import { type Offer, presentOffer } from './offers/present-offer.ts'
import { type Dated, readOffers } from './offers/read-offers.ts'

/** One of the six lists of a day. */
export type DayList = {
  readonly type: V2Type
  readonly isV2: boolean
}

type Question = {
  readonly params: { readonly venue: string; readonly activity: string }
  readonly query: { readonly date?: string; readonly location_id?: number }
  readonly now: number
}

type Row = Unworded<ActivityClass> & Unworded<FastTicketTime> & Unworded<Slot>

/**
 * Occurrences at a venue on a day of its calendar, today by default, by time, as the viewer can have them. A day of the
 * other generation is empty. Throws `item_not_found` for an unknown venue or activity.
 */
export async function listDay(
  reads: Reads,
  actor: Actor,
  { params, query, now }: Question,
  { type, isV2 }: DayList,
): Promise<Row[]> {
  const { venue, categories } = await findActivity(reads, params)
  const date = query.date ?? localDate(now, venue.timezone)
  const categoryIds = categories.filter(({ bookingType }) => bookingType === type).map(({ id }) => id)
  if (categoryIds.length === 0 || isV2On(date, venue) !== isV2) return []
  const { id: venueId, timezone, migrationOn } = venue
  const [from, to] = [date, addDays(date, 1)].map((day) => zonedInstant(day, '00:00', timezone))
  if (from === undefined || to === undefined) return []
  const dated: readonly Dated[] = await reads.timetable.between({ venueId, categoryIds, from, to })
  const { offers, view } = await readOffers(reads, dated, { actor, now, migrationOn })
  const { location_id: locationId } = query
  const wanted = locationId === undefined ? offers : offers.filter((offer) => isAt(offer, locationId))
  return wanted.map((offer) => presentOffer(offer, view))
}

/** Whether an occurrence is at a location, or inside it: a hall has its courts. */
function isAt({ row, schedule }: Offer, locationId: number): boolean {
  return locationIdsOf(row, schedule.row).some((own) => {
    const chain = schedule.venue.chains.get(own) ?? []
    // The venue at its end has an id of another kind.
    return chain.slice(0, -1).some(({ id }) => id === locationId)
  })
}
