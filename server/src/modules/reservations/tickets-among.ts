type Booked = { readonly count: number }

/** The number of equal tickets in some bookings of a line of `quantity`; each admits as many people as another. [O-491] */
export function ticketsAmong(some: readonly Booked[], all: readonly Booked[], quantity: number): number {
  const peopleIn = (bookings: readonly Booked[]) => bookings.reduce((sum, { count }) => sum + count, 0)
  return Math.round((quantity * peopleIn(some)) / peopleIn(all))
}
