import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { merchant, openGateway, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

async function stateOf(id: string): Promise<Wire> {
  return (await gateway.read(`transactions/${id}`)).body
}

describe('a payment', () => {
  it('is held, then captured once', async () => {
    const held = await gateway.pay()
    expect(held).toMatchObject({ state: 'authorised', status: 'Ok', status_code: '0000', held: 2000, captured: 0 })
    const released = await gateway.instruct(held.transaction_id, 'release')
    expect(released.status).toBe(201)
    expect(released.body).toMatchObject({ outcome: 'ok', transaction: { state: 'captured', held: 0, captured: 2000 } })
    const { body } = await gateway.control('GET', `merchants/${merchant}/ledger`)
    expect(body.ledger.map((row: Wire) => [row.kind, row.amount])).toEqual([
      ['hold', 2000],
      ['capture', 2000],
    ])
  })

  it('released again under another key is refused and captures nothing', async () => {
    const { transaction_id: id } = await gateway.pay()
    await gateway.instruct(id, 'release')
    const again = await gateway.instruct(id, 'release')
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'already_captured', state: 'captured', transaction: { captured: 2000 } })
  })

  it('returns the rest after a smaller capture', async () => {
    const { transaction_id: id } = await gateway.pay()
    expect((await gateway.instruct(id, 'release', 2001)).body.code).toBe('amount_too_large')
    await gateway.instruct(id, 'release', 1500)
    const { body } = await gateway.control('GET', `merchants/${merchant}/ledger`)
    expect(body.ledger.map((row: Wire) => [row.kind, row.amount])).toEqual([
      ['hold', 2000],
      ['capture', 1500],
      ['release', 500],
    ])
  })

  it('that is finished has no next event', async () => {
    const finished = [await gateway.pay(), await gateway.pay(), await gateway.pay({ number: '4000000000003220' })]
    await gateway.runDue()
    const words = ['release', 'abort', 'abort']
    for (const [index, { transaction_id: id }] of finished.entries()) await gateway.instruct(id, words[index] ?? '')
    await gateway.runDue()
    expect((await gateway.control('GET', `merchants/${merchant}/upcoming`)).body).toEqual({ upcoming: [] })
  })

  it('is aborted without any money moved', async () => {
    const { transaction_id: id } = await gateway.pay()
    expect((await gateway.instruct(id, 'abort')).body.transaction).toMatchObject({ state: 'aborted', held: 0 })
    expect((await gateway.instruct(id, 'abort')).body).toMatchObject({ code: 'invalid_state', state: 'aborted' })
    expect((await gateway.instruct(id, 'release')).body).toMatchObject({ code: 'invalid_state', state: 'aborted' })
  })

  it('is captured at once as a payment, and for a merchant in immediate mode', async () => {
    expect(await gateway.pay({}, { transaction_type: 'payment' })).toMatchObject({ state: 'captured', captured: 2000 })
    await gateway.control('PUT', `merchants/${merchant}`, { ...gateway.registration, capture_mode: 'immediate' })
    const taken = await gateway.pay()
    expect(taken).toMatchObject({ state: 'captured', held: 0, captured: 2000 })
    expect((await gateway.instruct(taken.transaction_id, 'release')).body.code).toBe('already_captured')
    expect((await gateway.instruct(taken.transaction_id, 'abort')).body.code).toBe('already_captured')
    expect((await gateway.pay({ number: '4000000000000077' })).decline.code).toBe('capture_declined')
  })

  it('is refunded in parts, up to the captured amount', async () => {
    const { transaction_id: id } = await gateway.pay()
    expect((await gateway.instruct(id, 'refund')).body).toMatchObject({ code: 'invalid_state', state: 'authorised' })
    await gateway.instruct(id, 'release', 1800)
    expect((await gateway.instruct(id, 'refund', 800)).body.transaction.state).toBe('partially_refunded')
    expect((await gateway.instruct(id, 'refund', 1001)).body.code).toBe('refund_exceeds_capture')
    expect((await gateway.instruct(id, 'refund', 1000)).body.transaction).toMatchObject({
      state: 'refunded',
      refunded: 1800,
    })
  })

  it('is voided before 23:59 of its day, and not after', async () => {
    const early = await gateway.pay()
    const late = await gateway.pay()
    for (const { transaction_id: id } of [early, late]) await gateway.instruct(id, 'release')
    gateway.clock.setTo(Date.parse('2026-04-07T23:58:59Z'))
    expect((await gateway.instruct(early.transaction_id, 'void')).body.transaction).toMatchObject({
      state: 'voided',
      refunded: 2000,
    })
    gateway.clock.setTo(Date.parse('2026-04-07T23:59:00Z'))
    expect((await gateway.instruct(late.transaction_id, 'void')).body).toMatchObject({
      code: 'invalid_state',
      state: 'captured',
    })
  })

  it('releases its hold after thirty days', async () => {
    const { transaction_id: id } = await gateway.pay()
    gateway.clock.advance(30 * 86_400_000 - 1)
    await gateway.runDue()
    expect((await stateOf(id)).state).toBe('authorised')
    gateway.clock.advance(1)
    expect(await gateway.runDue()).toContain('The hold of order-2 ends')
    expect(await stateOf(id)).toMatchObject({ state: 'expired', held: 0 })
  })

  it('below the minimum of the merchant is refused', async () => {
    await gateway.control('PUT', `merchants/${merchant}`, { ...gateway.registration, minimum_amount: 30 })
    expect((await gateway.pay({}, { amount: 29 })).code).toBe('amount_too_small')
    expect((await gateway.pay({}, { amount: 30 })).state).toBe('authorised')
  })

  it('is visible to its own merchant only', async () => {
    const paid = await gateway.pay()
    await gateway.control('PUT', 'merchants/other', { ...gateway.registration, secret: 'another secret' })
    const path = `transactions/${paid.transaction_id}/instructions`
    const foreign = await gateway.server(path, { instruction_type: 'release' }, 'key', 'other:another secret')
    expect([foreign.status, foreign.body]).toEqual([404, { code: 'not_found', message: expect.any(String) }])
    expect((await gateway.read(`transactions?vendor_tx_code=${paid.vendor_tx_code}`)).body.transaction_id).toBe(
      paid.transaction_id,
    )
    expect((await gateway.read('transactions?vendor_tx_code=unknown')).status).toBe(404)
  })
})

describe('a reference', () => {
  it('belongs to one payment', async () => {
    const first = await gateway.pay()
    const again = await gateway.server(
      'transactions',
      await gateway.order({}, { vendor_tx_code: first.vendor_tx_code }),
    )
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      code: 'duplicate_reference',
      transaction: { transaction_id: first.transaction_id },
    })
  })

  it('cancelled before its payment arrives is refused when it arrives', async () => {
    const body = await gateway.order({}, { vendor_tx_code: 'late' })
    const first = await gateway.server('cancel-by-reference', { vendor_tx_code: 'late' })
    const again = await gateway.server('cancel-by-reference', { vendor_tx_code: 'late' })
    expect([first.status, first.body, again.body]).toEqual([
      200,
      { outcome: 'tombstoned', transaction: null },
      first.body,
    ])
    expect((await gateway.server('transactions', body)).body.code).toBe('reference_cancelled')
  })

  it.each([
    ['4242424242424242', 'aborted'],
    ['4000000000003220', 'aborted'],
    ['4000000000000002', 'already_final'],
  ])('of a payment with %s is cancelled after it arrived: %s', async (number, outcome) => {
    const { vendor_tx_code: code } = await gateway.pay({ number })
    const { status, body } = await gateway.server('cancel-by-reference', { vendor_tx_code: code })
    expect([status, body.outcome, body.transaction.held]).toEqual([200, outcome, 0])
    expect((await gateway.server('cancel-by-reference', { vendor_tx_code: code })).body.outcome).toBe('already_final')
  })

  it('of a captured payment is not cancelled', async () => {
    const { vendor_tx_code: code } = await gateway.pay({}, { transaction_type: 'payment' })
    const { status, body } = await gateway.server('cancel-by-reference', { vendor_tx_code: code })
    expect([status, body.code, body.transaction.captured]).toEqual([409, 'already_captured', 2000])
  })
})

describe('requests', () => {
  it('without the right secret are refused', async () => {
    for (const as of ['venue:wrong', 'nobody:merchant secret for tests', 'venue', '']) {
      const { status, body } = await gateway.server('merchant-session-keys', { vendor: merchant }, 'key', as)
      expect([status, body.code]).toEqual([401, 'unauthorised'])
    }
  })

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 10.5 }, 'amount'],
    [{ amount: '10' }, 'amount'],
    [{ currency: 'pounds' }, 'currency'],
    [{ vendor_tx_code: '' }, 'vendor_tx_code'],
    [
      { strong_customer_authentication: { notification_url: 'javascript:alert(1)' } },
      'strong_customer_authentication.notification_url',
    ],
  ])('with %j name the property at fault', async (change, property) => {
    const { status, body } = await gateway.server('transactions', await gateway.order({}, change))
    expect([status, body.code]).toEqual([422, 'invalid_request'])
    expect(body.errors.map((error: Wire) => error.property)).toContain(property)
  })

  it('that are not JSON are refused without an echo', async () => {
    const authorization = `Basic ${Buffer.from(`${merchant}:merchant secret for tests`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'k' }
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/gateway/v1/transactions',
      headers,
      payload: '{4242424242424242',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).not.toContain('4242')
  })
})
