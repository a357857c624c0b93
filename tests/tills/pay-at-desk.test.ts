import {
  addItems,
  closeTill,
  type DeskPayment,
  listTills,
  openTill,
  payAtDesk,
  readCart,
  readOrderAtDesk,
  readTerms,
  refundOrder,
} from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'
import { courseCalled } from '../support/basket.ts'
import type { Person } from '../support/platform.ts'

const source = 'front-of-house' as const

let stage: Stage
/** Her till is open. */
let ellie: Person
let farid: Person

beforeEach(async () => {
  stage = await openStage()
  ellie = await stage.platform.as('ellie')
  farid = await stage.platform.as('farid')
})

/** Badminton for £56.00 in a staff basket for a customer. */
async function fill(staff: Person, name: 'amina' | 'carys' = 'carys'): Promise<number> {
  const userId = personaId(name)
  const { id } = await courseCalled(staff, courses.badminton)
  const items = [{ purchasable_id: id, purchasable_type: 'course' as const, purchased_for_user_id: userId }]
  await staff.call(addItems, { params: { userId, source }, body: { items } })
  return userId
}

async function bodyOf(staff: Person, userId: number, payments: readonly DeskPayment[]) {
  const { data } = await staff.call(readCart, { params: { userId, source }, query: {} })
  const common = { item_hash: data.item_hash, source, terms: true, completed_waivers: [] }
  return { ...common, selected_user_id: userId, payments: [...payments] }
}

const pay = async (staff: Person, userId: number, payments: readonly DeskPayment[]) =>
  staff.call(payAtDesk, { body: await bodyOf(staff, userId, payments) })

const refused = async (staff: Person, userId: number, payments: readonly DeskPayment[]) =>
  staff.refusal(payAtDesk, { body: await bodyOf(staff, userId, payments) })

const cash = (amount: number): DeskPayment => ({ tender_type: 'cash', amount })

/** The takings of the person's last till. */
async function takings(staff: Person) {
  const { data } = await staff.call(listTills, { query: {} })
  return data[0]?.takings.map(({ tender_type: way, amount }) => [way, amount.value])
}

describe('staff take payment', () => {
  test('[O-371] an order at the desk neither uses nor makes an agreement of the customer to the terms', async () => {
    const carys = await stage.platform.as('carys')
    const agreedAt = async () => (await carys.call(readTerms, { params: { userId: carys.id } })).data?.agreed_at
    const userId = await fill(ellie)
    await pay(ellie, userId, [cash(5600)])
    expect(await agreedAt()).toBeNull()
    const own = await stage.as('carys')
    await own.add(courses.pilates)
    await own.complete((await own.authorise(cards.good)).transaction_uuid)
    expect(await agreedAt()).toBe('2026-04-07T09:00:00Z')
    const items = [
      { purchasable_id: (await courseCalled(ellie, courses.free)).id, purchasable_type: 'course' as const },
    ]
    await ellie.call(addItems, { params: { userId, source }, body: { items } })
    const body = { ...(await bodyOf(ellie, userId, [])), terms: false }
    expect((await ellie.refusal(payAtDesk, { body })).errors).toHaveProperty('terms')
  })

  test('[PAY-61] [O-40] [P1-016, P1-017, S1-011, S4-022] cash with the till closed is refused, with it open it is an order without the gateway', async () => {
    const userId = await fill(farid)
    expect(await refused(farid, userId, [cash(5600)])).toMatchObject({ status: 409, code: 'till_closed' })
    const { data: till } = await farid.call(openTill, { body: { venue_id: 1 } })
    expect(till).toMatchObject({ venue_id: 1, closed_at: null, takings: [] })
    expect(await farid.refusal(openTill, { body: { venue_id: 2 } })).toMatchObject({ status: 409, code: 'till_open' })
    const body = await bodyOf(farid, userId, [cash(5600)])
    const paid = await farid.call(payAtDesk, { body })
    expect(paid.status).toBe('completed')
    expect(await farid.call(payAtDesk, { body })).toEqual(paid)
    const { data: order } = await farid.call(readOrderAtDesk, { params: { orderId: paid.order_id ?? 0 } })
    expect(order).toMatchObject({ user_id: userId, source, status: 'success', payments: [{ tender_type: 'cash' }] })
    expect(await stage.gateway.transactions()).toEqual([])
    const back = { refunds: [{ tender_type: 'cash' as const, amount: 600 }] }
    await farid.call(refundOrder, { params: { orderId: order.id }, body: back })
    const { data: closed } = await farid.call(closeTill, { params: { tillId: till.id } })
    expect(closed).toMatchObject({
      closed_at: expect.stringMatching(/Z$/),
      takings: [{ tender_type: 'cash', amount: { value: 5000 } }],
    })
    const late = await farid.refusal(refundOrder, { params: { orderId: order.id }, body: back })
    expect(late).toMatchObject({ status: 409, code: 'till_closed' })
    expect(await ellie.refusal(closeTill, { params: { tillId: till.id } })).toMatchObject({ status: 404 })
    expect((await farid.call(listTills, { query: {} })).data).toEqual([closed])
    await stage.settle()
  })

  test('[O-41] [C-68 partly] by several methods at once: vouchers, credit of the customer, the rest in cash', async () => {
    const userId = await fill(ellie, 'amina')
    const paid = await pay(ellie, userId, [
      { tender_type: 'offline-voucher', amount: 1000, reference: 'GIFT-1' },
      { tender_type: 'offline-voucher', amount: 600, reference: 'GIFT-2' },
      { tender_type: 'credit', amount: 1500 },
      cash(2000),
      cash(500),
    ])
    const { data: order } = await ellie.call(readOrderAtDesk, { params: { orderId: paid.order_id ?? 0 } })
    expect(order.payments.map(({ tender_type: way, amount, reference }) => [way, amount.value, reference])).toEqual([
      ['offline-voucher', 1000, 'GIFT-1'],
      ['offline-voucher', 600, 'GIFT-2'],
      ['credit', 1500, null],
      ['cash', 2500, null],
    ])
    expect(order.available_credit).toMatchObject([{}, { type: 'general', total_available: { value: 0 } }])
    await stage.settle()
  })

  test('[O-41] an impossible payment is refused and takes nothing', async () => {
    const userId = await fill(ellie, 'amina')
    const voucher = { tender_type: 'offline-voucher', amount: 2800, reference: 'GIFT-1' } as const
    const problems = async (...payments: readonly DeskPayment[]) => {
      const refusal = await refused(ellie, userId, payments)
      return refusal.errors ?? refusal.code
    }
    expect(await problems(cash(2800), { tender_type: 'cheque', amount: 2800 })).toEqual({
      'payments.1.tender_type': ['These ways of paying cannot be combined.'],
    })
    expect(await problems(cash(5599))).toEqual({ payments: ['The payments do not add up to the amount due.'] })
    expect(await problems({ tender_type: 'online', amount: 5600 })).toEqual({
      payments: ['This way of paying cannot be used here.'],
    })
    expect(await problems(voucher, { ...voucher, reference: ' gift-1' })).toEqual({
      'payments.1.reference': ['The same reference was given twice.'],
    })
    expect(await problems({ ...cash(5600), reference: 'X' })).toEqual({
      'payments.0.reference': ['You cannot give a reference for this way of paying.'],
    })
    expect(await problems({ tender_type: 'credit', amount: 1501 }, cash(4099))).toBe('credit_not_applied')
    const wrong = { ...(await bodyOf(ellie, userId, [cash(5600)])), source: 'activity-booking' as const }
    expect(Object.keys((await ellie.refusal(payAtDesk, { body: wrong })).errors ?? {})).toEqual(['source'])
    const { data } = await ellie.call(readCart, { params: { userId, source }, query: {} })
    expect(data.credits).toMatchObject([{ reserved: { value: 0 } }, { reserved: { value: 0 } }])
    expect((await pay(ellie, userId, [{ tender_type: 'card', amount: 5600, reference: 'SLIP 7' }])).status).toBe(
      'completed',
    )
    await stage.settle()
  })

  test('two payments for one basket at once take the money once', async () => {
    const userId = await fill(ellie)
    const body = await bodyOf(ellie, userId, [cash(5600)])
    const paid = await Promise.all(Array.from({ length: 4 }, () => ellie.call(payAtDesk, { body })))
    expect(new Set(paid.map((one) => one.order_id)).size).toBe(1)
    expect((await ellie.call(listTills, { query: {} })).data[0]?.takings).toMatchObject([{ amount: { value: 5600 } }])
    await stage.settle()
  })

  test('[O-181] a paid basket cannot be paid again by anybody or any method; a repetition finds the order', async () => {
    await farid.call(openTill, { body: { venue_id: 1 } })
    const userId = await fill(ellie)
    const cheque = { tender_type: 'cheque', amount: 5600, reference: '100001' } as const
    const body = await bodyOf(ellie, userId, [cheque])
    const paid = await ellie.call(payAtDesk, { body })
    const { data: order } = await ellie.call(readOrderAtDesk, { params: { orderId: paid.order_id ?? 0 } })
    const problem = async (staff: Person, ...payments: DeskPayment[]) => {
      const { status, code, message } = await staff.refusal(payAtDesk, { body: { ...body, payments } })
      return { status, code, message }
    }
    const message = `This basket has already been paid for: order ${order.reference}.`
    const told = { status: 409, code: 'basket_paid', message }
    for (const payments of [[cheque], [cash(5600)], [cash(1)], []]) {
      expect(await problem(farid, ...payments)).toEqual(told)
    }
    for (const payments of [[cash(5600)], [cash(1)], [{ ...cheque, reference: '100002' }], []]) {
      expect(await problem(ellie, ...payments)).toEqual(told)
    }
    const welsh = { 'accept-language': 'cy' }
    expect((await farid.refusal(payAtDesk, { body, headers: welsh })).message).toBe(
      `Talwyd am y fasged hon eisoes: archeb ${order.reference}.`,
    )
    // The answer was lost; by the time it is asked for again her till is another one.
    const { data: tills } = await ellie.call(listTills, { query: {} })
    const { data: closed } = await ellie.call(closeTill, { params: { tillId: tills[0]?.id ?? 0 } })
    expect(closed.takings).toMatchObject([{ tender_type: 'cheque', amount: { value: 5600 } }])
    expect(await ellie.call(payAtDesk, { body })).toEqual(paid)
    await ellie.call(openTill, { body: { venue_id: 1 } })
    expect(await ellie.call(payAtDesk, { body: { ...body, payments: [cash(0), cheque] } })).toEqual(paid)
    expect([await takings(farid), await takings(ellie)]).toEqual([[], []])
    await stage.settle()
  })

  test('[O-181] of two staff taking money for one basket one gets the order, the other is told that it is paid', async () => {
    await farid.call(openTill, { body: { venue_id: 1 } })
    const userId = await fill(ellie)
    const body = await bodyOf(ellie, userId, [cash(5600)])
    const take = async (staff: Person) => {
      const reply = await staff.send({ method: 'POST', url: '/api/foh/checkout/pay', payload: body })
      return { staff, ...(reply.json() as { readonly status?: string; readonly code?: string }) }
    }
    const answers = await Promise.all([ellie, farid, ellie, farid].map(take))
    const winners = new Set(answers.filter(({ status }) => status === 'completed').map(({ staff }) => staff))
    expect(winners.size).toBe(1)
    for (const { staff, code } of answers) expect(code).toBe(winners.has(staff) ? undefined : 'basket_paid')
    expect([await takings(ellie), await takings(farid)].flat()).toEqual([['cash', 5600]])
    await stage.settle()
  })

  test('[O-181] an own basket paid by card takes no money at a till, and the reverse', async () => {
    await farid.call(openTill, { body: { venue_id: 1 } })
    const own = await stage.as('ellie', source)
    await own.add(courses.badminton)
    const { transaction_uuid: first } = await own.authorise(cards.good)
    const atTill = await bodyOf(farid, own.id, [cash(5600)])
    const byCard = await own.completion(first)
    expect((await own.sendCompletion(byCard)).body.status).toBe('completed')
    expect(await farid.refusal(payAtDesk, { body: atTill })).toMatchObject({ status: 409, code: 'basket_paid' })
    await own.add(courses.pilates)
    const { transaction_uuid: second } = await own.authorise(cards.good)
    const late = await own.completion(second)
    const { balance } = await own.cart()
    await pay(farid, own.id, [cash(balance.value)])
    expect((await own.sendCompletion(late)).body.code).toBe('transaction_not_completable')
    const withoutCard = { ...late, transaction_uuid: undefined, payments: [] }
    expect((await own.sendCompletion(withoutCard)).body.code).toBe('basket_paid')
    expect(await takings(farid)).toEqual([['cash', balance.value]])
    await stage.settle()
  })

  test('[P6-003] customers cannot, by either address', async () => {
    const amina = await stage.platform.as('amina')
    const payload = { item_hash: 'x', source, terms: true, completed_waivers: [], payments: [] }
    for (const url of ['/api/foh/checkout/pay', '/api/checkout/pay']) {
      expect((await amina.send({ method: 'POST', url, payload })).status).toBe(403)
    }
  })
})
