/** The parts of the bookings page; on phones the last segment of their addresses. */
export const bookingParts = ['upcoming', 'waiting', 'past'] as const
export type BookingPart = (typeof bookingParts)[number]

/** The id of a part's heading on wide screens. */
export const partId = (part: BookingPart): string => `bookings-${part}`
