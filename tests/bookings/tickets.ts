import { listTickets, listTimesV2, previewCancellation } from '@touchline/contract'
import { openStage, type Stage } from '../payments/stage.ts'
import type { Person } from '../support/platform.ts'
import { venues } from '../timetable/timetable.ts'
import { bookerOn, cancellation } from './stage.ts'

const date = '2026-04-09'
const slug = 'public-swims'
export type Booker = Awaited<ReturnType<typeof bookerOn>>

/** A swim with places to spare, and its kinds of ticket. */
export async function laneSwim(person: Person) {
  const { data } = await person.call(listTimesV2, {
    params: { venue: venues.newer, activity: slug },
    query: { date },
  })
  const time = data.find(({ capacity, name }) => name === 'Lane swim' && (capacity.available ?? 0) > 15)
  if (!time) throw new Error('there is no swim')
  const params = { venue: venues.newer, category: slug, activity: String(time.id) }
  const tickets = (await person.call(listTickets, { params, query: {} })).data
  return { time, tickets }
}

export async function leftAt(person: Person, occurrence: string | number): Promise<number> {
  const { data } = await person.call(listTimesV2, { params: { venue: venues.newer, activity: slug }, query: { date } })
  return data.find(({ id }) => id === occurrence)?.capacity.available ?? 0
}

/** Tickets of one kind, which are not the customer's own. */
export async function withTickets(quantity: number, name: 'carys' | 'gwen' = 'carys', stage?: Stage) {
  const open = stage ?? (await openStage())
  const booker = await bookerOn(open, name)
  const { time, tickets } = await laneSwim(booker.person)
  const before = await leftAt(booker.person, time.id)
  const orderId = await booker.book({
    purchasable_type: 'activityTicket',
    purchasable_id: tickets[0]?.id ?? '',
    quantity,
  })
  const booking = (await booker.bookings('my-account')).find((one) => one.order_id === orderId)
  if (!booking) throw new Error('nothing was booked')
  return { stage: open, booker, booking, orderId, time, before }
}

export const kept = (ids: readonly number[], keep_tickets: number[]) => {
  const { body } = cancellation(ids, 'my-account')
  return { body: { data: { ...body.data, keep_tickets } } }
}

export const preview = ({ person }: Booker, booking_ids: number[], keep_tickets: number[]) => ({
  sent: () =>
    person.call(previewCancellation, { query: { booking_ids, keep_tickets, cancellation_source: 'my-account' } }),
  refused: () =>
    person.refusal(previewCancellation, { query: { booking_ids, keep_tickets, cancellation_source: 'my-account' } }),
})

export const ofOrder = async (booker: Booker, orderId: number) =>
  (await booker.bookings('my-account')).filter((one) => one.order_id === orderId)
