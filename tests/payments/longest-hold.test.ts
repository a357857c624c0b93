import { removeItem } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { pathOf } from '../support/person.ts'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

const words = 'Too many payments were refused or not finished. Please wait an hour before you try again.'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage({ scenario: 'last-place' })
  carys = await stage.as('carys')
})
afterEach(async () => {
  await stage.settle()
})

const lastPlace = 'last-place-trampolining'
const tryToPay = async (number: string) => carys.sendAuthorisation(await carys.authorisation(number))

/** Begins a payment every so many minutes; answers for how many minutes that kept the last place. */
async function keepByPaying(number: string, minutes: number): Promise<number> {
  for (let passed = 0; passed < 6 * 60; passed += minutes) {
    if ((await carys.cart()).items.length === 0) return passed
    const { status, body } = await tryToPay(number)
    if (status !== 200) expect([status, body.code]).toEqual([409, 'hold_not_extendable'])
    await stage.advance(`PT${minutes}M`)
  }
  return Infinity
}

/** Adds and removes a course every ten minutes, which renews the hold, for three hours and fifty minutes. */
async function keepByUsing(customers: readonly Customer[]): Promise<void> {
  for (let passed = 0; passed < 230; passed += 10) {
    await stage.advance('PT10M')
    for (const one of customers) {
      const { items } = await one.add(courses.pilates)
      const params = { ...basketOf(one.id), cartItemId: items.find(({ name }) => name.startsWith('Pilates'))?.id ?? 0 }
      expect((await one.call(removeItem.method, pathOf(removeItem.path, params))).status).toBe(200)
    }
  }
}

describe('[O-290] places are held for four hours at most', () => {
  test.each([
    ['a challenge that is never answered, every nine minutes', cards.challenge, 9],
    ['a good card that is never charged, every fourteen minutes', cards.good, 14],
    ['a good card, just before each hold ends', cards.good, 15],
  ])('whatever payments are begun: %s', async (_what, number, minutes) => {
    await carys.add(lastPlace)
    expect(await keepByPaying(number, minutes)).toBeLessThanOrEqual(4 * 60 + minutes)
    const ben = await stage.as('ben')
    await ben.add(lastPlace)
  })

  test('with more time at the bank too', async () => {
    await carys.add(lastPlace)
    await keepByUsing([carys])
    const outcome = await carys.authorise(cards.challenge)
    for (let turn = 0; turn < 3; turn++) {
      await stage.answerBank(outcome, 'extend')
      await stage.gateway.deliver()
    }
    await stage.advance('PT9M')
    expect((await carys.cart()).items).toHaveLength(1)
    await stage.advance('PT1M')
    expect((await carys.cart()).items).toEqual([])
    await (await stage.as('ben')).add(lastPlace)
    // The bank's answer comes too late: the money goes back.
    await stage.returnFromBank(await stage.answerBank(outcome, '123456'))
    expect((await carys.reportSca(outcome, 'authorised')).body.status).toBe('failed')
    expect((await carys.complete(outcome.transaction_uuid)).body.code).toBe('transaction_not_completable')
  })

  test('what is authorised before the end can be completed until then, and not later', async () => {
    const ben = await stage.as('ben')
    for (const one of [carys, ben]) await one.add(courses.badminton)
    await keepByUsing([carys, ben])
    const [first, second] = [await carys.authorise(cards.good), await ben.authorise(cards.good)]
    await stage.advance('PT9M')
    expect((await carys.complete(first.transaction_uuid)).body.status).toBe('completed')
    await stage.advance('PT1M')
    expect((await ben.complete(second.transaction_uuid)).body.code).toBe('transaction_not_completable')
    expect((await ben.cart()).items).toEqual([])
  })
})

describe('[O-291] payments that a customer begins and leaves', () => {
  test('count like refused cards: after ten within an hour no bank is asked', async () => {
    await carys.add(lastPlace)
    for (let turn = 0; turn < 11; turn++) expect((await tryToPay(cards.challenge)).status).toBe(200)
    const before = (await stage.gateway.transactions()).length
    const refused = await tryToPay(cards.good)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([429, 'rate_limited', words])
    expect(await stage.gateway.transactions()).toHaveLength(before)
    await stage.advance('PT1H')
    await carys.add(lastPlace)
    expect((await tryToPay(cards.good)).status).toBe(200)
  })

  test('count together with refused cards, and those that became an order do not count', async () => {
    await carys.add(courses.badminton)
    const paid = await carys.authorise(cards.good)
    expect((await carys.complete(paid.transaction_uuid)).body.status).toBe('completed')
    await carys.add(lastPlace)
    for (let turn = 0; turn < 5; turn++) expect((await tryToPay(cards.declined)).body.transaction_status).toBe('failed')
    for (let turn = 0; turn < 6; turn++) expect((await tryToPay(cards.challenge)).status).toBe(200)
    expect((await tryToPay(cards.good)).status).toBe(429)
  })
})
