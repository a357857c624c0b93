/** What is booked whole, or day by day, and not by the hour. */
export type SoldWhole = 'courses' | 'camps'

/** Asks for categories that have it. [O-81] */
export const soldWholeQuery = <Type extends SoldWhole>(type: Type) =>
  ({ source: 'online', bookingTypes: [type] }) as const
