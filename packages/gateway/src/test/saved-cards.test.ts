import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { merchant, openGateway, shop, type TestGateway, type Wire } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  expect(await gateway.broken()).toEqual([])
  await gateway.close()
})

describe('saved cards', () => {
  async function save(card: Wire = {}): Promise<string> {
    const paid = await gateway.pay(card, { save: true })
    return paid.card.reusable_card_id
  }

  async function linked(card: string, code = '123', path = card): Promise<Wire> {
    const key = await gateway.sessionKey({ reusable_card_id: card })
    const headers = { authorization: `Bearer ${key}`, origin: shop }
    const url = `/gateway/v1/card-identifiers/${path}/security-code`
    const answer = await gateway.app.inject({ method: 'POST', url, headers, payload: { security_code: code } })
    return { key, status: answer.statusCode }
  }

  async function payWith(card: string, key: string, changes: Wire = {}): Promise<Wire> {
    const order = await gateway.order()
    const payment_method = { card: { merchant_session_key: key, card_identifier: card, reusable: true } }
    return (await gateway.server('transactions', { ...order, payment_method, ...changes })).body
  }

  it('saving a card authenticates, and the next payment needs only the security code', async () => {
    const card = await save()
    const { key, status } = await linked(card, '123', 'saved')
    expect(status).toBe(204)
    expect(await payWith(card, key)).toMatchObject({
      state: 'authorised',
      card: { last_four: '4242', reusable_card_id: card },
    })
    expect((await payWith(card, key)).code).toBe('security_code_required')
  })

  it('a card is saved when the payment is authorised, not before', async () => {
    const waiting = await gateway.pay({ number: '4000000000003055' }, { save: true })
    expect(waiting).toMatchObject({ state: 'challenge_required', card: { reusable_card_id: null } })
    const { body } = await gateway.submit(waiting, await gateway.answerBank(waiting, '123456'))
    expect(body.card.reusable_card_id).toEqual(expect.any(String))
    expect((await gateway.pay({ number: '4000000000000002' }, { save: true })).card.reusable_card_id).toBeNull()
  })

  it('nothing is paid without a linked security code, with an expired one, or for another card', async () => {
    const card = await save()
    expect((await payWith(card, await gateway.sessionKey())).code).toBe('security_code_required')
    const { key } = await linked(card)
    const other = await save({ number: '5555555555554444' })
    expect((await payWith(other, key)).code).toBe('security_code_required')
    gateway.clock.advance(400_000)
    expect((await payWith(card, key)).code).toBe('security_code_required')
  })

  it('a linked security code expires at its four hundredth second', async () => {
    const card = await save()
    const { key } = await linked(card)
    gateway.clock.advance(399_999)
    expect((await payWith(card, key)).state).toBe('authorised')
  })

  it('a security code of the wrong length counts as a failed attempt, an unknown card does not exist', async () => {
    const card = await save({ number: '378282246310005' })
    expect((await linked(card, '123')).status).toBe(422)
    expect((await linked(card, '1234')).status).toBe(204)
    expect((await linked(card, '1234', 'unknown')).status).toBe(404)
  })

  it('row 26 challenges as a saved card, row 27 does not, row 28 declines', async () => {
    async function saveAfterChallenge(number: string): Promise<string> {
      const waiting = await gateway.pay({ number }, { save: true })
      const { body } = await gateway.submit(waiting, await gateway.answerBank(waiting, '123456'))
      return body.card.reusable_card_id
    }
    const always = await saveAfterChallenge('4000002760003184')
    const once = await saveAfterChallenge('4000002500003155')
    const declines = await save({ number: '4000000000000341' })
    expect((await payWith(always, (await linked(always)).key)).state).toBe('challenge_required')
    expect((await payWith(once, (await linked(once)).key)).state).toBe('authorised')
    expect((await payWith(declines, (await linked(declines)).key)).decline.code).toBe('generic_decline')
  })

  it('a removed card pays nothing and is not offered again', async () => {
    const card = await save()
    const { key } = await linked(card)
    const authorization = `Basic ${Buffer.from(`${merchant}:merchant secret for tests`).toString('base64')}`
    const forget = (id: string) =>
      gateway.app.inject({ method: 'DELETE', url: `/gateway/v1/reusable-cards/${id}`, headers: { authorization } })
    expect([
      (await forget(card)).statusCode,
      (await forget(card)).statusCode,
      (await forget('unknown')).statusCode,
    ]).toEqual([204, 204, 404])
    expect((await payWith(card, key)).code).toBe('card_identifier_invalid')
    expect((await gateway.server('merchant-session-keys', { vendor: merchant, reusable_card_id: card })).status).toBe(
      404,
    )
  })
})
