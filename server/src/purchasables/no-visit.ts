import type { Quote } from './purchasable.ts'

/** What the quote of a line says that is nobody's visit to anything. */
export const noVisit = {
  claims: [],
  extras: [],
  bundle: null,
  bookings: [],
  answers: [],
  agreements: [],
  locks: [],
} as const satisfies Partial<Quote>
