import { beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

let stage: Stage
let carys: Customer

beforeEach(async () => {
  stage = await openStage()
  carys = await stage.as('carys')
  await carys.add(courses.badminton)
  await carys.prepare()
  await stage.gateway.configure({ capture_mode: 'immediate' })
})

const refunds = async () => (await stage.gateway.ledger()).filter(({ kind }) => kind === 'refund').length

/** Such a payment is never over: nothing here settles. */
describe('captured money without an order, whose refund the bank always returns', () => {
  test('is refunded again where the answer to the refund was lost and it failed later', async () => {
    await carys.authorise(cards.refundFailsLater)
    await stage.gateway.addFault('refund', 'lost_response')
    await stage.advance('PT4H20M')
    expect(await stage.platform.invariants()).toEqual([])
    expect(await refunds()).toBeGreaterThan(1)
  })

  test('is refunded a limited number of times', async () => {
    await carys.authorise(cards.refundFailsLater)
    for (let quarter = 0; quarter < 20; quarter++) await stage.advance('PT15M')
    // Two at once, and less than one an hour in the hours that are left.
    expect(await refunds()).toBe(5)
  })
})
