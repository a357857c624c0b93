import type { Booking } from '@touchline/contract'
import type { Reads } from '../../../repositories.ts'
import type { BookingRow } from '../../reservations/index.ts'
import { readTicketLines, ticketsIn } from './ticket-lines.ts'

type Ticket = NonNullable<Booking['ticket']>
type Line = {
  readonly id: number
  readonly purchasableType: string
  readonly purchasableId: string
  readonly quantity: number
}

/** The kinds of ticket that bookings were bought as, by booking; others are absent. [O-441] */
export async function readTickets(reads: Reads, bookings: readonly BookingRow[]): Promise<ReadonlyMap<number, Ticket>> {
  // Only admissions leave open where a person is.
  const admissions = bookings.filter(({ exclusive }) => !exclusive)
  const orderIds = distinct(admissions.flatMap(({ orderId }) => orderId ?? []))
  const cartIds = distinct(admissions.flatMap(({ orderId, cartId }) => (orderId === null ? (cartId ?? []) : [])))
  const ordered = orderIds.length > 0 ? await reads.orders.itemsOfAll({ orderIds }) : []
  const held = await Promise.all(cartIds.map((cartId) => reads.carts.itemsOf({ cartId })))
  const lines = new Map<string, Line>([
    ...ordered.map((line) => [`order ${line.orderId} ${line.id}`, line] as const),
    ...held.flat().map((line) => [`cart ${line.cartId} ${line.id}`, line] as const),
  ])
  const ticketLines = await readTicketLines(reads, ordered)
  const sold = admissions.flatMap((booking) => {
    const { id, orderId, cartId, itemId } = booking
    const line = lines.get(orderId === null ? `cart ${cartId} ${itemId}` : `order ${orderId} ${itemId}`)
    const divisible = ticketLines.get(itemId)
    const quantity = divisible ? ticketsIn(divisible, booking) : line?.quantity
    return line?.purchasableType === 'activityTicket' ? [{ id, line, quantity: quantity ?? line.quantity }] : []
  })
  const ids = distinct(sold.map(({ line }) => line.purchasableId))
  const named = ids.length > 0 ? await reads.occurrences.tickets({ ids }) : []
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return new Map(
    sold.flatMap(({ id, line, quantity }) => {
      const name = names.get(line.purchasableId)
      return name === undefined ? [] : [[id, { name, quantity }] as const]
    }),
  )
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]
