import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGateway, shop, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

describe('session keys and card identifiers', () => {
  it('[PAY-08 partly] the third failed attempt ends the key', async () => {
    const key = await gateway.sessionKey()
    const left: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      left.push((await gateway.tokenise(key, { number: '4242424242424241' })).body.attempts_left)
    }
    expect(left).toEqual([2, 1, 0])
    const { status, body } = await gateway.tokenise(key)
    expect([status, body.errors[0].code, body.attempts_left]).toEqual([401, 'session_key_expired', 0])
  })

  it('[PAY-07] a valid number that is not a test card is refused', async () => {
    const { body } = await gateway.tokenise(await gateway.sessionKey(), { number: '4539148803436467' })
    expect(body.errors.map((error: Wire) => error.code)).toEqual(['test_card_required'])
  })

  it('a key makes one identifier and lasts 400 s', async () => {
    const key = await gateway.sessionKey()
    expect((await gateway.tokenise(key)).body).toMatchObject({
      card_type: 'visa',
      last_four: '4242',
      expiry: '12/30',
      expires_in: 400,
    })
    expect((await gateway.tokenise(key)).status).toBe(401)
    const other = await gateway.sessionKey()
    gateway.clock.advance(400_000)
    expect((await gateway.tokenise(other)).status).toBe(401)
  })

  it('an identifier lasts 400 s', async () => {
    const [young, old] = [await gateway.order(), await gateway.order()]
    gateway.clock.advance(399_000)
    expect((await gateway.server('transactions', young)).status).toBe(201)
    gateway.clock.advance(2000)
    const { status, body } = await gateway.server('transactions', old)
    expect([status, body.code, body.status_code]).toEqual([422, 'card_identifier_invalid', '1011'])
  })

  it('an identifier serves one payment, with another try after a decline', async () => {
    const paid = await gateway.order()
    await gateway.server('transactions', paid)
    expect((await gateway.server('transactions', { ...paid, vendor_tx_code: 'second' })).body.code).toBe(
      'card_identifier_invalid',
    )
    const declined = await gateway.order({ number: '4000000000009995' })
    await gateway.server('transactions', declined)
    expect((await gateway.server('transactions', { ...declined, vendor_tx_code: 'third' })).body.state).toBe('declined')
  })

  it('an identifier works with its own key and merchant only', async () => {
    const body = await gateway.order()
    const { card } = body.payment_method
    const foreign = { ...body, payment_method: { card: { ...card, merchant_session_key: await gateway.sessionKey() } } }
    expect((await gateway.server('transactions', foreign)).body.code).toBe('card_identifier_invalid')
    const unknown = { ...body, payment_method: { card: { ...card, merchant_session_key: 'unknown' } } }
    expect((await gateway.server('transactions', unknown)).body.code).toBe('session_key_expired')
  })

  it('browsers of other origins cannot read the answer', async () => {
    const key = await gateway.sessionKey()
    const foreign = await gateway.tokenise(key, { origin: 'http://evil.example' })
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    const own = await gateway.tokenise(await gateway.sessionKey())
    expect(own.headers['access-control-allow-origin']).toBe(shop)
    expect(own.headers['access-control-allow-credentials']).toBeUndefined()
    const ask = (origin: string) =>
      gateway.app.inject({ method: 'OPTIONS', url: '/gateway/v1/card-identifiers', headers: { origin } })
    expect((await ask(shop)).statusCode).toBe(204)
    expect((await ask('http://evil.example')).statusCode).toBe(404)
  })
})
