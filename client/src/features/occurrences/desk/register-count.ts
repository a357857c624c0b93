import type { DeskSession, Place } from './use-desk-sessions.ts'

/** The taken places of a session: those of the register, those kept for clubs, and the rest that nobody has booked. */
export type RegisterCount = { readonly listed: number; readonly kept: number; readonly others: number }

/** The places of one booking: somebody may come with others who are not named. */
export function placesOf({ capacityConsumed }: Pick<Place, 'capacityConsumed'>): number {
  return Math.max(1, capacityConsumed ?? 1)
}

/** The sum of places of some bookings. */
export function sumOfPlaces(places: readonly Pick<Place, 'capacityConsumed'>[]): number {
  return places.reduce((sum, place) => sum + placesOf(place), 0)
}

/** Where the taken places of a session are. The rest are in baskets, offered from the waitlist, or kept unseen. */
export function countRegister(
  places: readonly Pick<Place, 'capacityConsumed'>[],
  { capacity, blockBookingInformation }: Pick<DeskSession, 'capacity' | 'blockBookingInformation'>,
): RegisterCount {
  const listed = sumOfPlaces(places)
  const kept = (blockBookingInformation ?? []).reduce((sum, { count }) => sum + (count ?? 0), 0)
  return { listed, kept, others: Math.max(0, (capacity?.consumed ?? 0) - listed - kept) }
}
