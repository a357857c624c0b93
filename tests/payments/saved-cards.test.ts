import {
  type AuthorisationOutcome,
  listSavedCards,
  type PaymentPreparation,
  removeSavedCard,
} from '@touchline/contract'
import { expect, test } from 'vitest'
import { secret } from '../support/platform.ts'
import { cards, courses, merchantAuthorization, openStage, type Stage } from './stage.ts'
import { enterCard } from './tokenise-card.ts'

const later = { declinesOnceSaved: '4000000000000341', challengesUntilSaved: '4000002500003155' }

/** Types the security code of the saved card into the card form. */
async function enterCode({ platform }: Stage, key: string, code = '123'): Promise<number> {
  const answer = await platform.host.gateway.app.inject({
    method: 'POST',
    url: '/gateway/v1/card-identifiers/saved/security-code',
    headers: { authorization: `Bearer ${key}`, origin: 'http://localhost:4000' },
    payload: { security_code: code },
  })
  return answer.statusCode
}

let asked = 0

/** Whether the gateway still has a card by that name: then it can be charged. */
async function isKnown({ platform, sandbox }: Stage, token: string | null | undefined): Promise<boolean> {
  const { statusCode } = await platform.host.gateway.app.inject({
    method: 'POST',
    url: '/gateway/v1/merchant-session-keys',
    headers: { authorization: merchantAuthorization(sandbox, secret), 'idempotency-key': `asked-${++asked}` },
    payload: { vendor: sandbox, reusable_card_id: token },
  })
  expect([201, 404]).toContain(statusCode)
  return statusCode === 201
}

/** The gateway's names of the saved cards. */
const tokensOf = async ({ gateway }: Stage) => (await gateway.transactions()).map(({ card }) => card.reusable_card_id)

async function openShop() {
  const stage = await openStage()
  const carys = await stage.as('carys')

  /** Buys a course with a new card that is to be kept. */
  async function buyAndSave(slug: string, number: string): Promise<AuthorisationOutcome> {
    await carys.add(slug)
    const body = { ...(await carys.authorisation(number)), save_card: true, cardholder_name: 'C Powell' }
    const { body: outcome } = await carys.sendAuthorisation(body)
    if (outcome.transaction_status === 'sca_required')
      await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    await carys.complete(outcome.transaction_uuid)
    return outcome
  }

  async function payWith(prepared: PaymentPreparation, savedCardId: string | undefined) {
    const request = await carys.requestWith(prepared.session_key)
    return carys.sendAuthorisation({ ...request, saved_card_id: savedCardId })
  }

  return { stage, carys, buyAndSave, payWith }
}

test('[PAY-59] a card is saved once the order is confirmed, offered next time and charged by its security code', async () => {
  const { stage, carys, buyAndSave, payWith } = await openShop()
  await buyAndSave(courses.badminton, cards.captureDeclined)
  expect((await carys.prepare()).saved_card).toBeNull()
  await carys.clear()
  await buyAndSave(courses.badminton, later.challengesUntilSaved)
  await carys.add(courses.pilates)
  const offered = await carys.prepare()
  expect(offered.saved_card).toEqual({
    id: expect.any(String),
    brand: 'visa',
    last_four: '3155',
    expiry: '12/30',
    cardholder_name: 'C Powell',
    requires_security_code: true,
  })
  const withoutCode = await payWith(offered, offered.saved_card?.id)
  const said = 'Please enter the security code of your card.'
  expect(withoutCode).toMatchObject({
    status: 422,
    body: { code: 'security_code_required', message: said, errors: { saved_card_id: [said] } },
  })
  // The key is as good as before: the code is entered with it.
  const prepared = offered
  expect(await enterCode(stage, prepared.session_key, '12')).toBe(422)
  expect(await enterCode(stage, prepared.session_key)).toBe(204)
  const paid = await payWith(prepared, prepared.saved_card?.id)
  expect(paid.body).toMatchObject({ transaction_status: 'authorised', error: null })
  expect((await carys.complete(paid.body.transaction_uuid)).body.status).toBe('completed')
  await stage.settle()
})

test('a security code refused at first can be entered again for the same key', async () => {
  const { stage, carys, buyAndSave, payWith } = await openShop()
  await buyAndSave(courses.badminton, cards.good)
  await carys.add(courses.pilates)
  const offered = await carys.prepare()
  await stage.gateway.addFault('security_code', 'http_503')
  expect(await enterCode(stage, offered.session_key)).toBe(503)
  expect(await enterCode(stage, offered.session_key)).toBe(204)
  const { body } = await payWith(offered, offered.saved_card?.id)
  expect(body.transaction_status).toBe('authorised')
  expect(await stage.gateway.fired()).toEqual([1])
  await stage.settle()
})

test('[PAY-60] nobody pays with another customer’s card, and a saved card can decline', async () => {
  const { stage, carys, buyAndSave, payWith } = await openShop()
  await buyAndSave(courses.badminton, later.declinesOnceSaved)
  await carys.add(courses.pilates)
  const prepared = await carys.prepare()
  const ben = await stage.as('ben')
  await ben.add(courses.badminton)
  const { session_key: key, saved_card: none } = await ben.prepare()
  expect(none).toBeNull()
  const foreign = await ben.sendAuthorisation({
    ...(await ben.requestWith(key)),
    saved_card_id: prepared.saved_card?.id,
  })
  expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['saved_card_id']])
  await enterCode(stage, prepared.session_key)
  const declined = await payWith(prepared, prepared.saved_card?.id)
  expect(declined.body).toMatchObject({ transaction_status: 'failed', error: { message: 'Payment was declined' } })
  const held = (await stage.gateway.transactions()).map((one) => `${one.state} ${one.held}`)
  expect(held.toSorted()).toEqual(['captured 0', 'declined 0'])
  await stage.settle()
})

test('a card removed at the provider is not offered', async () => {
  const { stage, carys, buyAndSave } = await openShop()
  await buyAndSave(courses.badminton, cards.good)
  await carys.add(courses.pilates)
  expect((await carys.prepare()).saved_card?.last_four).toBe('4242')
  const { reusable_card_id: id } = (await stage.gateway.transactions())[0]?.card ?? {}
  const authorization = `Basic ${Buffer.from(`${stage.sandbox}:${stage.merchantSecret}`).toString('base64')}`
  const url = `/gateway/v1/reusable-cards/${id}`
  await stage.platform.host.gateway.app.inject({ method: 'DELETE', url, headers: { authorization } })
  expect((await carys.prepare()).saved_card).toBeNull()
  await stage.settle()
})

test('the card provider saves a card that needs no code, the session provider one that does', async () => {
  for (const provider of ['card-provider', 'session-provider'] as const) {
    const stage = await openStage({ scenario: `paying-by-${provider}` })
    const { gateway } = stage.platform.host
    const carys = await stage.as('carys')
    await carys.add(courses.badminton)
    const first = await carys.prepare()
    const typed = { key: first.session_token ?? first.session_key, number: cards.good }
    const isSession = provider === 'session-provider'
    const path = isSession ? 'payment-sessions/current/card' : 'payment-methods'
    const { payment_method_id } = await enterCard(gateway, path, typed)
    const send = async (prepared: PaymentPreparation, instrument: object, save: boolean) => {
      const body = await carys.requestWith(prepared.session_key)
      const { session_key: _, payments, item_hash, source, terms, completed_waivers } = body
      if (!isSession) return carys.sendAuthorisation({ ...body, ...instrument, save_card: save })
      const session = { payments, item_hash, source, terms, completed_waivers, save_card: save }
      const url = '/api/checkout/session/payment'
      return carys.call<AuthorisationOutcome>('POST', url, { ...session, payment_session_id: prepared.session_key })
    }
    const { body: saving } = await send(first, { payment_method_id }, true)
    if (isSession) await carys.call('POST', `/api/checkout/session/complete/${saving.transaction_id}`)
    else await carys.complete(saving.transaction_uuid)
    await carys.add(courses.pilates)
    const next = await carys.prepare()
    expect(next.saved_card).toMatchObject({ last_four: '4242', requires_security_code: isSession })
    if (isSession) expect(await enterCode(stage, next.session_token ?? '')).toBe(204)
    const { body: paid } = await send(next, { saved_card_id: next.saved_card?.id }, false)
    expect(paid).toMatchObject({ transaction_status: 'authorised', error: null })
    await stage.settle()
  }
})

test('[O-191] cards in the account: listed, one expired, offered at checkout, and removed at the provider too', async () => {
  const stage = await openStage()
  const gwen = await stage.platform.as('gwen')
  const params = { userId: gwen.id }
  const cardsOf = async () => (await gwen.call(listSavedCards, { params })).data
  expect((await cardsOf()).map(({ last_four, is_expired }) => [last_four, is_expired])).toEqual([
    ['4242', false],
    ['3220', true],
  ])
  const customer = await stage.as('gwen')
  await customer.add(courses.badminton)
  const prepared = await customer.prepare()
  expect(prepared.saved_card?.last_four).toBe('4242')
  expect(await enterCode(stage, prepared.session_key)).toBe(204)
  const request = await customer.requestWith(prepared.session_key)
  const paid = await customer.sendAuthorisation({ ...request, saved_card_id: prepared.saved_card?.id })
  expect((await customer.complete(paid.body.transaction_uuid)).body.status).toBe('completed')

  const ben = await stage.platform.as('ben')
  const savedCardId = Number(prepared.saved_card?.id)
  expect(await ben.refusal(removeSavedCard, { params: { ...params, savedCardId } })).toMatchObject({ status: 403 })
  const own = { userId: ben.id, savedCardId }
  expect(await ben.refusal(removeSavedCard, { params: own })).toMatchObject({ status: 404 })

  await stage.gateway.addFault('any', 'http_500')
  await gwen.call(removeSavedCard, { params: { ...params, savedCardId } })
  expect((await cardsOf()).map(({ last_four }) => last_four)).toEqual(['3220'])
  await customer.add(courses.pilates)
  expect((await customer.prepare()).saved_card).toBeNull()
  await customer.clear()
  await stage.settle()
})

test('[O-191] removing a card is retried until the provider answers', async () => {
  const { stage, buyAndSave } = await openShop()
  await buyAndSave(courses.badminton, cards.good)
  const carys = await stage.platform.as('carys')
  const params = { userId: carys.id }
  const [card] = (await carys.call(listSavedCards, { params })).data
  const { reusable_card_id: token } = (await stage.gateway.transactions())[0]?.card ?? {}
  await stage.gateway.addFault('forget_card', 'timeout', { ms: 1 })
  await carys.call(removeSavedCard, { params: { ...params, savedCardId: Number(card?.id) } })
  expect((await carys.call(listSavedCards, { params })).data).toEqual([])
  expect([await isKnown(stage, token), await stage.gateway.fired()]).toEqual([true, [1]])
  await stage.advance('PT1H1M')
  expect(await isKnown(stage, token)).toBe(false)
})

test('[O-191] a card saved again has one name at its provider, and none after removal', async () => {
  const { stage, buyAndSave } = await openShop()
  await buyAndSave(courses.badminton, cards.good)
  const [first] = await tokensOf(stage)
  await buyAndSave(courses.pilates, cards.good)
  const second = (await tokensOf(stage)).find((token) => token !== first)
  await stage.advance('PT2M')
  expect([await isKnown(stage, first), await isKnown(stage, second)]).toEqual([false, true])
  const carys = await stage.platform.as('carys')
  const params = { userId: carys.id }
  const [card, ...others] = (await carys.call(listSavedCards, { params })).data
  expect(others).toEqual([])
  await carys.call(removeSavedCard, { params: { ...params, savedCardId: Number(card?.id) } })
  expect(await isKnown(stage, second)).toBe(false)
})

test('[O-191] a card to save with a failed payment is removed at its provider', async () => {
  const stage = await openStage()
  const carys = await stage.as('carys')
  await carys.add(courses.badminton)
  await carys.sendAuthorisation({ ...(await carys.authorisation(cards.good)), save_card: true })
  const [token] = await tokensOf(stage)
  expect(await isKnown(stage, token)).toBe(true)
  await stage.advance('PT2H')
  expect((await stage.gateway.transactions()).map(({ state }) => state)).toEqual(['aborted'])
  expect(await isKnown(stage, token)).toBe(false)
  await stage.settle()
})
