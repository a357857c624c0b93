import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cards, courses, type Customer, openStage, type Stage } from './stage.ts'

/** Faults of payments.md 9 that come to the platform by a way of their own. */

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

const ledgerOf = async (wanted: 'hold' | 'capture') =>
  (await stage.gateway.ledger()).filter(({ kind }) => kind === wanted).map(({ amount }) => amount)

describe('at the bank', () => {
  test('[PAY-35] `duplicate_return`: the form posted twice finds one authorisation, and leads to the same page', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.gateway.addFault('acs', 'duplicate_return')
    const bank = await stage.answerBank(outcome, '123456')
    // The first has come already, by the gateway; this one is the browser's.
    expect((await carys.reportSca(outcome, '')).body.status).toBe('authorised')
    const page = await stage.returnFromBank(bank)
    expect([page.status, await stage.gateway.fired()]).toEqual([200, [1]])
    expect(page.html).toContain(`data-transaction="${outcome.transaction_uuid}"`)
    expect((await carys.complete(outcome.transaction_uuid)).body.status).toBe('completed')
    expect([await ledgerOf('hold'), await ledgerOf('capture')]).toEqual([[5600], [5600]])
  })

  test('`challenge_never_returns`: the challenge expires, nothing is held, and another card pays', async () => {
    const outcome = await carys.authorise(cards.challenge)
    await stage.gateway.addFault('acs', 'challenge_never_returns')
    const bank = await stage.answerBank(outcome, '123456')
    expect(bank.fields).toEqual({})
    expect((await carys.reportSca(outcome, '')).body.status).toBe('sca_required')
    await stage.advance('PT12M')
    expect((await carys.reportSca(outcome, '')).body).toMatchObject({ status: 'failed', ended: 'timed_out' })
    expect([await ledgerOf('hold'), await stage.gateway.fired()]).toEqual([[], [1]])
    const second = await carys.authorise(cards.good)
    expect((await carys.complete(second.transaction_uuid)).body.status).toBe('completed')
  })
})

describe('a slow gateway', () => {
  const ms = 250

  test('at `register` is waited for: a second request is told so, and one hold is made', async () => {
    const body = await carys.authorisation(cards.good)
    await stage.gateway.addFault('register', 'slow', { ms })
    const before = performance.now()
    const slow = carys.sendAuthorisation(body)
    await expect.poll(() => stage.gateway.fired()).toEqual([1])
    const meanwhile = await carys.sendAuthorisation(body)
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'payment_in_progress'])
    expect((await slow).body.transaction_status).toBe('authorised')
    expect(performance.now() - before).toBeGreaterThanOrEqual(ms - 1)
    expect(await ledgerOf('hold')).toEqual([5600])
  })

  test('at `release` is waited for: a second completion gets the same order, and one capture is made', async () => {
    const { transaction_uuid: uuid } = await carys.authorise(cards.good)
    await stage.gateway.addFault('release', 'slow', { ms })
    const before = performance.now()
    const slow = carys.complete(uuid)
    await expect.poll(() => stage.gateway.fired()).toEqual([1])
    const [first, second] = await Promise.all([slow, carys.complete(uuid)])
    expect(performance.now() - before).toBeGreaterThanOrEqual(ms - 1)
    expect(first.body.status).toBe('completed')
    expect(second.body.order_id).toBe(first.body.order_id)
    expect(await ledgerOf('capture')).toEqual([5600])
  })
})
