import { beforeEach, describe, expect, test } from 'vitest'
import { seedWith } from '../support/seed-with.ts'
import { cards, courses, type Customer, openStage, type Stage } from '../payments/stage.ts'
import { hostOfSeed } from '../support/host.ts'

/** Amina's £15.00 of credit end twenty seconds after the test begins. */
const endsSoon = seedWith('credit-ends-soon', (writer) => ({
  credits: (records) =>
    writer.credits(records.map((credit) => ({ ...credit, expiresAt: Date.parse('2026-04-07T09:00:20Z') }))),
}))
const host = hostOfSeed(endsSoon)

let stage: Stage
let amina: Customer

beforeEach(async () => {
  stage = await openStage({ host: await host() })
  amina = await stage.as('amina')
})

const general = async () => (await amina.cart()).credits.find(({ type }) => type === 'general')

describe('expiry of credit', () => {
  test('writes off the rest at its time', async () => {
    await amina.add(courses.badminton)
    expect((await general())?.total_available.value).toBe(1500)
    const ran = await stage.advance('PT1M')
    expect(ran.map(({ kind, what }) => [kind, what])).toContainEqual([
      'credit-expiry',
      'What is left of credit 1 expires',
    ])
    expect((await general())?.total_available.value).toBe(0)
    expect((await stage.advance('PT10M')).filter(({ kind }) => kind === 'credit-expiry')).toEqual([])
  })

  test('is the first instant at which it cannot be reserved', async () => {
    await amina.add(courses.badminton)
    await stage.advance('PT19S')
    expect((await amina.applyCredit(500)).status).toBe(200)
    await stage.advance('PT1S')
    expect((await amina.applyCredit(500)).body.code).toBe('credit_not_applied')
  })

  test.each(['before the card is asked', 'while the money is held'])(
    'between applying and paying, %s, changes the basket: nothing is charged, and the card then pays the whole amount',
    async (when) => {
      await amina.add(courses.badminton)
      await amina.applyCredit(500)
      const asked = await amina.authorisation(cards.good)
      if (when === 'before the card is asked') {
        await stage.advance('PT1M')
        const { status, body } = await amina.sendAuthorisation(asked)
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['payments']])
      } else {
        const { body: outcome } = await amina.sendAuthorisation(asked)
        const completion = await amina.completion(outcome.transaction_uuid)
        await stage.advance('PT1M')
        const { status, body } = await amina.sendCompletion(completion)
        expect([status, body.code]).toEqual([409, 'basket_changed'])
      }
      expect((await stage.gateway.transactions()).filter(({ held, captured }) => held + captured > 0)).toEqual([])
      const view = await general()
      expect([view?.total_available.value, view?.reserved.value]).toEqual([0, 0])
      const { transaction_uuid: uuid } = await amina.authorise(cards.good)
      const { body } = await amina.complete(uuid)
      expect(await amina.order(body.order_id)).toMatchObject({ total_paid: { value: 5600 }, credit_used: { value: 0 } })
      await stage.settle()
    },
  )

  test('waits for an order that was placed before it, and writes off the rest', async () => {
    await amina.add(courses.badminton)
    await amina.applyCredit(500)
    const { transaction_uuid: uuid } = await amina.authorise(cards.good)
    // The second answer comes after the end of the credit.
    await stage.gateway.addFault('release', 'http_500', { times: 2 })
    expect((await amina.complete(uuid)).body.status).toBe('pending')
    const ran = await stage.advance('PT1M')
    expect(ran.map(({ kind }) => kind)).toContain('credit-expiry')
    const [order] = await amina.orders()
    expect(order).toMatchObject({ status: 'success', credit_used: { value: 500 } })
    const later = await stage.advance('PT1H')
    expect(later.filter(({ kind }) => kind === 'credit-expiry')).toHaveLength(1)
    await stage.settle()
  })
})
