import {
  type AddItem,
  addItems,
  applyCredit,
  type Booking,
  listLinkedUsers,
  moveClock,
  previewCancellation,
  readOrder,
  resendConfirmation,
  updateBookings,
} from '@touchline/contract'
import { seededRandom } from '@touchline/ids'
import { describe, expect, test } from 'vitest'
import { mailsOf } from '../account/account.ts'
import { cards, openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { bookerOn, cancellation, hostsByPolicy } from './stage.ts'
import { kept, laneSwim, leftAt, ofOrder, preview, withTickets } from './tickets.ts'

const told = (bookings: readonly Booking[]) =>
  bookings.map(({ status, ticket, capacity_consumed: people, cancellation: { tickets } }) => ({
    status,
    quantity: ticket?.quantity,
    people,
    tickets,
  }))

describe('[O-491] one of several equal tickets is given back', () => {
  test('it brings back its price and its place, and the others stay booked', async () => {
    const { booker, booking, orderId, time, before, stage } = await withTickets(3)
    const price = (booking.price?.value ?? 0) / 3
    expect(booking.cancellation.tickets).toBe(3)
    const { data } = await preview(booker, [booking.id], [2]).sent()
    expect(data.parts.map(({ booking_ids: ids, returned }) => [ids, returned.value])).toEqual([[[booking.id], price]])
    const credit = (await booker.credit())['general'] ?? 0
    await booker.person.call(updateBookings, kept([booking.id], [2]))
    expect((await booker.credit())['general']).toBe(credit + price)
    expect(told(await ofOrder(booker, orderId))).toEqual([
      { status: 'settled', quantity: 2, people: 2, tickets: 2 },
      { status: 'cancelled', quantity: 1, people: 0, tickets: undefined },
    ])
    expect(await leftAt(booker.person, time.id)).toBe(before - 2)
    const { data: order } = await booker.person.call(readOrder, {
      params: { userId: booker.person.id, orderId },
      query: {},
    })
    expect(order.items[0]).toMatchObject({
      booking_id: booking.id,
      cancellation_summary: { amount: { value: 2 * price } },
    })
    expect(order.items[0]?.cancelled_at).toBeUndefined()

    await booker.person.call(updateBookings, cancellation([booking.id], 'my-account'))
    expect((await booker.credit())['general']).toBe(credit + 3 * price)
    expect(await leftAt(booker.person, time.id)).toBe(before)
    await stage.settle()
  })

  test('[O-562] each refund of the order says how many of its tickets it gives back', async () => {
    const { booker, booking, orderId, stage } = await withTickets(3)
    await booker.person.call(updateBookings, kept([booking.id], [2]))
    await stage.platform.visitor.call(moveClock, { params: { id: stage.sandbox }, body: { advance: 'PT1H' } })
    await booker.person.call(updateBookings, cancellation([booking.id], 'my-account'))
    const params = { userId: booker.person.id, orderId }
    const { data: order } = await booker.person.call(readOrder, { params, query: {} })
    expect(order.refunds.map(({ tickets }) => tickets)).toEqual([1, 2])
  })

  test('[O-563] the confirmation of a ticket says in whose name it is, not whom it is for', async () => {
    const stage = await openStage()
    const amina = await bookerOn(stage, 'amina')
    const { tickets } = await laneSwim(amina.person)
    const { data: linked } = await amina.person.call(listLinkedUsers, { params: { userId: amina.person.id } })
    const ticket = { purchasable_type: 'activityTicket' as const, purchasable_id: tickets[0]?.id ?? '', quantity: 1 }
    await amina.book({ ...ticket, purchased_for_user_id: linked[0]?.referenced_user.id ?? 0 })
    const [mail] = await mailsOf(stage.platform, 'order-confirmation')
    expect(mail?.text).toContain(`(in the name of ${linked[0]?.referenced_user.first_name ?? ''}`)
  })

  test('the mail says how many are cancelled, and leaves the entry in the calendar', async () => {
    const { booker, booking, stage } = await withTickets(3)
    await booker.person.call(updateBookings, kept([booking.id], [1]))
    const [mail] = await mailsOf(stage.platform, 'booking-cancelled')
    expect(mail?.text).toContain('2 tickets are cancelled. The rest of the booking stays as it is.')
    expect(mail?.ics ?? null).toBeNull()
  })

  test('[O-557] the subject and the first sentence of the mail say which part is cancelled', async () => {
    const { booker, booking, stage } = await withTickets(3)
    await booker.person.call(updateBookings, kept([booking.id], [1]))
    const [mail] = await mailsOf(stage.platform, 'booking-cancelled')
    expect(mail?.subject).toMatch(/^2 tickets cancelled: /)
    expect(mail?.text).toContain('Part of your booking has been cancelled:')
    expect(mail?.text).not.toContain('Your booking has been cancelled')
  })

  test('[O-602] where other kinds of ticket stay, the mail says that a part is cancelled; of the last ones, the booking', async () => {
    const stage = await openStage()
    const carys = await bookerOn(stage, 'carys')
    const { tickets } = await laneSwim(carys.person)
    const items: AddItem[] = tickets.slice(0, 2).map(({ id }, index) => {
      return { purchasable_type: 'activityTicket', purchasable_id: id, quantity: index + 1 }
    })
    await carys.person.call(addItems, { params: basketOf(carys.person.id), body: { items } })
    const customer = await stage.as('carys')
    const { transaction_uuid: uuid } = await customer.authorise(cards.good)
    const { body } = await customer.complete(uuid ?? '')
    const [first, second] = await ofOrder(carys, body.order_id ?? 0)
    const subjectOf = async (id = 0) => {
      await carys.person.call(updateBookings, cancellation([id], 'my-account'))
      const mails = await mailsOf(stage.platform, 'booking-cancelled')
      return mails.map(({ subject }) => subject).find((one) => !seen.has(one) && seen.add(one))
    }
    const seen = new Set<string>()
    expect(await subjectOf(first?.id)).toMatch(/^\d tickets? cancelled: Lane swim/)
    expect(await subjectOf(second?.id)).toBe('Booking cancelled: Lane swim')
    await stage.settle()
  })

  test('a confirmation that is sent again says how many are cancelled', async () => {
    const { stage, booker, booking, orderId } = await withTickets(3)
    await booker.person.call(updateBookings, kept([booking.id], [2]))
    const params = { userId: booker.person.id, orderId }
    const { data: order } = await booker.person.call(readOrder, { params })
    expect(order.items.map(({ quantity, tickets_left: left }) => [quantity, left])).toEqual([[3, 2]])
    await booker.person.call(resendConfirmation, { params })
    const [mail] = await mailsOf(stage.platform, 'order-confirmation')
    expect(mail?.text).toContain('1 ticket is cancelled. The rest of the booking stays as it is.')
  })

  test('a request that is sent again cancels nothing more', async () => {
    const { booker, booking, orderId } = await withTickets(2)
    await booker.person.call(updateBookings, kept([booking.id], [1]))
    const again = await booker.person.refusal(updateBookings, kept([booking.id], [1]))
    expect(again).toMatchObject({
      status: 409,
      code: 'booking_not_cancellable',
      message: 'This booking has been cancelled.',
    })
    expect(await preview(booker, [booking.id], [1]).refused()).toMatchObject({ status: 409 })
    expect(told(await ofOrder(booker, orderId)).map(({ status }) => status)).toEqual(['settled', 'cancelled'])
  })

  test('two requests at once give back one ticket', async () => {
    const { booker, booking, orderId, stage } = await withTickets(2)
    const both = await Promise.allSettled([1, 2].map(() => booker.person.call(updateBookings, kept([booking.id], [1]))))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(told(await ofOrder(booker, orderId)).map(({ quantity }) => quantity)).toEqual([1, 1])
    await stage.settle()
  })

  test('numbers that fit no booking are refused', async () => {
    const { booker, booking } = await withTickets(2)
    expect(await booker.person.refusal(updateBookings, kept([booking.id], [1, 1]))).toMatchObject({
      status: 422,
      errors: { 'data.keep_tickets': ['Give one number of tickets for each booking.'] },
    })
    const one = await withTickets(1, 'gwen')
    expect(one.booking.cancellation.tickets).toBeUndefined()
    expect(await one.booker.person.refusal(updateBookings, kept([one.booking.id], [1]))).toMatchObject({
      status: 409,
      message: 'This booking can only be cancelled as a whole.',
    })
  })
})

const hosts = hostsByPolicy('tickets')

const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** Gives tickets of an order back in random portions; each preview is what happens, and in the end nobody gains a penny. */
async function walk(seed: number): Promise<void> {
  const { bytes } = seededRandom(`tickets ${seed}`)
  const upTo = (most: number) => Buffer.from(bytes(4)).readUInt32BE() % (most + 1)
  const open = hosts[upTo(hosts.length - 1)]
  if (!open) throw new Error('there is no host')
  const stage = await openStage({ host: await open() })
  const booker = await bookerOn(stage, (['carys', 'gwen', 'ben', 'amina'] as const)[upTo(3)] ?? 'carys')
  const { person, customer } = booker
  const { time, tickets } = await laneSwim(person)
  const before = await leftAt(person, time.id)
  const items = tickets
    .slice(0, 2)
    .map(({ id }): AddItem => ({ purchasable_type: 'activityTicket', purchasable_id: id, quantity: 1 + upTo(4) }))
  const { data: cart } = await person.call(addItems, { params: basketOf(person.id), body: { items } })
  const [credit] = cart.available_credit.filter(({ total_available: { value } }) => value > 0)
  const amount = credit ? Math.min(credit.total_available.value, upTo(cart.total.value)) : 0
  if (credit && amount > 0) {
    await person.call(applyCredit, { body: { credits: [{ type: credit.type, amount }], source: 'activity-booking' } })
  }
  const orderId =
    cart.total.value > amount
      ? await booker.pay(cards.good)
      : ((await customer.sendCompletion(await customer.completion(undefined))).body.order_id ?? 0)
  if (upTo(2) === 0) {
    const [first] = await ofOrder(booker, orderId)
    const now = new Date(Date.parse(`${first?.starts_at.utc ?? ''}Z`.replace(' ', 'T')) - 30 * 60_000).toISOString()
    await stage.platform.visitor.call(moveClock, { params: { id: stage.sandbox }, body: { now } })
  }
  let back = 0
  for (;;) {
    const live = (await ofOrder(booker, orderId)).filter(({ status }) => status === 'settled')
    const going = live.filter((_, index) => index === 0 || upTo(1) === 0)
    if (going.length === 0) break
    const ids = going.map(({ id }) => id)
    const keep = going.map(({ cancellation: { tickets: count = 1 } }) => upTo(count - 1))
    const asked = { query: { booking_ids: ids, keep_tickets: keep, cancellation_source: 'my-account' } } as const
    if (going.some(({ cancellation: { can_cancel: can } }) => !can)) {
      const refusal = await person.refusal(previewCancellation, asked)
      expect(refusal.status).toBe(409)
      expect(await person.refusal(updateBookings, kept(ids, keep))).toMatchObject({ message: refusal.message })
      break
    }
    const { data } = await person.call(previewCancellation, asked)
    const had = {
      credit: await booker.credit(),
      owed: (await booker.penalties()).length,
      left: await leftAt(person, time.id),
    }
    await person.call(updateBookings, kept(ids, keep))
    const has = await booker.credit()
    const types = [
      ...new Set([...Object.keys(has), ...data.parts.flatMap(({ credits }) => credits.map(({ type }) => type))]),
    ]
    for (const type of types) {
      const parts = data.parts.flatMap(({ credits }) => credits.filter((one) => one.type === type))
      expect((has[type] ?? 0) - (had.credit[type] ?? 0)).toBe(total(parts.map((part) => part.amount.value)))
    }
    const penalties = await booker.penalties()
    expect(total(penalties.slice(0, penalties.length - had.owed).map((one) => one.amount.value))).toBe(
      data.fee?.value ?? 0,
    )
    const people = total(going.map(({ capacity_consumed: count }) => count))
    const after = (await ofOrder(booker, orderId)).filter(({ id }) => ids.includes(id))
    const staying = total(after.map(({ capacity_consumed: count }) => count))
    expect((await leftAt(person, time.id)) - had.left).toBe(people - staying)
    back += data.returned.value
  }
  const all = await ofOrder(booker, orderId)
  expect(total(all.map(({ price }) => price?.value ?? 0))).toBe(cart.total.value)
  expect(back).toBeLessThanOrEqual(cart.total.value)
  if (all.every(({ status }) => status === 'cancelled')) expect(await leftAt(person, time.id)).toBe(before)
  await stage.settle()
}

test.each(seedsOf(amountOf('TOUCHLINE_TICKET_WALKS', 15)))(
  '[O-491] tickets given back in portions bring back what each preview said, under any policy: walk %i',
  (seed) => walk(seed),
)
