import type { Chosen, Quote } from './purchasable.ts'

type Line = { readonly choice: Chosen; readonly quote: Quote; readonly insteadOf?: number | undefined }

/** The line of the tickets beside the attendee's own: a new one, even where a line is being changed. */
export function besides<One extends Line>(line: One, quote: Quote): One {
  return { ...line, insteadOf: undefined, choice: { ...line.choice, quantity: quote.quantity }, quote }
}
