import { listCreditMovements, listCredits, refundOrder } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'
import { type Person, startPlatform } from '../support/platform.ts'

const movementsOf = (person: Person, query = {}) =>
  person.call(listCreditMovements, { params: { userId: person.id }, query })
const linesOf = async (person: Person) =>
  (await movementsOf(person)).data.map(({ kind, reason, amount, balance }) => [
    kind,
    reason,
    amount.value,
    balance.value,
  ])

/** Buys a course with £5.00 of credit; answers the order. */
async function spend(stage: Stage): Promise<number> {
  const amina = await stage.as('amina')
  await amina.add(courses.badminton)
  await amina.applyCredit(500)
  const { body } = await amina.complete((await amina.authorise(cards.good)).transaction_uuid)
  return body.order_id ?? 0
}

describe('[O-254] movements of credit', () => {
  test('tell in words what came, what was used for which order, and what was left', async () => {
    const stage = await openStage()
    const amina = await stage.platform.as('amina')
    const before = await linesOf(amina)
    expect(before).toEqual([[expect.any(String), 'Cancelled: Goalkeeper taster', 1500, 1500]])
    const orderId = await spend(stage)
    const { data, runs_out_next: next } = await movementsOf(amina)
    expect(data[0]).toMatchObject({
      kind: 'used',
      reason: `Used for order TL-${String(orderId).padStart(6, '0')}`,
      amount: { value: -500, formatted: '-£5.00' },
      balance: { value: 1000 },
      order_id: orderId,
      expires_at: null,
    })
    expect(next).toMatchObject({ amount: { value: 1000 }, expires_at: data[1]?.expires_at })
    await stage.settle()
  })

  test('credit that comes back names its order; what is not used in time is written off', async () => {
    const stage = await openStage()
    const [amina, ellie] = [await stage.platform.as('amina'), await stage.platform.as('ellie')]
    const orderId = await spend(stage)
    const refunds = [{ tender_type: 'credit' as const, amount: 700 }]
    await ellie.call(refundOrder, { params: { orderId }, body: { refunds, reason: 'The hall was cold' } })
    const { data } = await movementsOf(amina)
    // What comes back keeps its own end, so it comes in two parts. [O-284]
    const back = data.filter(({ order_id: id, kind }) => id === orderId && kind === 'given_back')
    expect(back.reduce((sum, { amount }) => sum + amount.value, 0)).toBe(700)
    expect(new Set(back.map(({ expires_at: end }) => end)).size).toBe(2)
    await stage.advance('P366D')
    const lines = await linesOf(amina)
    expect(lines.filter(([kind]) => kind === 'expired').map(([, reason, amount]) => [reason, amount])).toEqual(
      expect.arrayContaining([
        ['Not used in time: Cancelled: Goalkeeper taster', -1000],
        [expect.stringContaining('Not used in time: '), -500],
        [expect.stringContaining('Not used in time: '), -200],
      ]),
    )
    expect(lines[0]?.[3]).toBe(0)
    expect((await movementsOf(amina)).runs_out_next).toBeNull()
    await stage.settle()
  })

  test('each balance is the one before and the amount, and the newest is what is left; pages go on where they ended', async () => {
    const stage = await openStage()
    const amina = await stage.platform.as('amina')
    await spend(stage)
    const all = (await movementsOf(amina)).data
    const oldestFirst = all.toReversed()
    let balance = 0
    for (const line of oldestFirst) expect(line.balance.value).toBe((balance += line.amount.value))
    const { data: left } = await amina.call(listCredits, { params: { userId: amina.id }, query: {} })
    expect(balance).toBe(left.reduce((sum, { remaining }) => sum + remaining.value, 0))
    const pages = [await movementsOf(amina, { per_page: 1 }), await movementsOf(amina, { per_page: 1, page: 2 })]
    expect(pages.flatMap(({ data }) => data)).toEqual(all.slice(0, 2))
    await stage.settle()
  })

  test('are told to their owner and to staff; nobody else', async () => {
    const { as } = await startPlatform()
    const [amina, carys, ellie] = [await as('amina'), await as('carys'), await as('ellie')]
    const parts = { params: { userId: amina.id }, query: {} }
    expect((await ellie.call(listCreditMovements, parts)).data).toEqual((await movementsOf(amina)).data)
    expect(await carys.refusal(listCreditMovements, parts)).toMatchObject({ status: 403 })
    expect(await movementsOf(carys)).toMatchObject({ data: [], runs_out_next: null })
  })
})
