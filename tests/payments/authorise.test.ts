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

const moved = async () => (await stage.gateway.ledger()).map(({ kind, amount }) => [kind, amount])
const holds = async () => (await stage.gateway.transactions()).filter(({ held }) => held > 0).length

describe('preparing a payment', () => {
  test('[PAY-01 partly] [P7-052] [P7-053] returns the provider, its key and its library', async () => {
    const prepared = await carys.prepare()
    expect(prepared).toEqual({
      payment_provider: 'card-gateway',
      session_key: expect.any(String),
      config: { mode: 'test', url: 'http://127.0.0.1:4100/gateway/v1/js/card-gateway.js' },
      saved_card: null,
      expires_in: 400,
    })
  })

  test('[PAY-04] is refused where there is nothing to pay, without a call to the gateway', async () => {
    await carys.clear()
    expect((await carys.tryPrepare()).body.code).toBe('basket_empty')
    await carys.add(courses.free)
    const { status, body } = await carys.tryPrepare()
    expect([status, body.code]).toEqual([422, 'nothing_to_pay'])
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test('[P8-014] [PAY-03 partly] names an unknown provider', async () => {
    const { status, body } = await carys.tryPrepare('opayo')
    expect([status, body.code]).toEqual([422, 'provider_unsupported'])
    expect(body.message).toBe("Payment provider 'opayo' is not supported")
    expect((await carys.tryPrepare('card-gateway')).status).toBe(200)
  })

  test('[P8-015 partly] reports that the gateway gives no key', async () => {
    await carys.prepare()
    await stage.gateway.addFault('session_key', 'http_503')
    const { status, body } = await carys.tryPrepare()
    expect([status, body.code, body.message]).toEqual([502, 'prepare_failed', 'Failed to prepare payment'])
  })
})

describe('a payment without a challenge', () => {
  test('[PAY-11 partly] [P4-038] [P7-063] is held, captured once and becomes one order with settled bookings', async () => {
    const outcome = await carys.authorise(cards.good)
    expect(outcome).toMatchObject({ transaction_status: 'authorised', error: null, sca_url: null })
    const { status, body } = await carys.complete(outcome.transaction_uuid)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'completed', order_id: body.complete_order_id })
    const order = await carys.order(body.order_id)
    expect(order).toMatchObject({ status: 'success', total_paid: { value: 5600 }, balance: { value: 0 } })
    expect(order.payments).toEqual([
      { tender_type: 'online', amount: order.total_paid, card: { brand: 'visa', last_four: '4242' }, reference: null },
    ])
    expect(await moved()).toEqual([
      ['hold', 5600],
      ['capture', 5600],
    ])
    expect((await carys.orders()).map(({ id }) => id)).toEqual([body.order_id])
    expect((await carys.cart()).items).toEqual([])
  })

  test('works with the provider in the path as well', async () => {
    const body = await carys.authorisation(cards.good)
    const authorised = await carys.call<{ transaction_uuid: string }>(
      'POST',
      '/api/checkout/card-gateway/authorise',
      body,
    )
    const completion = await carys.completion(authorised.body.transaction_uuid)
    const other = await carys.call('POST', '/api/checkout/card-provider/complete', completion)
    expect(other).toMatchObject({ status: 422, body: { code: 'provider_mismatch' } })
    const completed = await carys.call('POST', '/api/checkout/card-gateway/complete', completion)
    expect(completed.body).toMatchObject({ status: 'completed' })
  })

  test('[PAY-12] [P8-010] is declined with an answer, keeps the basket and leaves no hold', async () => {
    const before = await carys.cart()
    const outcome = await carys.authorise(cards.insufficientFunds)
    expect(outcome).toMatchObject({
      transaction_status: 'failed',
      error: {
        code: 'card_declined',
        message: 'Payment was declined',
        details: { decline_code: 'insufficient_funds', retryable: true },
      },
    })
    expect(await holds()).toBe(0)
    const after = await carys.cart()
    expect(after.item_hash).toBe(before.item_hash)
    expect(after.hold?.pinned).toBe(false)
    const second = await carys.authorise(cards.good)
    expect((await carys.complete(second.transaction_uuid)).body.status).toBe('completed')
  })

  test('[PAY-14] does not reveal a lost card to a browser', async () => {
    const outcome = await carys.authorise(cards.lost)
    expect(outcome.error?.details?.decline_code).toBe('generic_decline')
    expect(JSON.stringify(outcome)).not.toContain('lost')
  })
})

describe('an authorisation is refused', () => {
  test('[PAY-09] when the key has expired, and works after the card was entered again', async () => {
    const body = await carys.authorisation(cards.good)
    await stage.advance('PT401S')
    const late = await carys.sendAuthorisation(body)
    expect([late.status, late.body.code]).toEqual([422, 'session_expired'])
    expect((await carys.authorise(cards.good)).transaction_status).toBe('authorised')
  })

  test('when the gateway reports an expired key', async () => {
    const body = await carys.authorisation(cards.good)
    await stage.gateway.addFault('register', 'session_key_expired')
    const late = await carys.sendAuthorisation(body)
    expect([late.status, late.body.code]).toEqual([422, 'session_expired'])
    expect((await carys.authorise(cards.good)).transaction_status).toBe('authorised')
  })

  test.each([
    ['a field', { address1: '4242 4242 4242 4242' }],
    ['the instrument', { card_identifier: '4242424242424242' }],
    [
      'a list',
      {
        payments: [{ tender_type: 'online', amount: 5600 }],
        postcode: '4111111111111111'.slice(0, 10),
        city: '4111-1111-1111-1111',
      },
    ],
  ])('[PAY-10 partly] for a card number in %s, without echoing it', async (_where, change) => {
    const body = await carys.authorisation(cards.good)
    const refused = await carys.sendAuthorisation({ ...body, ...change })
    expect([refused.status, refused.body.code]).toEqual([422, 'card_data_not_allowed'])
    expect(JSON.stringify(refused.body)).not.toMatch(/4242|4111/)
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test('[PAY-10 partly] for a field named like card data, before its shape is checked', async () => {
    const refused = await carys.sendAuthorisation({ card_number: '4242', nothing: 'else' })
    expect([refused.status, refused.body.code]).toEqual([422, 'card_data_not_allowed'])
    const completion = await carys.sendCompletion({ cvc: '123' })
    expect(completion.body.code).toBe('card_data_not_allowed')
  })

  test('[PAY-15] when the basket differs from the one shown, without a call to the gateway', async () => {
    const body = await carys.authorisation(cards.good)
    const refused = await carys.sendAuthorisation({ ...body, item_hash: 'v1:another' })
    expect([refused.status, refused.body.code]).toEqual([409, 'item_hash_mismatch'])
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test.each([
    ['too little', [{ tender_type: 'online', amount: 5599 }]],
    ['a tender that nothing backs', [{ tender_type: 'voucher', amount: 5600 }]],
    [
      'credit that was not applied',
      [
        { tender_type: 'credit', amount: 100 },
        { tender_type: 'online', amount: 5500 },
      ],
    ],
    ['nothing', []],
  ])('[PAY-16] when the payments are %s', async (_what, payments) => {
    const body = await carys.authorisation(cards.good)
    const refused = await carys.sendAuthorisation({ ...body, payments })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('payments')
  })

  test('[PAY-17] [P7-077] but not for an entry of zero', async () => {
    const body = await carys.authorisation(cards.good)
    const payments = [{ tender_type: 'credit', amount: 0 }, ...body.payments]
    expect((await carys.sendAuthorisation({ ...body, payments })).body.transaction_status).toBe('authorised')
  })

  test('below the minimum of the gateway', async () => {
    const body = await carys.authorisation(cards.good)
    await stage.gateway.configure({ minimum_amount: 6000 })
    const refused = await carys.sendAuthorisation(body)
    expect([refused.status, refused.body.code]).toEqual([422, 'amount_too_small'])
  })

  test('without the terms, and with more than one instrument', async () => {
    const body = await carys.authorisation(cards.good)
    expect((await carys.sendAuthorisation({ ...body, terms: false })).body.errors).toHaveProperty('terms')
    const both = await carys.sendAuthorisation({ ...body, saved_card_id: '41' })
    expect(both.body.errors).toHaveProperty('saved_card_id')
    const none = await carys.sendAuthorisation({ ...body, card_identifier: null })
    expect(none.body.errors).toHaveProperty('card_identifier')
  })

  test("with another customer's key, or with an unknown one", async () => {
    const body = await carys.authorisation(cards.good)
    const ben = await stage.as('ben')
    const foreign = await ben.sendAuthorisation(body)
    expect([foreign.status, foreign.body.code]).toEqual([422, 'session_not_found'])
    const unknown = await carys.sendAuthorisation({ ...body, session_key: 'none' })
    expect(unknown.body.message).toBe('Payment session ID not found')
  })
})

describe('an authorisation is repeated', () => {
  test('with the same answer and no second hold', async () => {
    const body = await carys.authorisation(cards.good)
    const first = await carys.sendAuthorisation(body)
    const second = await carys.sendAuthorisation(body)
    expect(second.body).toEqual(first.body)
    expect(await holds()).toBe(1)
  })

  test('under the same Idempotency-Key only with the same body', async () => {
    const body = await carys.authorisation(cards.good)
    const key = { 'idempotency-key': 'one' }
    const first = await carys.sendAuthorisation(body, key)
    expect((await carys.sendAuthorisation(body, key)).body).toEqual(first.body)
    const other = await carys.sendAuthorisation({ ...body, city: 'York' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  test(
    '[PAY-18] twice at once: one hold, and the other request is told to wait or gets the same answer',
    { repeats: 10 },
    async () => {
      const body = await carys.authorisation(cards.good)
      const replies = await Promise.all([carys.sendAuthorisation(body), carys.sendAuthorisation(body)])
      expect(await holds()).toBe(1)
      const told = { status: 409, body: { code: 'payment_in_progress' } }
      const authorised = { status: 200, body: { transaction_status: 'authorised' } }
      for (const reply of replies) expect(reply).toMatchObject(reply.status === 409 ? told : authorised)
      expect(replies.some(({ status }) => status === 200)).toBe(true)
    },
  )

  test('[PAY-19] from a second tab it replaces the first, whose hold is aborted', async () => {
    const first = await carys.authorise(cards.good)
    const second = await carys.authorise(cards.good)
    expect(await holds()).toBe(1)
    const lost = await carys.complete(first.transaction_uuid)
    expect([lost.status, lost.body.code]).toEqual([409, 'transaction_not_completable'])
    expect((await carys.complete(second.transaction_uuid)).body.status).toBe('completed')
  })
})

describe('the gateway does not answer an authorisation', () => {
  test('[PAY-20] [P8-016 partly] which it executes later: no hold is left', async () => {
    const body = await carys.authorisation(cards.good)
    await stage.gateway.addFault('register', 'late_execution', { ms: 60_000 })
    const failed = await carys.sendAuthorisation(body)
    expect([failed.status, failed.body.code, failed.body.message]).toEqual([
      504,
      'gateway_timeout',
      'Failed to authorize payment',
    ])
    await stage.advance('PT2M')
    expect(await holds()).toBe(0)
    expect((await carys.authorise(cards.good)).transaction_status).toBe('authorised')
  })

  test('which it has executed: the hold is aborted', async () => {
    const body = await carys.authorisation(cards.good)
    await stage.gateway.addFault('register', 'lost_response')
    expect((await carys.sendAuthorisation(body)).status).toBe(504)
    expect(await holds()).toBe(0)
    const again = await carys.sendAuthorisation(body)
    expect([again.status, again.body.code]).toEqual([502, 'authorise_failed'])
  })

  test.each([
    ['timeout', { ms: 1 }],
    ['http_500', {}],
    ['http_502', {}],
    ['http_503', { stored: true }],
  ])('with %s, nor the abort: the sweeper aborts it', async (effect, more) => {
    const body = await carys.authorisation(cards.good)
    await stage.gateway.addFault('register', effect, more)
    await stage.gateway.addFault('cancel_by_reference', effect, { ...more, times: 2 })
    expect((await carys.sendAuthorisation(body)).status).toBeGreaterThanOrEqual(502)
    expect((await carys.authorise(cards.good)).transaction_status).toBe('authorised')
  })
})
