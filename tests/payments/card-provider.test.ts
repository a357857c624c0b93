import type { AuthorisationOutcome } from '@touchline/contract'
import { minorUnits } from '@touchline/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'
import { enterCard } from './tokenise-card.ts'

const scenario = 'paying-by-card-provider'
let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage({ scenario })
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
})

afterEach(async () => {
  await stage.settle()
})

const gateway = () => stage.platform.host.gateway

/** The body of an authorisation with a card typed just now into the provider's form. */
async function authorisation(number: string) {
  const { session_key: key } = await carys.prepare()
  const { payment_method_id } = await enterCard(gateway(), 'payment-methods', { key, number })
  return { ...(await carys.requestWith(key)), payment_method_id }
}

async function pay(number: string): Promise<AuthorisationOutcome> {
  return (await carys.sendAuthorisation(await authorisation(number))).body
}

describe('preparing', () => {
  test('returns the publishable key, the same for every attempt, and the library of the provider', async () => {
    const prepared = await carys.prepare()
    expect(prepared).toEqual({
      payment_provider: 'card-provider',
      session_key: expect.stringMatching(/^pk_test_/),
      config: { mode: 'test', url: 'http://127.0.0.1:4100/gateway/v1/js/card-provider.js' },
      saved_card: null,
      expires_in: 3600,
    })
    const again = await carys.tryPrepare('card-provider')
    expect(again.body.session_key).toBe(prepared.session_key)
    const other = await carys.tryPrepare('card-gateway')
    expect([other.status, other.body.message]).toEqual([422, "Payment provider 'card-gateway' is not supported"])
  })

  test('[PAY-52] is refused below thirty pence after credit, without a call to the provider', async () => {
    const rich = seedWith('amina-has-5580', (writer) => ({
      credits: ([first, ...others]) =>
        writer.credits(first ? [first, ...others, { ...first, id: 99, amount: minorUnits(8500) }] : []),
    }))
    const other = await openStage({ host: await ownHostOfSeed(rich), scenario })
    const amina = await other.as('amina')
    await amina.add(courses.badminton)
    await amina.applyCredit(5580)
    const { status, body } = await amina.tryPrepare()
    expect([status, body.code]).toEqual([422, 'amount_too_small'])
    const small = 'The amount left to pay is too small to be paid by card.'
    expect(body.message).toBe(`${small} The minimum is £0.30.`)
    await amina.applyCredit(5570)
    expect((await amina.tryPrepare()).status).toBe(200)
  })
})

describe('[PAY-37] a challenge', () => {
  const shown = (outcome: AuthorisationOutcome) => ({
    transaction_id: outcome.transaction_id,
    transaction_uuid: outcome.transaction_uuid,
    transaction_status: 'sca_required',
    error: null,
    sca_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4100\/gateway\/acs\/challenge\/[\w-]+\?state=[\w-]+$/),
    sca_method: 'GET',
    sca_data: {},
    client_secret: expect.stringMatching(/^pi_[\w-]+_secret_\w+$/),
    return_url: `http://localhost:4000/payment/return?transaction_uuid=${outcome.transaction_uuid}`,
  })

  test.each(['deferred', 'immediate'])('is passed by redirect, with the money captured %s', async (mode) => {
    await stage.gateway.configure({ capture_mode: mode })
    const outcome = await pay(cards.challenge)
    expect(outcome).toEqual(shown(outcome))
    expect((await carys.reportSca(outcome, 'authorised')).body.status).toBe('sca_required')
    const bank = await stage.answerBank(outcome, '123456')
    expect(Object.keys(bank.fields)).toEqual(['payment_intent', 'redirect_status', 'state'])
    const page = await stage.returnFromBank(bank)
    expect(page.html).toContain(`/payment/return?transaction_uuid=${outcome.transaction_uuid}`)
    expect((await carys.reportSca(outcome, '')).body.status).toBe('authorised')
    const completed = await carys.complete(outcome.transaction_uuid)
    expect((await carys.order(completed.body.order_id)).status).toBe('success')
    expect((await carys.complete(outcome.transaction_uuid)).body).toEqual(completed.body)
  })

  test('is passed by the library, whose message decides nothing, with the provider in the path', async () => {
    const body = await authorisation(cards.challenge)
    const path = '/api/checkout/card-provider'
    const { body: outcome } = await carys.call<AuthorisationOutcome>('POST', `${path}/authorise`, body)
    const askLibrary = async () => {
      const answer = await gateway().app.inject({
        method: 'POST',
        url: '/gateway/v1/payment-intents/next-action',
        headers: { authorization: `Bearer ${body.session_key}`, origin: 'http://localhost:4000' },
        payload: { client_secret: outcome.client_secret },
      })
      return answer.json<{ status: string; next_action: { url: string } | null }>()
    }
    const { status, next_action: action } = await askLibrary()
    expect((await carys.reportSca(outcome, status)).body.status).toBe('sca_required')
    const way = { sca_url: action?.url ?? '', sca_method: 'GET', sca_data: {} } as const
    await stage.answerBank(way, '123456')
    const after = await askLibrary()
    expect(after).toEqual({ status: 'requires_confirmation', next_action: null })
    expect((await carys.reportSca(outcome, after.status)).body.status).toBe('authorised')
    const completion = await carys.completion(outcome.transaction_uuid)
    const completed = await carys.call('POST', `${path}/complete`, completion)
    expect(completed.body).toMatchObject({ status: 'completed' })
  })

  test('that fails leaves no hold, and the same key pays with another card', async () => {
    const outcome = await pay(cards.challenge)
    await stage.returnFromBank(await stage.answerBank(outcome, '000000'))
    expect((await carys.reportSca(outcome, 'requires_payment_method')).body.status).toBe('failed')
    const second = await pay(cards.declined)
    expect(second).toMatchObject({ transaction_status: 'failed', error: { message: 'Payment was declined' } })
    const { session_key: key } = await carys.prepare()
    const third = await enterCard(gateway(), 'payment-methods', { key, number: cards.good })
    const body = { ...(await carys.requestWith(key)), payment_method_id: third['payment_method_id'] }
    const paid = await carys.sendAuthorisation(body)
    expect((await carys.sendAuthorisation(body)).body).toEqual(paid.body)
    expect((await carys.complete(paid.body.transaction_uuid)).body.status).toBe('completed')
    const states = (await stage.gateway.transactions()).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['captured', 'declined', 'rejected'])
  })
})

test('a card identifier is not accepted by the card provider', async () => {
  const { payment_method_id: _, ...body } = await authorisation(cards.good)
  const { status, body: refused } = await carys.sendAuthorisation({ ...body, card_identifier: 'A1' })
  expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, ['card_identifier']])
})
