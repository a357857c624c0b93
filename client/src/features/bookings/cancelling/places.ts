import type { Entry, MyBooking } from '../my-bookings.ts'

/** A place with a tick of its own: a booking, or one of its equal tickets. */
export type Place = {
  readonly key: string
  readonly booking: MyBooking
  /** The price of this ticket alone, in minor units; null unless it can be given back alone. */
  readonly price: number | null
}

/** The places of a row: of several equal tickets each is one, where the platform takes them back one by one. [O-491] */
export function placesOf(entries: readonly Entry[]): readonly Place[] {
  return entries.flatMap(({ booking }) => {
    const tickets = ticketsIn(booking)
    const price = tickets > 1 ? Math.floor((booking.price?.value ?? 0) / tickets) : null
    return keysOf(booking).map((key) => ({ key, booking, price }))
  })
}

/** The keys of the ticks of a booking. */
export function keysOf(booking: MyBooking): readonly string[] {
  return Array.from({ length: ticketsIn(booking) }, (_, index) => `${booking.id} ${index}`)
}

/** The entry of so many tickets of a booking, the others of which stay. */
export function partOf(entry: Entry, tickets: number): Entry {
  const { booking } = entry
  const all = ticketsIn(booking)
  if (tickets === all) return entry
  const { ticket, capacityConsumed, price } = booking
  return {
    ...entry,
    keep: all - tickets,
    booking: {
      ...booking,
      capacityConsumed: ((capacityConsumed ?? all) / all) * tickets,
      ...(ticket ? { ticket: { ...ticket, quantity: tickets } } : {}),
      price: price && { ...price, formatted: null, value: Math.floor((price.value / all) * tickets) },
    },
  }
}

function ticketsIn({ cancellation }: MyBooking): number {
  return cancellation?.tickets ?? 1
}

/** The tickets that stay of each booking, in their order; undefined where all places go. */
export function keptOf(going: readonly Entry[]): number[] | undefined {
  return going.some(({ keep = 0 }) => keep > 0) ? going.map(({ keep = 0 }) => keep) : undefined
}

/** Whether the places are tickets of one person; else each is somebody's place. */
export function areTickets(places: readonly Place[]): boolean {
  return (
    new Set(places.map(({ booking }) => booking.userId)).size === 1 && places.every(({ booking }) => booking.ticket)
  )
}
