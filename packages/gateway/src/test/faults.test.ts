import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldOf, merchant, openGateway, returnAddress, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

const on = (operation: string, effect: string, more: Wire = {}) =>
  gateway.fault({ match: { operation }, effect, ...more })

async function ledger(): Promise<readonly string[]> {
  return (await gateway.control('GET', `merchants/${merchant}/ledger`)).body.ledger.map((row: Wire) => row.kind)
}

describe('faults of server calls', () => {
  it('a timeout executes nothing and leaves the key unused', async () => {
    const body = await gateway.order()
    await on('register', 'timeout', { ms: 0 })
    await expect(gateway.server('transactions', body, 'key')).rejects.toThrow(/destroyed/)
    expect(await ledger()).toEqual([])
    expect(await gateway.server('transactions', body, 'key')).toMatchObject({ status: 201, replayed: false })
  })

  it('a lost response executes once, and the same key returns the answer', async () => {
    const { transaction_id: id } = await gateway.pay()
    await on('release', 'lost_response')
    await expect(gateway.instruct(id, 'release', undefined, 'key')).rejects.toThrow(/destroyed/)
    expect(await ledger()).toEqual(['hold', 'capture'])
    expect(await gateway.instruct(id, 'release', undefined, 'key')).toMatchObject({ status: 201, replayed: true })
    expect(await ledger()).toEqual(['hold', 'capture'])
  })

  it.each([
    ['http_500', 500],
    ['http_502', 502],
    ['http_503', 503],
  ])('%s answers %i and does nothing', async (effect, status) => {
    const body = await gateway.order()
    await on('register', effect)
    expect(await gateway.server('transactions', body, 'key')).toMatchObject({ status, body: { code: 'gateway_error' } })
    expect(await gateway.server('transactions', body, 'key')).toMatchObject({ status: 201, replayed: false })
  })

  it('a saved 500 is repeated for its key; the reference can still be cancelled', async () => {
    const body = await gateway.order()
    await on('register', 'http_500', { stored: true })
    expect((await gateway.server('transactions', body, 'key')).status).toBe(500)
    expect(await gateway.server('transactions', body, 'key')).toMatchObject({ status: 500, replayed: true })
    const { body: cancelled } = await gateway.server('cancel-by-reference', { vendor_tx_code: body.vendor_tx_code })
    expect(cancelled.outcome).toBe('tombstoned')
  })

  it('a slow call keeps its key in progress', async () => {
    const body = await gateway.order()
    await on('register', 'slow', { ms: 20 })
    const slow = gateway.server('transactions', body, 'key')
    const meanwhile = await gateway.server('transactions', body, 'key')
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'operation_in_progress'])
    expect((await slow).status).toBe(201)
    expect(await ledger()).toEqual(['hold'])
  })

  it('a late execution happens after the caller timed out; until then the key is in progress', async () => {
    const { transaction_id: id } = await gateway.pay()
    await on('release', 'late_execution', { ms: 30_000 })
    await expect(gateway.instruct(id, 'release', undefined, 'key')).rejects.toThrow(/destroyed/)
    expect((await gateway.instruct(id, 'release', undefined, 'key')).body.code).toBe('operation_in_progress')
    gateway.clock.advance(30_000)
    expect(await gateway.runDue()).toContain('The late request for order-2 is executed')
    expect(await gateway.instruct(id, 'release', undefined, 'key')).toMatchObject({
      status: 201,
      replayed: true,
      body: { outcome: 'ok' },
    })
    expect(await ledger()).toEqual(['hold', 'capture'])
  })

  it('a late registration finds its reference cancelled and holds nothing', async () => {
    const body = await gateway.order()
    await on('register', 'late_execution', { ms: 30_000 })
    await expect(gateway.server('transactions', body, 'key')).rejects.toThrow(/destroyed/)
    await gateway.server('cancel-by-reference', { vendor_tx_code: body.vendor_tx_code })
    gateway.clock.advance(30_000)
    await gateway.runDue()
    expect((await gateway.server('transactions', body, 'key')).body.code).toBe('reference_cancelled')
    expect(await ledger()).toEqual([])
  })

  it('reads can be stale or missing', async () => {
    const { transaction_id: id } = await gateway.pay()
    await gateway.instruct(id, 'release')
    await on('read', 'stale_read')
    await on('read', 'read_404')
    const reads = [
      await gateway.read(`transactions/${id}`),
      await gateway.read(`transactions/${id}`),
      await gateway.read(`transactions/${id}`),
    ]
    expect(reads.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'authorised'],
      [404, undefined],
      [200, 'captured'],
    ])
    expect(reads[0]?.body).toMatchObject({ held: 2000, captured: 0 })
  })

  it('a session key expires between two steps, and a bank declines on request', async () => {
    await on('register', 'session_key_expired')
    const body = await gateway.order()
    expect((await gateway.server('transactions', body)).body).toMatchObject({
      code: 'session_key_expired',
      status_code: '1011',
    })
    await on('register', 'decline_next', { code: 'insufficient_funds' })
    expect((await gateway.server('transactions', body)).body.decline.code).toBe('insufficient_funds')
    await on('register', 'decline_next')
    expect((await gateway.pay({ number: '4000000000003220' })).decline.code).toBe('generic_decline')
    const { transaction_id: id } = await gateway.pay()
    await on('release', 'decline_next')
    expect((await gateway.instruct(id, 'release')).body).toMatchObject({
      outcome: 'declined',
      transaction: { state: 'authorised' },
    })
    expect((await gateway.instruct(id, 'release')).body.outcome).toBe('ok')
  })

  it('a refund fails after it was reported', async () => {
    const { transaction_id: id } = await gateway.pay({}, { transaction_type: 'payment' })
    await on('refund', 'refund_fail_async')
    expect((await gateway.instruct(id, 'refund', 500)).body.refund.status).toBe('succeeded')
    gateway.clock.advance(60_000)
    expect((await gateway.listen()).map((event) => event.type)).toEqual([
      'payment.captured',
      'refund.succeeded',
      'refund.failed',
    ])
    expect((await gateway.read(`transactions/${id}`)).body).toMatchObject({ state: 'captured', refunded: 0 })
  })

  it('a pending refund fails without a payout', async () => {
    const pending = { number: '4000000000007726' }
    const { transaction_id: id } = await gateway.pay(pending, { transaction_type: 'payment' })
    await on('refund', 'refund_fail_async')
    expect((await gateway.instruct(id, 'refund', 500)).body.refund.status).toBe('pending')
    gateway.clock.advance(60_000)
    expect((await gateway.listen()).map((event) => event.type)).toEqual(['payment.captured', 'refund.failed'])
    const { body } = await gateway.read(`transactions/${id}`)
    expect(body).toMatchObject({ state: 'captured', refunded: 0, refunds: [{ amount: 500, status: 'failed' }] })
    expect(await ledger()).toEqual(['hold', 'capture'])
    expect((await gateway.instruct(id, 'refund')).body.refund).toMatchObject({ amount: 2000, status: 'pending' })
  })
})

describe('faults of the bank page', () => {
  it('no return', async () => {
    const waiting = await gateway.pay({ number: '4000000000003220' })
    await on('acs', 'challenge_never_returns')
    expect((await gateway.answerBank(waiting, '123456')).html).toContain('Waiting for your bank')
    gateway.clock.advance(600_000)
    await gateway.runDue()
    expect((await gateway.read(`transactions/${waiting.transaction_id}`)).body.state).toBe('expired')
  })

  it('the form returns twice', async () => {
    const waiting = await gateway.pay({ number: '4000000000003220' })
    await on('acs', 'duplicate_return')
    const page = await gateway.answerBank(waiting, '123456')
    expect(gateway.sent.map((one) => one.url)).toEqual([returnAddress])
    const posted = new URLSearchParams(gateway.sent[0]?.body)
    expect(posted.get('cres')).toBe(fieldOf(page.html, 'cres'))
    expect(posted.get('threeDSSessionData')).toBe('nonce of the shop')
  })

  it('a tampered result rejects the payment', async () => {
    const waiting = await gateway.pay({ number: '4000000000003220' })
    await on('acs', 'tampered_cres')
    const { body } = await gateway.submit(waiting, await gateway.answerBank(waiting, '123456'))
    expect(body).toMatchObject({ state: 'rejected', status_code: '4026' })
  })
})

describe('matching of faults', () => {
  it('by nth match, number of times and reference', async () => {
    const one = await gateway.pay({}, { vendor_tx_code: 'one' })
    const two = await gateway.pay({}, { vendor_tx_code: 'two' })
    const match = { operation: 'refund', vendor_tx_code: 'two', nth: 2 }
    await gateway.fault({ match, effect: 'http_503', times: 2 })
    const statuses: number[] = []
    for (const { transaction_id: id } of [one, two]) {
      await gateway.instruct(id, 'release')
      for (let time = 0; time < 4; time += 1) statuses.push((await gateway.instruct(id, 'refund', 100)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 503, 503, 201])
  })

  it('`any` matches every server call, the card form has its own name', async () => {
    await on('any', 'http_502')
    expect((await gateway.server('merchant-session-keys', { vendor: merchant })).status).toBe(502)
    const key = await gateway.sessionKey()
    await on('tokenise', 'http_503')
    expect((await gateway.tokenise(key)).status).toBe(503)
    expect((await gateway.tokenise(key)).status).toBe(201)
  })

  it('faults are listed with their matches and deleted', async () => {
    const { status, body } = await on('register', 'http_500')
    expect([status, body]).toMatchObject([
      201,
      { match: { operation: 'register', nth: 1 }, effect: 'http_500', times: 1, fired: 0 },
    ])
    await gateway.pay()
    expect((await gateway.control('GET', `merchants/${merchant}/faults`)).body.faults).toMatchObject([
      { id: body.id, fired: 1 },
    ])
    expect((await gateway.control('DELETE', `merchants/${merchant}/faults/${body.id}`)).status).toBe(204)
    await on('register', 'http_500')
    await gateway.control('DELETE', `merchants/${merchant}/faults`)
    expect((await gateway.control('GET', `merchants/${merchant}/faults`)).body).toEqual({ faults: [] })
  })

  it('can be limited to one provider', async () => {
    const fault = { match: { operation: 'register', provider: 'session-provider' }, effect: 'http_500' }
    const { body } = await gateway.fault(fault)
    expect(body.match).toMatchObject({ operation: 'register', provider: 'session-provider' })
    expect((await gateway.pay()).status).toBe('Ok')
    await gateway.fault({ ...fault, match: { operation: 'register', provider: 'card-gateway' } })
    expect((await gateway.pay()).code).toBe('gateway_error')
    const { faults } = (await gateway.control('GET', `merchants/${merchant}/faults`)).body
    expect(faults.map((one: { fired: number }) => one.fired)).toEqual([0, 1])
  })

  it.each([
    [{ match: { operation: 'dance' }, effect: 'timeout' }],
    [{ match: { operation: 'register' }, effect: 'explode' }],
    [{ match: { operation: 'register' }, effect: 'decline_next', code: 'unheard_of' }],
    [{ match: { operation: 'register', nth: 0 }, effect: 'timeout' }],
  ])('%j is not a fault', async (fault) => {
    expect((await gateway.fault(fault)).status).toBe(422)
  })
})
