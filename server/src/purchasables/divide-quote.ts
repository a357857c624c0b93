import { times } from '@touchline/money'
import type { Quote, Want } from './purchasable.ts'

/**
 * Divides a quote of several tickets into the first ones and the rest, with their places and shares of the price. Places
 * offered from a waitlist go to the first ones.
 */
export function divideQuote(quote: Quote, first: number): readonly [first: Quote, rest: Quote] {
  const rest = quote.quantity - first
  const claims = quote.claims.map((want) => divideWant(want, (want.count / quote.quantity) * first))
  const part = (quantity: number, wants: readonly Want[]): Quote => ({
    ...quote,
    quantity,
    claims: wants,
    bookings: quote.bookings.map((booking) => ({
      ...booking,
      count: (booking.count / quote.quantity) * quantity,
      price: times(quote.unitPrice, quantity),
    })),
  })
  const [ones, others] = [claims.map(([one]) => one), claims.map(([, other]) => other)]
  // Agreements are written with the first.
  return [part(first, ones), { ...part(rest, others), agreements: [] }]
}

function divideWant({ offer, ...want }: Want, count: number): readonly [Want, Want] {
  const others = { ...want, count: want.count - count }
  if (!offer) return [{ ...want, count }, others]
  const drawn = Math.min(offer.count, count)
  const left = offer.count - drawn
  return [
    { ...want, count, offer: { ...offer, count: drawn } },
    left > 0 ? { ...others, offer: { ...offer, count: left } } : others,
  ]
}
