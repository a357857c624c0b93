import { setTimeout } from 'node:timers/promises'
import {
  beginCardSetup,
  type CardSetupOutcome,
  finishCardSetup,
  moveClock,
  readCardSetups,
  removeSavedCard,
} from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../support/platform.ts'
import { type Keeper, keeperOf } from './card-keeper.ts'
import { cards, courses, openStage, type Stage } from './stage.ts'

const scenario = 'paying-by-card-provider'
let stage: Stage
let carys: Person
/** Carys, as far as her cards go. */
let mine: Keeper

beforeEach(async () => {
  stage = await openStage({ scenario })
  carys = await stage.platform.as('carys')
  mine = keeperOf(stage, carys)
})

afterEach(async () => {
  await stage.settle()
})

/** The bank's page for a set-up, answered with a word. */
const answerBank = ({ sca_url }: CardSetupOutcome, word: string) =>
  stage.answerBank({ sca_url, sca_method: 'GET', sca_data: {} }, word)

describe('[O-203] a card saved without a payment', () => {
  test('is listed once finished, replaces itself when saved again, moves no money, and pays later', async () => {
    expect((await carys.call(readCardSetups, { params: { userId: carys.id } })).data).toEqual({
      available: true,
      payment_provider: 'card-provider',
    })
    const setup = await mine.begin()
    expect(setup).toEqual({
      setup_id: expect.stringMatching(/^[\da-f-]{36}$/),
      payment_provider: 'card-provider',
      session_key: expect.stringMatching(/^pk_test_/),
      client_secret: expect.stringMatching(/^seti_[\w-]+_secret_\w+$/),
      config: { mode: 'test', url: 'http://127.0.0.1:4100/gateway/v1/js/card-provider.js' },
      expires_in: 3600,
    })
    expect((await mine.finish(setup)).status).toBe('open')
    await mine.enter(setup, cards.good)
    const outcome = await mine.finish(setup)
    expect(outcome).toMatchObject({
      setup_id: setup.setup_id,
      status: 'succeeded',
      error: null,
      sca_url: null,
      saved_card: { last_four: '4242', brand: 'visa', expiry: '12/30', is_expired: false },
    })
    expect(await mine.finish(setup)).toEqual(outcome)
    const again = await mine.begin()
    await mine.enter(again, cards.good)
    expect((await mine.finish(again)).saved_card?.id).toBe(outcome.saved_card?.id)
    expect(await mine.cards()).toEqual(['4242'])
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
    'waits for the bank, whose result arrives by %s',
    async (whose) => {
      const setup = await mine.begin()
      await mine.enter(setup, cards.challenge)
      const asked = await mine.finish(setup)
      expect(asked).toMatchObject({ status: 'sca_required', saved_card: null })
      expect(asked.sca_url).toMatch(/^http:\/\/127\.0\.0\.1:4100\/gateway\/acs\/challenge\/[\w-]+$/)
      if (whose !== 'an event') await stage.gateway.addFault('webhook', 'webhook_drop')
      const bank = await answerBank(asked, '123456')
      expect(await mine.cards()).toEqual([])
      if (whose === 'the browser') {
        const page = await stage.returnFromBank(bank)
        expect([page.status, page.html]).toEqual([
          200,
          expect.stringContaining(`/my-orders?card_setup=${setup.setup_id}`),
        ])
        expect(page.html).not.toContain('secret')
      }
      if (whose === 'its customer') expect((await mine.finish(setup)).saved_card?.last_four).toBe('3220')
      if (whose === 'an event') await stage.gateway.deliver()
      if (whose === 'nobody') await stage.advance('PT1H2M')
      expect(await mine.cards()).toEqual(['3220'])
      expect((await mine.finish(setup)).status).toBe('succeeded')
    },
  )

  const declined = 'Your card was declined, so we have not saved it.'
  const unknown = 'Your bank did not confirm that this is your card, so we have not saved it.'
  test.each([
    ['declined at once', cards.declined, [], declined],
    ['lost', cards.lost, [], declined],
    ['of nobody that can be authenticated', cards.lookupFails, [], declined],
    ['refused by its holder', cards.challenge, ['000000'], unknown],
    ['given up at the bank', cards.challenge, ['cancel'], unknown],
    ['confirmed with wrong codes', cards.challenge, ['111111', '222222', '333333'], unknown],
    ['declined after the bank', cards.challengeThenDeclined, ['123456'], declined],
  ])('is not saved when it is %s, and another may follow', async (_, number, words, message) => {
    const setup = await mine.begin()
    await mine.enter(setup, number)
    const asked = await mine.finish(setup)
    for (const word of words) await answerBank(asked, word)
    const refused = await mine.finish(setup)
    expect(refused).toMatchObject({ status: 'failed', error: { code: 'card_declined', message }, sca_url: null })
    expect(JSON.stringify(refused)).not.toContain('lost')
    expect(await mine.cards()).toEqual([])
    await mine.enter(setup, cards.good)
    expect((await mine.finish(setup)).status).toBe('succeeded')
    expect(await mine.cards()).toEqual(['4242'])
  })

  test('is saved once, however many requests finish it at the same time', async () => {
    const setup = await mine.begin()
    await mine.enter(setup, cards.good)
    const outcomes = await Promise.all([
      mine.finish(setup),
      mine.finish(setup),
      stage.gateway.deliver(),
      mine.finish(setup),
    ])
    const kept = outcomes.flatMap((one) => (typeof one === 'object' && 'saved_card' in one ? [one.saved_card?.id] : []))
    expect(new Set(kept).size).toBe(1)
    expect(await mine.cards()).toEqual(['4242'])
  })

  test('is not saved again by a request from before its removal', async () => {
    const setup = await mine.begin()
    await mine.enter(setup, cards.good)
    await stage.gateway.addFault('read', 'slow', { ms: 400 })
    const late = mine.finish(setup)
    // The first caller gets the fault.
    while ((await stage.gateway.fired())[0] === 0) await setTimeout(5)
    const { saved_card: card } = await mine.finish(setup)
    await carys.call(removeSavedCard, { params: { userId: carys.id, savedCardId: Number(card?.id) } })
    expect(await late).toMatchObject({ status: 'succeeded', saved_card: null })
    expect(await mine.cards()).toEqual([])
  })

  test('allows one card: a later one is refused by the provider', async () => {
    const setup = await mine.keep(cards.good)
    await expect(mine.enter(setup, cards.challenge)).rejects.toThrow('invalid_state')
    expect(await mine.cards()).toEqual(['4242'])
  })
})

describe('[O-203] the owner of a set-up', () => {
  test('to another customer it does not exist', async () => {
    const setup = await mine.begin()
    await mine.enter(setup, cards.good)
    const ben = await stage.platform.as('ben')
    const asked = (userId: number, setupId: string) => ben.refusal(finishCardSetup, { params: { userId, setupId } })
    const foreign = await asked(ben.id, setup.setup_id)
    expect(foreign).toMatchObject({ status: 404, code: 'item_not_found' })
    expect(await asked(ben.id, '0190b8f4-6f5e-7a1c-9b7e-2f4f4a1e5c11')).toMatchObject({
      status: 404,
      code: foreign.code,
    })
    expect(await asked(carys.id, setup.setup_id)).toMatchObject({ status: 403 })
    expect([await mine.cards(), await keeperOf(stage, ben).cards()]).toEqual([[], []])
  })

  test('a user who may not pay online, or whose provider cannot save cards, is told first', async () => {
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

describe('[O-203] an unfinished set-up', () => {
  test('is cancelled here and at the provider when it expires', async () => {
    const [empty, waiting] = [await mine.begin(), await mine.begin()]
    await mine.enter(waiting, cards.challenge)
    await stage.advance('PT2H')
    expect([(await mine.finish(empty)).status, (await mine.finish(waiting)).status]).toEqual(['over', 'over'])
    await expect(mine.enter(empty, cards.good)).rejects.toThrow('invalid_state')
  })

  test('expires at the provider before the sweep asks, also when the clock jumps', async () => {
    await mine.begin()
    const params = { id: stage.sandbox }
    const { ran } = (await stage.platform.visitor.call(moveClock, { params, body: { advance: 'PT2H' } })).data
    expect(ran.map(({ kind }) => kind)).toEqual(['gateway', 'gateway', 'card-setup-sweep'])
    expect(ran[0]?.what).toMatch(/^The time to set up the card .* ends$/)
    expect(new Set(ran.map((one) => one.due_at))).toEqual(new Set(['2026-04-07T10:01:00Z']))
  })

  test('is extended with its challenge', async () => {
    await stage.advance('PT1M')
    const setup = await mine.begin()
    await stage.advance('PT55M')
    await mine.enter(setup, cards.challenge)
    const asked = await mine.finish(setup)
    await answerBank(asked, 'extend')
    await stage.advance('PT9M')
    await answerBank(asked, '123456')
    expect((await mine.finish(setup)).status).toBe('succeeded')
  })

  test('is asked about again by the sweep while its provider does not answer', async () => {
    const setup = await mine.begin()
    await mine.enter(setup, cards.good)
    await stage.gateway.addFault('webhook', 'webhook_drop')
    await stage.gateway.addFault('any', 'http_500', { times: 2 })
    await stage.advance('PT1H2M')
    expect(await stage.gateway.fired()).toEqual([0, 2])
    await stage.advance('PT1H')
    expect(await mine.cards()).toEqual(['4242'])
  })
})

describe('faults', () => {
  test('a missing answer is reported, and asking again finds the result', async () => {
    const setup = await mine.begin()
    const params = { userId: carys.id }
    await stage.gateway.addFault('session_key', 'http_503')
    expect(await carys.refusal(beginCardSetup, { params })).toMatchObject({ status: 502, code: 'card_setup_failed' })
    await mine.enter(setup, cards.good)
    const setupId = setup.setup_id
    for (const effect of ['http_500', 'read_404']) {
      await stage.gateway.addFault('read', effect)
      const refused = await carys.refusal(finishCardSetup, { params: { ...params, setupId } })
      expect(refused).toMatchObject({ status: 502, code: 'card_setup_failed' })
    }
    expect((await mine.finish(setup)).status).toBe('succeeded')
  })

  test('a stale read shows less, and never another card', async () => {
    const setup = await mine.begin()
    await mine.enter(setup, cards.good)
    await stage.gateway.addFault('read', 'stale_read')
    expect(await mine.finish(setup)).toMatchObject({ status: 'processing', sca_url: null, saved_card: null })
    expect(await mine.cards()).toEqual([])
    expect((await mine.finish(setup)).status).toBe('succeeded')
  })
})
