import {
  type BookingType,
  clearCart,
  listBookings,
  listTills,
  listWaitlistMembers,
  type Order,
  readCart,
  readOccurrence,
  type TenderType,
} from '@touchline/contract'
import { expect } from 'vitest'
import type { Person } from '../support/person.ts'
import { type Booker, online, type Walk } from './people.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const isBack = ({ status }: Order['refunds'][number]) => status !== 'failed'

/** The amount paid by a method, minus its refunds. */
function keptIn(order: Order, way: TenderType): number {
  const paid = order.payments.filter(({ tender_type: type }) => type === way).map(({ amount }) => amount.value)
  const back = order.refunds.filter((one) => one.tender_type === way && isBack(one)).map(({ amount }) => amount.value)
  return sum(paid) - sum(back)
}

/** Credit of either type: nothing of it is set aside for a basket. */
async function creditOf({ person }: Booker): Promise<number> {
  const basket = { userId: person.id, source: online } as const
  const { data } = await person.call(readCart, { params: basket, query: {} })
  return sum(data.available_credit.map(({ total_available: total }) => total.value))
}

const atTheTill: readonly TenderType[] = ['cash', 'card']

async function takings({ staff }: Walk): Promise<number> {
  const tills = await Promise.all(staff.map((clerk) => clerk.call(listTills, { query: { per_page: 100 } })))
  const all = tills.flatMap(({ data }) => data)
  const taken = all.flatMap((till) => till.takings).filter(({ tender_type: way }) => atTheTill.includes(way))
  return sum(taken.map(({ amount }) => amount.value))
}

async function clearBaskets({ staff: [ellie] }: Walk, { person }: Booker): Promise<void> {
  for (const [who, source] of [
    [person, online],
    [ellie, 'front-of-house'],
  ] as const) {
    await who.call(clearCart, { params: { userId: person.id, source }, query: {} })
  }
}

function expectOrderAddsUp(order: Order): void {
  expect(sum(order.payments.map(({ amount }) => amount.value)), `payments of ${order.id}`).toBe(order.total_paid.value)
  const back = sum(order.refunds.filter(isBack).map(({ amount }) => amount.value))
  expect(back, `refunds of ${order.id}`).toBe(order.refunded.value)
  expect(back).toBeLessThanOrEqual(order.total_paid.value)
}

type Amount = number | { readonly value: number }
type Paid = { readonly tender_type: TenderType; readonly amount: Amount }

const inShort = ({ tender_type: way, amount }: Paid): string =>
  `${way} ${typeof amount === 'number' ? amount : amount.value}`

async function ordersOf(walk: Walk): Promise<readonly (readonly Order[])[]> {
  const all = await Promise.all(walk.bookers.map(({ customer }) => customer.orders()))
  return all.map((own) => own.filter(({ status }) => status === 'success'))
}

/**
 * Amounts that stay constant through purchases and refunds: credit and its use by orders, the till minus payments into
 * it.
 */
type Constant = { readonly credit: readonly number[]; readonly till: number }

/** Read while nothing of a credit is set aside for a basket. */
export async function readConstant(walk: Walk): Promise<Constant> {
  const orders = await ordersOf(walk)
  const inTill = orders.flat().flatMap((order) => atTheTill.map((way) => keptIn(order, way)))
  const credit = await Promise.all(walk.bookers.map(creditOf))
  return {
    credit: credit.map((left, index) => left + sum((orders[index] ?? []).map((order) => keptIn(order, 'credit')))),
    till: (await takings(walk)) - sum(inTill),
  }
}

/** Adds up the books from outside, from what customers, staff and the bank can read. */
export async function expectAccountsAddUp(walk: Walk, beginning: Constant): Promise<void> {
  for (const booker of walk.bookers) await clearBaskets(walk, booker)
  const orders = (await ordersOf(walk)).flat()
  orders.forEach(expectOrderAddsUp)
  const takenBy = new Map<number, Person>()
  for (const { orderId, by, payments } of walk.told) {
    // Nobody takes payment for a free basket: a second request gets the same answer.
    if (payments.length > 0) expect(takenBy.get(orderId) ?? by, `who took the money for ${orderId}`).toBe(by)
    takenBy.set(orderId, by)
    const found = orders.find(({ id }) => id === orderId)
    const paid = found?.payments.map(inShort).toSorted()
    expect(paid, `payments of ${orderId}`).toEqual(payments.map(inShort).toSorted())
  }
  expect(await readConstant(walk)).toEqual(beginning)
  const atBank = (await walk.stage.gateway.transactions()).map(({ captured, refunded }) => captured - refunded)
  const byCard = orders.filter(({ created_at: at }) => at >= '2026-04-07T09').map((order) => keptIn(order, 'online'))
  expect(sum(atBank), 'the bank').toBe(sum(byCard))
  for (const occurrenceId of walk.programme.sessions) await expectPlacesAddUp(walk, occurrenceId)
}

const soldWhole: readonly BookingType[] = ['courses', 'camps']

/** The places that are taken are those that are booked, offered or kept, and no more than there are. */
async function expectPlacesAddUp({ staff: [ellie] }: Walk, occurrenceId: string): Promise<void> {
  const params = { occurrenceId }
  const { data: session } = await ellie.call(readOccurrence, { params, query: { source: 'foh' } })
  const query = { occurrence_id: occurrenceId, cancellation_source: 'foh', per_page: 100 } as const
  const { data: bookings } = await ellie.call(listBookings, { query: { ...query, status: ['settled', 'reserved'] } })
  if (session.status === 'cancelled') return expect(bookings).toEqual([])
  const { data: waiting } = await ellie.call(listWaitlistMembers, { params, query: { per_page: 100 } })
  const offered = waiting.filter(({ status }) => status === 'offered')
  const known = sum([...offered.map(({ count }) => count), ...bookings.map((one) => one.capacity_consumed)])
  const { maximum, consumed } = session.capacity
  expect(known, `places of ${occurrenceId}`).toBeLessThanOrEqual(consumed)
  // A block does not say how many it keeps, and what is sold whole has the places of its fullest session.
  const isSaidExactly = session.block_booking_information.length === 0 && !soldWhole.includes(session.booking_type)
  if (isSaidExactly) expect(known, `places of ${occurrenceId}`).toBe(consumed)
  if (maximum !== null) expect(consumed).toBeLessThanOrEqual(maximum)
}
