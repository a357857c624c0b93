import { isByDate, isNumeric, PlatformError } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'
import type { Offer, View } from './present-offer.ts'
import { readOffers } from './read-offers.ts'

/** Larger numbers match nothing. */
const mostDigits = 10

/** One occurrence booked by date, by either of its ids. Throws `item_not_found`. */
export async function findOffer(
  reads: Reads,
  actor: Actor,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<{ readonly offer: Offer; readonly view: View }> {
  const found = await findDated(reads, id)
  if (!found || !isByDate(found.row.bookingType)) throw new PlatformError('item_not_found')
  const venue = await reads.venues.byId({ id: found.row.venueId })
  const { offers, view } = await readOffers(reads, [found], { actor, now, migrationOn: venue?.migrationOn ?? null })
  const [offer] = offers
  if (!offer) throw new PlatformError('item_not_found')
  return { offer, view }
}

async function findDated(reads: Reads, id: string) {
  if (!isNumeric(id)) return (await reads.timetable.byId({ id }))[0]
  return id.length > mostDigits ? undefined : (await reads.timetable.byNumber({ number: Number(id) }))[0]
}
