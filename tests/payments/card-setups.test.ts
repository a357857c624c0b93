import {
  beginCardSetup,
  type CardSetup,
  type CardSetupOutcome,
  finishCardSetup,
  listSavedCards,
  readCardSetups,
  removeSavedCard,
} from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../support/platform.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'
import { enterCard } from './tokenise-card.ts'

const scenario = 'paying-by-card-provider'
let stage: Stage
let carys: Person

beforeEach(async () => {
  stage = await openStage({ scenario })
  carys = await stage.platform.as('carys')
})

afterEach(async () => {
  await stage.settle()
})

const begin = async (person = carys): Promise<CardSetup> =>
  (await person.call(beginCardSetup, { params: { userId: person.id } })).data

const idOf = ({ client_secret: secret }: CardSetup) => secret.split('_secret_')[0] ?? ''

/** Types a card into the form of the provider, as the browser does with the secret of the set-up. */
const enter = (setup: CardSetup, number: string) =>
  enterCard(stage.platform.host.gateway, `setup-intents/${idOf(setup)}/confirm`, {
    key: setup.session_key,
    number,
    more: { client_secret: setup.client_secret },
  })

const finish = async ({ setup_id: setupId }: Pick<CardSetup, 'setup_id'>, person = carys): Promise<CardSetupOutcome> =>
  (await person.call(finishCardSetup, { params: { userId: person.id, setupId } })).data

async function keep(number: string): Promise<CardSetup> {
  const setup = await begin()
  await enter(setup, number)
  expect((await finish(setup)).status).toBe('succeeded')
  return setup
}

const cardsOf = async (person = carys) =>
  (await person.call(listSavedCards, { params: { userId: person.id } })).data.map(({ last_four }) => last_four)

/** The bank's page for a set-up, answered with a word. */
const answerBank = ({ sca_url }: CardSetupOutcome, word: string) =>
  stage.answerBank({ sca_url, sca_method: 'GET', sca_data: {} }, word)

describe('[O-203] a card kept without paying', () => {
  test('stands with the others once it is finished, takes its own place again, moves no money, and pays later', async () => {
    expect((await carys.call(readCardSetups, { params: { userId: carys.id } })).data).toEqual({
      available: true,
      payment_provider: 'card-provider',
    })
    const setup = await begin()
    expect(setup).toEqual({
      setup_id: expect.stringMatching(/^[\da-f-]{36}$/),
      payment_provider: 'card-provider',
      session_key: expect.stringMatching(/^pk_test_/),
      client_secret: expect.stringMatching(/^seti_[\w-]+_secret_\w+$/),
      config: { mode: 'test', url: 'http://127.0.0.1:4100/gateway/v1/js/card-provider.js' },
      expires_in: 3600,
    })
    expect((await finish(setup)).status).toBe('open')
    await enter(setup, cards.good)
    const outcome = await finish(setup)
    expect(outcome).toMatchObject({
      setup_id: setup.setup_id,
      status: 'succeeded',
      error: null,
      sca_url: null,
      saved_card: { last_four: '4242', brand: 'visa', expiry: '12/30', is_expired: false },
    })
    expect(await finish(setup)).toEqual(outcome)
    const again = await begin()
    await enter(again, cards.good)
    expect((await finish(again)).saved_card?.id).toBe(outcome.saved_card?.id)
    expect(await cardsOf()).toEqual(['4242'])
    expect(await stage.gateway.ledger()).toEqual([])
    const customer = await stage.as('carys')
    await customer.add(courses.badminton)
    const prepared = await customer.prepare()
    expect(prepared.saved_card).toMatchObject({ id: outcome.saved_card?.id, requires_security_code: false })
    const request = await customer.requestWith(prepared.session_key)
    const paid = await customer.sendAuthorisation({ ...request, saved_card_id: prepared.saved_card?.id })
    expect((await customer.complete(paid.body.transaction_uuid)).body.status).toBe('completed')
  })

  test.each(['the browser', 'its customer', 'an event', 'nobody'])(
    'waits for the bank, whose word is brought by %s',
    async (whose) => {
      const setup = await begin()
      await enter(setup, cards.challenge)
      const asked = await finish(setup)
      expect(asked).toMatchObject({ status: 'sca_required', saved_card: null })
      expect(asked.sca_url).toMatch(/^http:\/\/127\.0\.0\.1:4100\/gateway\/acs\/challenge\/[\w-]+$/)
      if (whose !== 'an event') await stage.gateway.addFault('webhook', 'webhook_drop')
      const bank = await answerBank(asked, '123456')
      expect(await cardsOf()).toEqual([])
      if (whose === 'the browser') {
        const page = await stage.returnFromBank(bank)
        expect([page.status, page.html]).toEqual([
          200,
          expect.stringContaining(`/my-orders?card_setup=${setup.setup_id}`),
        ])
        expect(page.html).not.toContain('secret')
      }
      if (whose === 'its customer') expect((await finish(setup)).saved_card?.last_four).toBe('3220')
      if (whose === 'an event') await stage.gateway.deliver()
      if (whose === 'nobody') await stage.advance('PT1H2M')
      expect(await cardsOf()).toEqual(['3220'])
      expect((await finish(setup)).status).toBe('succeeded')
    },
  )

  test.each([
    ['declined at once', cards.declined, []],
    ['lost', cards.lost, []],
    ['of nobody that can be authenticated', cards.lookupFails, []],
    ['refused by its holder', cards.challenge, ['000000']],
    ['given up at the bank', cards.challenge, ['cancel']],
    ['confirmed with wrong codes', cards.challenge, ['111111', '222222', '333333']],
    ['declined after the bank', cards.challengeThenDeclined, ['123456']],
  ])('is not kept when it is %s, and another may follow', async (_, number, words) => {
    const setup = await begin()
    await enter(setup, number)
    const asked = await finish(setup)
    for (const word of words) await answerBank(asked, word)
    const refused = await finish(setup)
    expect(refused).toMatchObject({ status: 'failed', error: { code: 'card_declined' }, sca_url: null })
    expect(JSON.stringify(refused)).not.toContain('lost')
    expect(await cardsOf()).toEqual([])
    await enter(setup, cards.good)
    expect((await finish(setup)).status).toBe('succeeded')
    expect(await cardsOf()).toEqual(['4242'])
  })

  test('is kept once, however many finish it at the same time', async () => {
    const setup = await begin()
    await enter(setup, cards.good)
    const outcomes = await Promise.all([finish(setup), finish(setup), stage.gateway.deliver(), finish(setup)])
    const kept = outcomes.flatMap((one) => (typeof one === 'object' && 'saved_card' in one ? [one.saved_card?.id] : []))
    expect(new Set(kept).size).toBe(1)
    expect(await cardsOf()).toEqual(['4242'])
  })

  test('is worth one card: what is entered afterwards is refused by the provider', async () => {
    const setup = await keep(cards.good)
    await expect(enter(setup, cards.challenge)).rejects.toThrow('invalid_state')
    expect(await cardsOf()).toEqual(['4242'])
  })
})

describe('[O-203] whose it is', () => {
  test('to anybody else it is as unknown as one that never was', async () => {
    const setup = await begin()
    await enter(setup, cards.good)
    const ben = await stage.platform.as('ben')
    const asked = (userId: number, setupId: string) => ben.refusal(finishCardSetup, { params: { userId, setupId } })
    const foreign = await asked(ben.id, setup.setup_id)
    expect(foreign).toMatchObject({ status: 404, code: 'item_not_found' })
    expect(await asked(ben.id, '0190b8f4-6f5e-7a1c-9b7e-2f4f4a1e5c11')).toMatchObject({
      status: 404,
      code: foreign.code,
    })
    expect(await asked(carys.id, setup.setup_id)).toMatchObject({ status: 403 })
    expect([await cardsOf(), await cardsOf(ben)]).toEqual([[], []])
  })

  test('whoever may not pay online, or pays by a provider that cannot, is told before', async () => {
    for (const other of [undefined, 'paying-by-session-provider']) {
      const shop = await openStage(other === undefined ? {} : { scenario: other })
      const amina = await shop.platform.as('amina')
      const params = { userId: amina.id }
      expect((await amina.call(readCardSetups, { params })).data.available).toBe(false)
      expect(await amina.refusal(beginCardSetup, { params })).toMatchObject({
        status: 422,
        code: 'provider_unsupported',
      })
    }
  })
})

describe('[O-203] one that nobody finishes', () => {
  test('is given up here and at the provider when its time is over', async () => {
    const [empty, waiting] = [await begin(), await begin()]
    await enter(waiting, cards.challenge)
    await stage.advance('PT2H')
    expect([(await finish(empty)).status, (await finish(waiting)).status]).toEqual(['over', 'over'])
    await expect(enter(empty, cards.good)).rejects.toThrow('invalid_state')
  })

  test('waits with the bank that was asked for more time', async () => {
    await stage.advance('PT1M')
    const setup = await begin()
    await stage.advance('PT55M')
    await enter(setup, cards.challenge)
    const asked = await finish(setup)
    await answerBank(asked, 'extend')
    await stage.advance('PT9M')
    await answerBank(asked, '123456')
    expect((await finish(setup)).status).toBe('succeeded')
  })

  test('is asked for again by the sweep while its provider does not answer', async () => {
    const setup = await begin()
    await enter(setup, cards.good)
    await stage.gateway.addFault('webhook', 'webhook_drop')
    await stage.gateway.addFault('any', 'http_500', { times: 2 })
    await stage.advance('PT1H2M')
    expect(await stage.gateway.fired()).toEqual([0, 2])
    await stage.advance('PT1H')
    expect(await cardsOf()).toEqual(['4242'])
  })
})

describe('faults', () => {
  test('no answer is said as such, and asking again finds what is there', async () => {
    const setup = await begin()
    const params = { userId: carys.id }
    await stage.gateway.addFault('session_key', 'http_503')
    expect(await carys.refusal(beginCardSetup, { params })).toMatchObject({ status: 502, code: 'card_setup_failed' })
    await enter(setup, cards.good)
    const setupId = setup.setup_id
    for (const effect of ['http_500', 'read_404']) {
      await stage.gateway.addFault('read', effect)
      const refused = await carys.refusal(finishCardSetup, { params: { ...params, setupId } })
      expect(refused).toMatchObject({ status: 502, code: 'card_setup_failed' })
    }
    expect((await finish(setup)).status).toBe('succeeded')
  })

  test('what is read late is less than there is, and never another card', async () => {
    const setup = await begin()
    await enter(setup, cards.good)
    await stage.gateway.addFault('read', 'stale_read')
    expect(await finish(setup)).toMatchObject({ status: 'processing', sca_url: null, saved_card: null })
    expect(await cardsOf()).toEqual([])
    expect((await finish(setup)).status).toBe('succeeded')
  })
})

describe('[O-203] paying with what was set up', () => {
  let customer: Customer
  beforeEach(async () => {
    customer = await stage.as('carys')
    await customer.add(courses.badminton)
  })

  async function payWith(setupIntent: string, by = customer) {
    const { session_key: key } = await by.prepare()
    return by.sendAuthorisation({ ...(await by.requestWith(key)), setup_intent_id: setupIntent, save_card: true })
  }

  const refusal = { status: 422, body: { errors: { setup_intent_id: ['This card is not available.'] } } }

  test.each([true, false])('charges its card and keeps it once (finished before: %s)', async (isFinished) => {
    const setup = isFinished ? await keep(cards.good) : await begin()
    if (!isFinished) await enter(setup, cards.good)
    const { body: paid } = await payWith(idOf(setup))
    expect(paid).toMatchObject({ transaction_status: 'authorised', error: null })
    expect((await customer.complete(paid.transaction_uuid)).body.status).toBe('completed')
    expect(await cardsOf()).toEqual(['4242'])
    const { card } = await stage.setupAtGateway(idOf(setup))
    expect(card.reusable_card_id).toEqual(expect.any(String))
    const charged = (await stage.gateway.transactions()).map((one) => one.card.reusable_card_id)
    expect(charged).toEqual([card.reusable_card_id])
  })

  test('is refused as an unknown card where it kept none, is gone, unknown or of somebody else', async () => {
    const open = await begin()
    expect(await payWith(idOf(open))).toMatchObject(refusal)
    expect(await payWith('seti_none')).toMatchObject(refusal)
    const kept = await keep(cards.good)
    const ben = await stage.as('ben')
    await ben.add(courses.pilates)
    expect(await payWith(idOf(kept), ben)).toMatchObject(refusal)
    const [card] = (await carys.call(listSavedCards, { params: { userId: carys.id } })).data
    await carys.call(removeSavedCard, { params: { userId: carys.id, savedCardId: Number(card?.id) } })
    expect(await payWith(idOf(kept))).toMatchObject(refusal)
    expect(await stage.gateway.transactions()).toEqual([])
  })

  test('[PAY-04 partly] a basket at nothing has no card payment still', async () => {
    await customer.clear()
    await customer.add(courses.free)
    expect((await customer.tryPrepare()).body.code).toBe('nothing_to_pay')
  })
})
