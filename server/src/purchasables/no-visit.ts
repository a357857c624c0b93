import type { Quote } from './purchasable.ts'

/** Quote parts of a line that books nobody in. */
export const noVisit = {
  claims: [],
  extras: [],
  bundle: null,
  bookings: [],
  answers: [],
  agreements: [],
  locks: [],
} as const satisfies Partial<Quote>
