import type { StartingSoon, Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { capacityOn } from '../../places/index.ts'
import { type Offer, presentOffer, type View } from '../offers/present-offer.ts'
import { type Dated, readOffers } from '../offers/read-offers.ts'

/** Epoch milliseconds; `venueId` undefined means all venues. */
export type Within = { readonly now: number; readonly to: number; readonly venueId: number | undefined }

/** How many of a kind to look at: the first may not be for the viewer. */
const tries = 3

/** Classes, tickets and courts that begin within a period, by start. */
export async function findDatedSoon(reads: Reads, { now, to, venueId }: Within): Promise<readonly Dated[]> {
  return reads.timetable.soonest({ from: now, to, venueId })
}

type Offering = { readonly within: Within; readonly found: readonly Dated[] }

/** The ones with places left that the viewer can book. */
export async function offerDatedSoon(
  reads: Reads,
  actor: Actor,
  { within: { now, venueId }, found }: Offering,
): Promise<readonly Unworded<StartingSoon>[]> {
  const withPlaces = found.filter(({ places }) => capacityOn(places, actor.channel).available !== 0)
  const keyOf = ({ row }: Dated) => (venueId === undefined ? row.categoryId : row.scheduleId)
  const some = [...Map.groupBy(withPlaces, keyOf).values()].flatMap((rows) => rows.slice(0, tries))
  // Each venue has its own migration date, which decides the ids below.
  const { offers, view } = await readOffers(reads, some, { actor, now, migrationOn: null })
  const venues = new Map((await reads.venues.all()).map((venue) => [venue.id, venue]))
  return offers.flatMap((offer) => {
    const { migrationOn = null } = venues.get(offer.row.venueId) ?? {}
    return presentSoon(offer, { ...view, migrationOn }) ?? []
  })
}

/** Whether a visitor would need a membership, which no visitor has. */
function isForMembers({ price_reason, bookable_action }: ReturnType<typeof presentOffer>): boolean {
  return price_reason?.code === 'members_only' && bookable_action.action === null
}

function presentSoon(offer: Offer, view: View): Unworded<StartingSoon> | undefined {
  const { row, schedule } = offer
  const { timezone, wire: venue } = schedule.venue
  const shown = presentOffer(offer, view)
  if (shown.action_to_show.status !== 'book' || isForMembers(shown)) return undefined
  const { name, location, picture_kind, suitable_for, price, prices, normal_price, capacity, bookable_action } = shown
  return {
    id: shown.id,
    slug: null,
    name,
    booking_type: row.bookingType,
    category: schedule.category.wire,
    venue,
    location,
    starts_at: presentDateTime(row.startsAt, timezone),
    ends_at: presentDateTime(row.endsAt, timezone),
    picture_kind,
    suitable_for,
    price,
    is_from: new Set(prices.map((one) => one.price?.value)).size > 1 && !prices.some(({ is_own }) => is_own),
    normal_price,
    capacity,
    bookable_action,
  }
}
