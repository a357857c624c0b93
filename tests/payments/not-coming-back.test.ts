import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authoriseBy, type EnterCard } from './pay-by.ts'
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

const held = async () => (await stage.gateway.transactions()).map((one) => one.held)

describe('a customer who does not return', () => {
  test('[PAY-31] from the bank: the payment ends without a hold, the basket is free, the event is recorded', async () => {
    const outcome = await carys.authorise(cards.challenge)
    expect((await carys.cart()).hold?.pinned).toBe(true)
    await stage.advance('PT12M')
    expect((await carys.reportSca(outcome, '')).body).toMatchObject({ status: 'failed', ended: 'timed_out' })
    expect((await carys.cart()).hold?.pinned).toBe(false)
    expect((await stage.gateway.transactions()).map(({ state }) => state)).toEqual(['expired'])
    expect((await stage.gateway.events()).map(({ type }) => type)).toContain('payment.expired')
    expect(await held()).toEqual([0])
    // The basket has not changed since it was filled a quarter of an hour before.
    await stage.advance('PT4M')
    expect((await carys.cart()).items).toEqual([])
  })

  test('[PAY-31 partly] without an event either: the sweeper ends it', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.gateway.addFault('webhook', 'webhook_drop', { times: 100 })
    await stage.advance('PT14M')
    expect((await carys.reportSca(outcome, '')).body).toMatchObject({ status: 'failed', ended: 'timed_out' })
    expect((await carys.authorise(cards.good)).transaction_status).toBe('authorised')
  })

  test('[PAY-32] after the bank approved: the hold is aborted and there is no order', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect(await held()).toEqual([5600])
    await stage.advance('PT16M')
    expect(await held()).toEqual([0])
    const late = await carys.complete(outcome.transaction_uuid)
    expect([late.status, late.body.code]).toEqual([409, 'transaction_not_completable'])
    expect(await carys.orders()).toEqual([])
  })

  test.each([
    ['that the bank says is over', 0, 'PT12M'],
    ['about which nobody says anything', 100, 'PT12M'],
  ])('places of a challenge %s are released with its money, and offered again', async (_what, dropped, time) => {
    await stage.advance('PT10M')
    await carys.authorise(cards.challenge)
    if (dropped > 0) await stage.gateway.addFault('webhook', 'webhook_drop', { times: dropped })
    await stage.advance(time)
    expect(await held()).toEqual([0])
    expect(await carys.cart()).toMatchObject({ items: [], hold: null, lost: [{ name: 'Badminton from scratch' }] })
  })

  test.each(['card-gateway', 'card-provider', 'session-provider'] as const)(
    '[O-88] places are announced until the challenge deadline, and released then: %s',
    async (provider) => {
      const one = await openStage({ scenario: `paying-by-${provider}` })
      const customer = await one.as('carys')
      await customer.add(courses.badminton)
      await one.advance('PT10M')
      const enterCard: EnterCard = async (path, typed) => (await one.enterCard(path, typed)).body
      const { body: challenged } = await authoriseBy(customer, await customer.prepare(), enterCard, cards.challenge)
      const announced = async () => (await customer.cart()).hold?.expires_at
      expect(await announced()).toBe('2026-04-07T09:20:00Z')
      await one.advance('PT5M')
      await one.answerBank(challenged, 'extend')
      await one.gateway.deliver()
      expect(await announced()).toBe('2026-04-07T09:25:00Z')
      await one.advance('PT9M')
      expect((await customer.cart()).hold?.pinned).toBe(true)
      await one.advance('PT1M')
      expect(await customer.cart()).toMatchObject({ items: [], hold: null })
      await one.settle()
    },
  )

  test('such a place can be booked by the next customer', async () => {
    const last = await openStage({ scenario: 'last-place' })
    const [gwen, ben] = [await last.as('gwen'), await last.as('ben')]
    await gwen.add('last-place-trampolining')
    await last.advance('PT10M')
    await gwen.authorise(cards.challenge)
    expect((await ben.tryAdd('last-place-trampolining')).status).toBe(409)
    await last.advance('PT12M')
    await ben.add('last-place-trampolining')
    await last.settle()
  })

  test('places of an approved but uncompleted payment are released too', async () => {
    await stage.advance('PT10M')
    const outcome = await carys.authorise(cards.challenge)
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    await stage.advance('PT14M')
    expect((await carys.cart()).items).toHaveLength(1)
    await stage.advance('PT2M')
    expect(await held()).toEqual([0])
    expect(await carys.cart()).toMatchObject({ items: [], lost: [{ name: 'Badminton from scratch' }] })
  })

  test('a basket changed meanwhile is held as long as without the payment', async () => {
    await stage.advance('PT10M')
    await carys.authorise(cards.challenge)
    await stage.advance('PT2M')
    await carys.add(courses.free)
    await stage.advance('PT10M')
    expect(await carys.cart()).toMatchObject({ items: [{}, {}], hold: { pinned: false } })
    await stage.advance('PT4M')
    expect((await carys.cart()).items).toHaveLength(2)
    await stage.advance('PT2M')
    expect((await carys.cart()).items).toEqual([])
  })

  test('a basket keeps its places during the challenge; an extension at the bank extends the hold', async () => {
    const outcome = await carys.authorise(cards.challenge)
    for (let time = 0; time < 3; time++) {
      await stage.advance('PT9M')
      await stage.answerBank(outcome, 'extend')
      await stage.gateway.deliver()
    }
    await stage.advance('PT9M')
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
  })

  test('an item added meanwhile shortens nothing: after the third extension the basket can be paid', async () => {
    const last = await openStage({ scenario: 'last-place' })
    const [gwen, ben] = [await last.as('gwen'), await last.as('ben')]
    await gwen.add('last-place-trampolining')
    const outcome = await gwen.authorise(cards.challenge)
    await last.advance('PT1M')
    await gwen.add(courses.badminton)
    for (let time = 0; time < 3; time++) {
      await last.advance('PT8M')
      await last.answerBank(outcome, 'extend')
      await last.gateway.deliver()
    }
    // Its own hold, from what was added last, ended ten minutes ago.
    expect(await gwen.cart()).toMatchObject({ items: [{}, {}], lost: [], hold: { pinned: true } })
    expect((await ben.tryAdd('last-place-trampolining')).status).toBe(409)
    await last.returnFromBank(await last.answerBank(outcome, '123456'))
    // Another basket was authorised: nothing is captured, and this one can be paid as it is.
    const changed = await gwen.complete(outcome.transaction_uuid)
    expect([changed.status, changed.body.code]).toEqual([409, 'item_hash_mismatch'])
    expect((await last.gateway.transactions()).map(({ held }) => held)).toEqual([0])
    const { transaction_uuid: uuid } = await gwen.authorise(cards.good)
    expect((await gwen.complete(uuid)).body.status).toBe('completed')
    await last.settle()
  })
})
