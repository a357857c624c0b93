import {
  addItems,
  cancelBooking,
  listBookings,
  listMails,
  listOrders,
  readAcceptedTerms,
  readMail,
  readOrder,
  readOrderAtDesk,
  refundOrder,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { beforeEach, describe, expect, test } from 'vitest'
import { courseItem, seedIds } from '../carts/basket.ts'
import { cards, courses, type Customer, openStage, type Stage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
})

const userId = personaId('carys')
const asCustomer = { cancellation_source: 'customers', per_page: 100 } as const

async function buy(slug: string): Promise<number> {
  await carys.add(slug)
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const { body } = await carys.complete(uuid)
  if (body.order_id === null) throw new Error('nothing was ordered')
  return body.order_id
}

describe('an order', () => {
  test('[C-23 partly] [C-24 partly] [O-04 partly] is the receipt: items, people, time and payment method', async () => {
    const order = await carys.order(await buy(courses.badminton))
    expect(order).toMatchObject({
      status: 'success',
      source: 'activity-booking',
      user_id: userId,
      customer_name: 'Carys Evans',
      reference: expect.stringMatching(/^TL-\d{6,}$/),
      count: 1,
      item_count: 1,
      formatted_total: '£56.00',
      formatted_balance: '£0.00',
      total_paid: { formatted: '£56.00', value: 5600, currency: 'GBP' },
      credit_used: { value: 0 },
      created_at: '2026-04-07T09:00:00Z',
      paid_at: '2026-04-07T09:00:00Z',
    })
    const [item] = order.items
    expect(item).toMatchObject({ name: 'Badminton from scratch', venue: { slug: 'millwick-sports-village' } })
    expect(item?.child_items.filter(({ type }) => type === 'av2_booking')).toHaveLength(8)
    expect(order.line_items.map(({ id }) => id)).toEqual([item?.id])
  })

  test('with a failed payment is cancelled, keeps its lines and has no payment', async () => {
    await carys.add(courses.badminton)
    const { transaction_uuid: uuid } = await carys.authorise(cards.captureDeclined)
    await carys.complete(uuid)
    const [order] = await carys.orders()
    expect(order).toMatchObject({ status: 'cancelled', paid_at: null, payments: [], total_paid: { value: 0 } })
    expect(order?.items.map(({ name }) => name)).toEqual(['Badminton from scratch'])
  })

  test('[O-04 partly] can be read by its owner and by staff, and is not found by anybody else', async () => {
    const orderId = await buy(courses.badminton)
    const staff = await stage.platform.as('ellie')
    const read = await staff.call(readOrder, { params: { userId, orderId }, query: {} })
    expect(read.data.id).toBe(orderId)
    const ben = await stage.platform.as('ben')
    const own = await ben.refusal(readOrder, { params: { userId: ben.id, orderId }, query: {} })
    expect([own.status, own.code]).toEqual([404, 'item_not_found'])
    const foreign = await ben.refusal(readOrder, { params: { userId, orderId }, query: {} })
    expect(foreign.status).toBe(403)
    const nobody = await stage.platform.visitor.refusal(readOrder, { params: { userId, orderId }, query: {} })
    expect(nobody.status).toBe(401)
  })

  test('[O-04 partly] can be read by a person it was bought for', async () => {
    const amina = await stage.platform.as('amina')
    const list = await amina.call(listOrders, { params: { userId: amina.id }, query: { status: ['success'] } })
    const order = list.data.find(({ items }) => items.some((item) => item.purchased_for_user_id !== amina.id))
    const child = order?.items.find((item) => item.purchased_for_user_id !== amina.id)?.purchased_for_user_id
    const staff = await stage.platform.as('ellie')
    const params = { userId: child ?? 0, orderId: order?.id ?? 0 }
    expect((await staff.call(readOrder, { params, query: {} })).data.id).toBe(order?.id)
  })

  test('[O-04 partly] shows the remaining credit to its owner and staff only', async () => {
    const amina = await stage.platform.as('amina')
    const { data: list } = await amina.call(listOrders, { params: { userId: amina.id }, query: {} })
    const own = list.find(({ items }) => items.some((item) => item.purchased_for_user_id === seedIds.safiya))
    expect(own?.credits.map(({ type, total_available: left }) => [type, left.value])).toContainEqual(['general', 1500])
    const staff = await stage.platform.as('ellie')
    const orderId = own?.id ?? 0
    const { data: atDesk } = await staff.call(readOrderAtDesk, { params: { orderId } })
    expect(atDesk).toEqual(own)
  })

  test('[O-292] shows a person it books in their own lines, and nothing of payments, totals or other people', async () => {
    const [gwen, ellie] = [await stage.platform.as('gwen'), await stage.platform.as('ellie')]
    const { huw } = seedIds
    const forHuw = await courseItem(gwen, courses.badminton)
    const items = [{ ...forHuw, purchased_for_user_id: huw }, await courseItem(gwen, courses.pilates)]
    await gwen.call(addItems, { params: basketOf(gwen.id), body: { items } })
    const buyer = await stage.as('gwen')
    const { body } = await buyer.complete((await buyer.authorise(cards.good)).transaction_uuid)
    const orderId = body.order_id ?? 0
    const receipt = await buyer.order(orderId)
    const readAs = async (id: number) =>
      (await ellie.call(readOrder, { params: { userId: id, orderId }, query: {} })).data

    const own = await readAs(huw)
    expect(own.items.map(({ purchased_for_user_id: id }) => id)).toEqual([huw])
    expect(own.line_items).toHaveLength(1)
    expect(own).toMatchObject({ count: 1, item_count: 1, reference: receipt.reference, status: 'success' })
    expect(own).toMatchObject({ total: null, balance: null, formatted_total: null, formatted_balance: null })
    expect(own).toMatchObject({ total_paid: null, credit_used: null, refunded: null, refund_status: null, terms: null })
    expect([own.payments, own.refunds, own.credits, own.available_credit]).toEqual([[], [], [], []])
    const told = JSON.stringify(own)
    for (const secret of ['4242', 'Pilates', receipt.formatted_total]) expect(told).not.toContain(secret)

    const params = { userId: huw, orderId }
    expect(await ellie.refusal(readAcceptedTerms, { params, query: {} })).toMatchObject({ status: 404 })

    const { data: bookings } = await gwen.call(listBookings, { query: { ...asCustomer, user_id: huw } })
    const bookingId = bookings.find(({ order }) => order?.id === orderId)?.id ?? 0
    await gwen.call(cancelBooking, { params: { bookingId }, query: { source: 'my-account' } })
    const left = await readAs(huw)
    expect(left.items.map(({ name, cancelled_at: at }) => [name, at === null])).toEqual([
      ['Badminton from scratch', false],
    ])
    expect([left.refunded, left.refunds]).toEqual([null, []])
    await stage.settle()
  })

  test('that is unknown is not found', async () => {
    const person = await stage.platform.as('carys')
    const missing = await person.refusal(readOrder, { params: { userId, orderId: 4_294_967_295 }, query: {} })
    expect(missing.code).toBe('item_not_found')
  })
})

describe('the list of orders', () => {
  test('is newest first, in pages, filtered by status', async () => {
    const person = await stage.platform.as('carys')
    const first = await buy(courses.badminton)
    await stage.advance('PT1H')
    const second = await buy(courses.pilates)
    const all = await person.call(listOrders, { params: { userId }, query: {} })
    expect(all.data.map(({ id }) => id)).toEqual([second, first])
    expect(all.meta.sorting).toEqual({ sort_by: 'created_at', direction: 'descending' })
    const page = await person.call(listOrders, { params: { userId }, query: { page: 2, per_page: 1 } })
    expect(page.data.map(({ id }) => id)).toEqual([first])
    expect(page.meta.pagination).toMatchObject({ total_records: 2, total_pages: 2, previous_page: 1, next_page: null })
    const cancelled = await person.call(listOrders, { params: { userId }, query: { status: ['cancelled'] } })
    expect(cancelled.data).toEqual([])
    const either = await person.call(listOrders, { params: { userId }, query: { status: ['cancelled', 'success'] } })
    expect(either.data).toHaveLength(2)
  })

  test('[C-23 partly] shows each order as a single read does: lines, payments and refunds', async () => {
    const orderId = await buy(courses.badminton)
    await stage.advance('PT1H')
    await buy(courses.pilates)
    const staff = await stage.platform.as('ellie')
    const refunds = [{ tender_type: 'credit' as const, amount: 500 }]
    await staff.call(refundOrder, { params: { orderId }, body: { refunds } })
    for (const name of ['carys', 'amina'] as const) {
      const person = await stage.platform.as(name)
      const { data: list } = await person.call(listOrders, { params: { userId: person.id }, query: {} })
      expect(list.length).toBeGreaterThan(1)
      for (const order of list) {
        const params = { userId: person.id, orderId: order.id }
        expect(order).toEqual((await person.call(readOrder, { params, query: {} })).data)
      }
    }
  })
})

describe('the confirmation', () => {
  test('is one mail to the customer, with every session in a calendar file', async () => {
    const orderId = await buy(courses.badminton)
    const params = { id: stage.sandbox }
    const { data: mails } = await stage.platform.visitor.call(listMails, { params, query: {} })
    const ours = mails.filter(({ kind }) => kind === 'order-confirmation')
    expect(ours).toMatchObject([{ to: 'carys@example.test', order_id: orderId }])
    const mailId = ours[0]?.id ?? 0
    const { data: mail } = await stage.platform.visitor.call(readMail, { params: { ...params, mailId } })
    expect(mail.subject).toMatch(/^Booking confirmed: TL-\d+$/)
    expect(mail.text).toContain('Badminton from scratch')
    expect(mail.text).toContain('Paid: £56.00')
    expect(mail.html).toContain('<li>Badminton from scratch')
    expect(mail.ics?.match(/BEGIN:VEVENT/g)).toHaveLength(8)
    expect(mail.ics).toContain('SUMMARY:Badminton from scratch')
  })
})
