import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

const captures = async () => (await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture').length
const states = async () => (await stage.gateway.transactions()).map(({ state }) => state)
const successes = async () => (await carys.orders()).filter(({ status }) => status === 'success').length

describe('a completion is repeated', () => {
  test('[PAY-38] [PAY-40] [O-47 partly] in sequence, with the same order and one capture', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    const first = await carys.sendCompletion(body)
    const second = await carys.sendCompletion(body)
    expect(first.body.status).toBe('completed')
    expect(second.body).toEqual(first.body)
    expect(await captures()).toBe(1)
  })

  test('[PAY-38] fifty times at once, with one order and one capture', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    const replies = await Promise.all(Array.from({ length: 50 }, () => carys.sendCompletion(body)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.body.status))).toEqual(new Set(['completed']))
    expect(new Set(replies.map((reply) => reply.body.order_id)).size).toBe(1)
    expect(await captures()).toBe(1)
    expect(await successes()).toBe(1)
    expect((await stage.mails()).filter(({ kind }) => kind === 'order-confirmation')).toHaveLength(1)
  })

  test('under the same Idempotency-Key only with the same body', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    await carys.sendCompletion(body, { 'idempotency-key': 'one' })
    const other = await carys.sendCompletion({ ...body, terms: false }, { 'idempotency-key': 'one' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })
})

test('a completion key lasts a day: until then for one body only, afterwards it is unused', async () => {
  const { transaction_uuid: uuid } = await carys.authorise(cards.good)
  const body = await carys.completion(uuid)
  const { body: first } = await carys.sendCompletion(body, { 'idempotency-key': 'one' })
  const other = { ...body, terms: false }
  await stage.advance('PT23H59M59S')
  expect((await carys.sendCompletion(other, { 'idempotency-key': 'one' })).body.code).toBe('idempotency_key_reused')
  await stage.advance('PT1S')
  expect((await carys.sendCompletion(other, { 'idempotency-key': 'one' })).body).toEqual(first)
})

describe('the gateway does not answer a capture', () => {
  test.each(['lost_response', 'timeout', 'http_500'])(
    '[PAY-39] (%s): pending, and the repetition completes it once',
    async (effect) => {
      const { transaction_uuid: uuid } = await carys.authorise(cards.good)
      const body = await carys.completion(uuid)
      await stage.gateway.addFault('release', effect, { ms: 1 })
      const first = await carys.sendCompletion(body)
      expect(first.body.status).toBe('pending')
      const second = await carys.sendCompletion(body)
      expect(second.body).toEqual({ ...first.body, status: 'completed' })
      expect([await captures(), await successes()]).toEqual([1, 1])
    },
  )

  test('[PAY-44 partly] and nobody repeats it: the sweeper confirms the order, and a late repetition returns it', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    await stage.gateway.addFault('webhook', 'webhook_drop', { times: 100 })
    await stage.gateway.addFault('release', 'lost_response')
    const first = await carys.sendCompletion(body)
    expect(await successes()).toBe(0)
    await stage.advance('PT20S')
    expect(await successes()).toBe(1)
    expect((await carys.sendCompletion(body)).body).toEqual({ ...first.body, status: 'completed' })
  })

  test('[PAY-45 partly] meanwhile nothing else can be paid, and the basket cannot change', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const other = await carys.authorisation(cards.good)
    await stage.gateway.addFault('release', 'timeout', { ms: 1 })
    await carys.complete(uuid)
    const second = await carys.sendAuthorisation(other)
    expect([second.status, second.body.code]).toEqual([409, 'payment_in_progress'])
    expect(await carys.clear()).toMatchObject({ status: 409, body: { code: 'basket_locked' } })
    expect((await carys.applyCredit(0)).status).toBe(409)
    expect((await carys.complete(uuid)).body.status).toBe('completed')
  })

  test('and never does, because it saved a failure: the attempt is cancelled and the basket is free', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('release', 'http_500', { stored: true })
    expect((await carys.complete(uuid)).body.status).toBe('pending')
    await stage.advance('PT1H')
    expect(await states()).toEqual(['aborted'])
    expect(await successes()).toBe(0)
    expect((await carys.complete(uuid)).body.code).toBe('transaction_not_completable')
  })

  test('because it executes it later: that is the capture', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('release', 'late_execution', { ms: 5000 })
    const pending = carys.complete(uuid)
    expect((await pending).body.status).toBe('pending')
    await stage.advance('PT1M')
    expect(await captures()).toBe(1)
    expect(await successes()).toBe(1)
  })
})

describe('a completion is refused', () => {
  test('[PAY-41 partly] when an item was added after authorisation; the hold is aborted', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const before = await carys.completion(uuid)
    await carys.add(courses.pilates)
    const refused = await carys.sendCompletion(before)
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    expect(await states()).toEqual(['aborted'])
    expect((await carys.cart()).items).toHaveLength(2)
    const again = await carys.authorise(cards.good)
    expect((await carys.complete(again.transaction_uuid)).body.status).toBe('completed')
  })

  test('when the basket was emptied; the hold is aborted', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const before = await carys.completion(uuid)
    await carys.clear()
    const refused = await carys.sendCompletion(before)
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    expect(await states()).toEqual(['aborted'])
  })

  test('when payments or hash differ from the authorised ones', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    const refused = await carys.sendCompletion({ ...body, item_hash: 'v1:other' })
    expect([refused.status, refused.body.code]).toEqual([409, 'item_hash_mismatch'])
    const second = await carys.authorise(cards.good)
    const other = { ...(await carys.completion(second.transaction_uuid)), payments: [] }
    expect((await carys.sendCompletion(other)).body.errors).toHaveProperty('payments')
    expect(await states()).toEqual(['aborted', 'aborted'])
  })

  test('[PAY-46] [P8-017 partly] before the bank has decided, and without an attempt for a basket that needs a card', async () => {
    const { transaction_uuid: undecided } = await carys.authorise(cards.challenge)
    const early = await carys.complete(undecided)
    expect([early.status, early.body.code]).toEqual([409, 'sca_incomplete'])
    const refused = await carys.sendCompletion(await carys.completion(undefined))
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe('No transaction ID available for payment completion')
  })

  test('when its Idempotency-Key is too long; the money stays held, and a valid request captures it', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    const body = await carys.completion(uuid)
    const refused = await carys.sendCompletion(body, { 'idempotency-key': 'x'.repeat(201) })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['Idempotency-Key']])
    expect(await states()).toEqual(['authorised'])
    expect((await carys.sendCompletion(body)).body.status).toBe('completed')
  })

  test('for an unknown attempt', async () => {
    const refused = await carys.complete('0198d7a0-0000-7000-8000-000000000000')
    expect([refused.status, refused.body.code]).toEqual([404, 'item_not_found'])
  })
})

test('[PAY-42] the last place was sold to another customer between authorisation and completion', async () => {
  const last = await openStage({ scenario: 'last-place' })
  const [gwen, ben] = [await last.as('gwen'), await last.as('ben')]
  await gwen.add('last-place-trampolining')
  const { transaction_uuid: uuid } = await gwen.authorise(cards.good)
  const before = await gwen.completion(uuid)
  // In another tab; a basket that is left alone keeps its place.
  expect((await ben.tryAdd('last-place-trampolining')).status).toBe(409)
  await gwen.clear()
  await ben.add('last-place-trampolining')
  const refused = await gwen.sendCompletion(before)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Your basket has changed, please review it and try again.',
  ])
  expect((await last.gateway.transactions()).map(({ state }) => state)).toEqual(['aborted'])
  // Emptied by herself, her basket keeps nothing and has lost nothing.
  expect((await gwen.cart()).hold).toBeNull()
  await last.advance('PT20M')
  expect(await gwen.cart()).toMatchObject({ items: [], lost: [], notices: [] })
  await last.settle()
})

test('[PAY-43] a declined capture cancels the order, releases bookings and credit, and another card pays', async () => {
  const amina = await stage.as('amina')
  const reserved = async () => {
    const url = '/api/v1/activities/bookings?cancellation_source=customers&per_page=100'
    const { body } = await amina.call<{ data: readonly { status: string }[] }>('GET', url)
    return body.data.filter(({ status }) => status === 'reserved').length
  }
  await amina.add(courses.pilates)
  await amina.applyCredit(500)
  const { transaction_uuid: declined } = await amina.authorise(cards.captureDeclined)
  expect((await amina.complete(declined)).body).toMatchObject({
    status: 'failed',
    error: { message: 'Payment completion failed' },
  })
  expect((await amina.orders()).map(({ status }) => status)).toContain('cancelled')
  expect(await reserved()).toBe(0)
  expect((await amina.applyCredit(1500)).status).toBe(200)
  const { transaction_uuid: paid } = await amina.authorise(cards.good)
  expect((await amina.complete(paid)).body.status).toBe('completed')
})

test('a declined capture is reported as a decline', async () => {
  const { transaction_uuid: uuid } = await carys.authorise(cards.captureDeclined)
  const { status, body } = await carys.complete(uuid)
  expect(status).toBe(200)
  expect(body).toEqual({
    complete_order_id: null,
    order_id: null,
    status: 'failed',
    error: { code: 'capture_failed', message: 'Payment completion failed', details: null },
  })
  expect((await carys.orders()).map((order) => order.status)).toEqual(['cancelled'])
  expect(await states()).toEqual(['aborted'])
  const again = await carys.authorise(cards.good)
  expect((await carys.complete(again.transaction_uuid)).body.status).toBe('completed')
})
