import { describe, expect, test } from 'vitest'
import { type Breaks, CommitUnknownError, openBreakableStores, type Step } from '../support/breakable-stores.ts'
import { hostOfFile } from '../support/host.ts'
import { cards, courses, openStage } from './stage.ts'

const stores = openBreakableStores()
const host = hostOfFile(() => ({ stores: stores.open }))

/** The attempt that a step moves to a state; undefined when it does something else. */
function movedTo({ name, args: [move] }: Step, state: string): unknown {
  if (name !== 'payments.moveTo' || typeof move !== 'object' || move === null) return undefined
  return 'uuid' in move && 'to' in move && move.to === state ? move.uuid : undefined
}

const isMove = (step: Step, state: string) => movedTo(step, state) !== undefined
const errorAt = ({ name }: Step) =>
  name.startsWith('commit') ? new CommitUnknownError('broken on purpose') : new Error('broken on purpose')

/** Counts the steps that follow the claim, which are those after the capture, and breaks the n-th, once. */
function breakOnce(n: number) {
  let claiming: number | undefined
  let claimed = false
  let steps = 0
  let answered = false
  const breaks: Breaks = (step) => {
    if (isMove(step, 'completing')) claiming = step.work
    if (!claimed) {
      claimed = step.work === claiming && step.name === 'committed'
      return undefined
    }
    // Once the customer has an answer, what reads is the test and the clock of the sandbox.
    if (answered && step.name === 'read') return undefined
    steps += 1
    return steps === n ? errorAt(step) : undefined
  }
  return {
    breaks,
    onAnswer: () => void (answered = true),
    struck: () => steps >= n,
  }
}

/** Breaks the n-th step of every unit of work that confirms one payment, for ever. */
function breakAlways(n: number) {
  let uuid: unknown
  let confirming: number | undefined
  let steps = 0
  let struck = 0
  const breaks: Breaks = (step) => {
    uuid ??= movedTo(step, 'completing')
    if (uuid !== undefined && movedTo(step, 'completed') === uuid && step.work !== confirming) {
      confirming = step.work
      steps = 0
    }
    if (step.work !== confirming) return undefined
    steps += 1
    if (steps !== n || step.name === 'committed') return undefined
    struck += 1
    return errorAt(step)
  }
  return { breaks, struck: () => struck }
}

async function buyer() {
  stores.breakWhen(() => undefined)
  const stage = await openStage({ host: await host() })
  // Amina pays with credit too, so that there is more to settle.
  const amina = await stage.as('amina')
  await amina.add(courses.badminton)
  await amina.applyCredit(500)
  const { transaction_uuid: uuid } = await amina.authorise(cards.good)
  const body = await amina.completion(uuid)
  return {
    stage,
    amina,
    body,
    captures: async () => (await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture').length,
    credit: async () => (await amina.cart()).credits.find(({ type }) => type === 'general')?.total_available.value,
  }
}

describe('after the capture, a failure', () => {
  test(
    'once, at any statement, commit or read: the customer sees `pending` at worst, and it becomes an order',
    { timeout: 300_000 },
    async () => {
      let struck = 0
      for (let n = 1; ; n++) {
        const { stage, amina, body, captures, credit } = await buyer()
        const before = (await amina.orders()).length
        const plan = breakOnce(n)
        stores.breakWhen(plan.breaks)
        const { status, body: answer } = await amina.sendCompletion(body)
        plan.onAnswer()
        expect([status, ['completed', 'pending'].includes(answer.status)], `step ${n}`).toEqual([200, true])
        await stage.settle()
        const orders = await amina.orders()
        expect(orders.length - before, `step ${n}`).toBe(1)
        expect(orders[0], `step ${n}`).toMatchObject({ status: 'success', credit_used: { value: 500 } })
        expect([await captures(), await credit()]).toEqual([1, 1000])
        if (!plan.struck()) break
        struck = n
      }
      // Confirming takes many statements, and the event of the gateway some more.
      expect(struck).toBeGreaterThan(20)
    },
  )

  test(
    'always, at any statement of this confirmation: the money is refunded, and the basket can be paid again',
    { timeout: 300_000 },
    async () => {
      let struck = 0
      for (let n = 1; ; n++) {
        const { stage, amina, body, captures, credit } = await buyer()
        const before = (await amina.orders()).length
        const plan = breakAlways(n)
        stores.breakWhen(plan.breaks)
        const { body: answer } = await amina.sendCompletion(body)
        await stage.advance('PT10M')
        if (plan.struck() === 0) break
        struck = n
        // The answer, the four tries of the sweeper and its last one; events of the gateway may add to them.
        expect(plan.struck()).toBeGreaterThanOrEqual(5)
        expect(answer.status).toBe('pending')
        const orders = await amina.orders()
        expect([orders.length - before, orders[0]?.status]).toEqual([1, 'cancelled'])
        expect((await stage.gateway.transactions())[0]).toMatchObject({ captured: 5100, refunded: 5100 })
        expect([await captures(), await credit()]).toEqual([1, 1500])
        expect((await amina.sendCompletion(body)).body.code).toBe('transaction_not_completable')
        const again = await amina.authorise(cards.good)
        expect((await amina.complete(again.transaction_uuid)).body.status).toBe('completed')
        await stage.settle()
      }
      expect(struck).toBeGreaterThan(10)
    },
  )

  test('also in the refund: the invariants report it until it is mended', async () => {
    const { stage, amina, body } = await buyer()
    stores.breakWhen((step) => {
      const isEnd = isMove(step, 'completed') || isMove(step, 'reversing')
      return isEnd ? errorAt(step) : undefined
    })
    expect((await amina.sendCompletion(body)).body.status).toBe('pending')
    await stage.advance('PT59M')
    expect(await stage.platform.invariants()).toEqual([])
    await stage.advance('PT2M')
    expect(await stage.platform.invariants()).toMatchObject([{ rule: '17' }])
    stores.breakWhen(() => undefined)
    await stage.settle()
  })
})

test('[PAY-53] an event of a capture whose answer is on the way leaves the order to that answer', async () => {
  const { stage, amina, body } = await buyer()
  let confirmations = 0
  stores.breakWhen((step) => {
    if (isMove(step, 'completed')) confirmations += 1
    return undefined
  })
  await stage.gateway.addFault('release', 'webhook_before_response')
  expect((await amina.sendCompletion(body)).body.status).toBe('completed')
  await stage.settle()
  expect(confirmations).toBe(1)
})
