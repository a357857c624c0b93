import { minorUnits } from '@touchline/money'
import { personaId } from '@touchline/seed'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let amina: Customer

beforeEach(async () => {
  stage = await openStage()
  // Amina has £15.00 of general credit.
  amina = await stage.as('amina')
  await amina.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

const moved = async () => (await stage.gateway.ledger()).map(({ kind, amount }) => [kind, amount])
const general = async () => (await amina.cart()).credits.find(({ type }) => type === 'general')

describe('credit and card together', () => {
  test('[PAY-48] the card is held for the rest, and the credit is spent with the capture', async () => {
    await amina.applyCredit(500)
    const outcome = await amina.authorise(cards.good)
    expect(await moved()).toEqual([['hold', 5100]])
    const completion = await amina.completion(outcome.transaction_uuid)
    const { body } = await amina.sendCompletion(completion)
    expect(await moved()).toEqual([
      ['hold', 5100],
      ['capture', 5100],
    ])
    const order = await amina.order(body.order_id)
    expect(order).toMatchObject({ total: { value: 5600 }, total_paid: { value: 5600 }, credit_used: { value: 500 } })
    // An order partly paid by card needs a card.
    const { transaction_uuid: _uuid, ...withoutCard } = completion
    const byCredit = { ...withoutCard, payments: [{ tender_type: 'credit', amount: 500 }] }
    expect((await amina.sendCompletion(byCredit)).body.code).toBe('basket_paid')
    expect((await general())?.total_available.value).toBe(1000)
  })

  test('[PAY-49] when the capture fails, the credit is available again', async () => {
    await amina.applyCredit(500)
    const outcome = await amina.authorise(cards.captureDeclined)
    expect((await amina.complete(outcome.transaction_uuid)).body.status).toBe('failed')
    expect(await general()).toMatchObject({ total_available: { value: 1500 }, reserved: { value: 0 } })
  })

  test('[PAY-50] when the credit is removed in another tab, completion is refused and the hold aborted', async () => {
    await amina.applyCredit(500)
    const outcome = await amina.authorise(cards.good)
    const body = await amina.completion(outcome.transaction_uuid)
    await amina.applyCredit(0)
    const refused = await amina.sendCompletion(body)
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    expect(await moved()).toEqual([
      ['hold', 5100],
      ['release', 5100],
    ])
  })

  test('a key is for one amount: after applying credit the customer prepares again', async () => {
    const before = await amina.authorisation(cards.good)
    await amina.applyCredit(500)
    const late = await amina.sendAuthorisation({
      ...before,
      payments: [
        { tender_type: 'credit', amount: 500 },
        { tender_type: 'online', amount: 5100 },
      ],
    })
    expect([late.status, late.body.code]).toEqual([422, 'session_expired'])
  })

  test('a declined card leaves the credit applied to the basket', async () => {
    await amina.applyCredit(500)
    await amina.authorise(cards.declined)
    expect((await general())?.reserved.value).toBe(500)
  })
})

describe('no card needed', () => {
  test('[PAY-51] [P7-072] credit for the whole amount makes an order without the gateway; repeating gives the same order', async () => {
    const rich = seedWith('amina-is-rich', (writer) => ({
      // Beside what came back when she cancelled: £100.00 together.
      credits: ([first, ...others]) =>
        writer.credits(first ? [first, ...others, { ...first, id: 99, amount: minorUnits(8500) }] : []),
    }))
    const other = await openStage({ host: await ownHostOfSeed(rich) })
    const customer = await other.as('amina')
    await customer.add(courses.badminton)
    await customer.applyCredit(5600)
    expect((await customer.tryPrepare()).body.code).toBe('nothing_to_pay')
    const body = await customer.completion(undefined)
    expect(body.payments).toEqual([{ tender_type: 'credit', amount: 5600 }])
    const first = await customer.sendCompletion(body)
    expect(first.body.status).toBe('completed')
    expect((await customer.sendCompletion(body)).body).toEqual(first.body)
    for (const payments of [[], [{ tender_type: 'credit', amount: 5599 }]]) {
      const refused = await customer.sendCompletion({ ...body, payments })
      expect([refused.status, refused.body.code]).toEqual([409, 'basket_paid'])
    }
    const order = await customer.order(first.body.order_id)
    expect(order).toMatchObject({ status: 'success', credit_used: { value: 5600 }, balance: { value: 0 } })
    const left = (await customer.cart()).credits.find(({ type }) => type === 'general')
    expect(left).toMatchObject({ total_available: { value: 4400 }, reserved: { value: 0 } })
    expect(await other.gateway.transactions()).toEqual([])
  })

  test('a free basket makes an order without the gateway; repeating gives the same order', async () => {
    const ben = await stage.as('ben')
    await ben.add(courses.free)
    const body = await ben.completion(undefined)
    const first = await ben.sendCompletion(body)
    expect(first.body.status).toBe('completed')
    expect((await ben.sendCompletion(body)).body).toEqual(first.body)
    expect(await ben.order(first.body.order_id)).toMatchObject({ status: 'success', total: { value: 0 }, payments: [] })
    expect((await ben.orders()).filter(({ source }) => source === 'activity-booking').length).toBeGreaterThan(0)
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test('requested many times at once it is ordered once', async () => {
    const carys = await stage.as('carys')
    await carys.add(courses.free)
    const body = await carys.completion(undefined)
    const replies = await Promise.all(Array.from({ length: 10 }, () => carys.sendCompletion(body)))
    expect(new Set(replies.map((reply) => reply.body.order_id)).size).toBe(1)
    expect(await carys.orders()).toHaveLength(1)
  })

  test('an Idempotency-Key gives the same order even after the basket has changed', async () => {
    const carys = await stage.as('carys')
    await carys.add(courses.free)
    const body = await carys.completion(undefined)
    const first = await carys.sendCompletion(body, { 'idempotency-key': 'free' })
    await carys.add(courses.pilates)
    expect((await carys.sendCompletion(body, { 'idempotency-key': 'free' })).body).toEqual(first.body)
  })

  test('it is refused for a basket with a price', async () => {
    const body = { ...(await amina.completion(undefined)), payments: [] }
    expect((await amina.sendCompletion(body)).body.errors).toHaveProperty('payments')
  })

  test('it replaces a waiting card payment, whose hold is aborted', async () => {
    const carys = await stage.as('carys')
    await carys.add(courses.badminton)
    await carys.authorise(cards.good)
    await carys.clear()
    await carys.add(courses.free)
    expect((await carys.sendCompletion(await carys.completion(undefined))).body.status).toBe('completed')
    expect((await stage.gateway.transactions()).map(({ held }) => held)).toEqual([0])
  })
})

describe('both types of credit', () => {
  /** Ben has £20.00 of membership credit; this is £30.00 beside it. */
  const withBoth = seedWith('ben-has-both', (writer) => ({
    credits: (records) => {
      const [general] = records.filter(({ type }) => type === 'general')
      const bens = [98, 99].flatMap((id) => (general ? [{ ...general, id, userId: personaId('ben') }] : []))
      return writer.credits([...records, ...bens])
    },
  }))

  async function openWithBoth() {
    const other = await openStage({ host: await ownHostOfSeed(withBoth) })
    const ben = await other.as('ben')
    const left = async () =>
      (await ben.cart()).credits.map(({ type, total_available: total, reserved }) => [
        type,
        total.value,
        reserved.value,
      ])
    return { other, ben, left }
  }

  test('[O-42 partly] pay together, and each is spent by its part', async () => {
    const { other, ben, left } = await openWithBoth()
    await ben.add(courses.badminton)
    await ben.applyCredit(2000, 'membership')
    await ben.applyCredit(700)
    const { transaction_uuid: uuid } = await ben.authorise(cards.good)
    const { body } = await ben.complete(uuid)
    const order = await ben.order(body.order_id)
    expect(order).toMatchObject({ total: { value: 4480 }, credit_used: { value: 2700 } })
    await ben.add(courses.pilates)
    expect(await left()).toEqual([
      ['membership', 0, 0],
      ['general', 2300, 0],
    ])
    await other.settle()
  })

  test('[O-42 partly] membership credit is spent first where the basket needs less than is reserved', async () => {
    const { other, ben, left } = await openWithBoth()
    await ben.add(courses.pilates)
    const { items } = await ben.add(courses.badminton)
    await ben.applyCredit(2000, 'membership')
    await ben.applyCredit(3000)
    const line = items.find(({ schedule_slug: slug }) => slug === courses.badminton)
    await ben.call('DELETE', `/api/v1/users/${ben.id}/carts/activity-booking/items/${line?.id}`)
    expect(await left()).toEqual([
      ['membership', 2000, 2000],
      ['general', 3000, 1600],
    ])
    const { body } = await ben.sendCompletion(await ben.completion(undefined))
    expect(await ben.order(body.order_id)).toMatchObject({ status: 'success', credit_used: { value: 3600 } })
    await ben.add(courses.badminton)
    expect(await left()).toEqual([
      ['membership', 0, 0],
      ['general', 1400, 0],
    ])
    await other.settle()
  })
})

test.each([
  [5600, 200],
  [5601, 422],
])('[PAY-52 partly] with a card minimum of %i pence, preparing answers %i', async (least, status) => {
  const minimum = seedWith(`least-${least}`, (writer) => ({
    paymentSettings: (records) =>
      writer.paymentSettings(records.map((record) => ({ ...record, minimumAmount: minorUnits(least) }))),
  }))
  const other = await openStage({ host: await ownHostOfSeed(minimum) })
  const carys = await other.as('carys')
  await carys.add(courses.badminton)
  const prepared = await carys.tryPrepare()
  expect([prepared.status, prepared.body.code]).toEqual([status, status === 200 ? undefined : 'amount_too_small'])
  if (status !== 200) expect(prepared.body.message).toMatch(/ The minimum is £56\.01\.$/)
})
