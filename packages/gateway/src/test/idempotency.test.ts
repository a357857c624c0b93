import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { merchant, openGateway, type TestGateway } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

describe('an Idempotency-Key', () => {
  it('returns the same answer to the same request without repeating it', async () => {
    const body = await gateway.order()
    const first = await gateway.server('transactions', body, 'register')
    const again = await gateway.server('transactions', body, 'register')
    expect(first.replayed).toBe(false)
    expect(again).toEqual({ ...first, replayed: true })
    const { transaction_id: id } = first.body
    const [release, replay] = [
      await gateway.instruct(id, 'release', 2000, 'r'),
      await gateway.instruct(id, 'release', 2000, 'r'),
    ]
    expect(replay).toEqual({ ...release, replayed: true })
    expect((await gateway.control('GET', `merchants/${merchant}/ledger`)).body.ledger).toHaveLength(2)
  })

  it('repeats refusals of the engine too', async () => {
    const { transaction_id: id } = await gateway.pay()
    const refused = await gateway.instruct(id, 'refund', 100, 'refund')
    await gateway.instruct(id, 'release')
    expect(await gateway.instruct(id, 'refund', 100, 'refund')).toEqual({ ...refused, replayed: true })
  })

  it('refuses the same key with another body or route', async () => {
    const { transaction_id: id } = await gateway.pay()
    await gateway.instruct(id, 'release', 2000, 'key')
    for (const answer of [
      await gateway.instruct(id, 'release', 1999, 'key'),
      await gateway.server('cancel-by-reference', { vendor_tx_code: 'x' }, 'key'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused'])
    }
  })

  it('is required', async () => {
    const authorization = `Basic ${Buffer.from(`${merchant}:merchant secret for tests`).toString('base64')}`
    const url = '/gateway/v1/merchant-session-keys'
    const answer = await gateway.app.inject({
      method: 'POST',
      url,
      headers: { authorization },
      payload: { vendor: merchant },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_required'])
  })

  it('is not used up by an invalid request', async () => {
    expect((await gateway.server('merchant-session-keys', {}, 'key')).status).toBe(422)
    expect((await gateway.server('merchant-session-keys', { vendor: merchant }, 'key')).status).toBe(201)
  })

  it('expires after a day', async () => {
    const first = await gateway.server('merchant-session-keys', { vendor: merchant }, 'key')
    gateway.clock.advance(86_400_000)
    expect((await gateway.server('merchant-session-keys', { vendor: merchant }, 'key')).body).toEqual(first.body)
    gateway.clock.advance(1)
    expect((await gateway.server('merchant-session-keys', { vendor: merchant }, 'key')).body).not.toEqual(first.body)
  })

  it('belongs to one merchant', async () => {
    await gateway.control('PUT', 'merchants/other', { ...gateway.registration, secret: 'another secret' })
    const first = await gateway.server('merchant-session-keys', { vendor: merchant }, 'key')
    const other = await gateway.server('merchant-session-keys', { vendor: 'other' }, 'key', 'other:another secret')
    expect([other.status, other.replayed]).toEqual([201, false])
    expect(other.body).not.toEqual(first.body)
  })

  it('lets one of many simultaneous releases through', async () => {
    const { transaction_id: id } = await gateway.pay()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => gateway.instruct(id, 'release', undefined, `key-of-${index % 5}`)),
    )
    expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1)
    expect((await gateway.control('GET', `merchants/${merchant}/ledger`)).body.ledger).toHaveLength(2)
  })
})
