import { hour } from '@touchline/clock'
import { expect, test } from 'vitest'
import type { Person } from '../support/person.ts'
import { factsOf } from './releases/fill-release.ts'
import { answerBank, completeOpen, type OpenPayment } from './releases/fill-platform.ts'
import { dataOfRelease, expectFacts, type Mode, personOf, type Stage, startOn } from './release-stage.ts'

/** Answers the bank with the code, and completes the payment; answers the order. */
async function finish({ platform, gateway }: Stage, customer: Person, payment: OpenPayment): Promise<number> {
  await answerBank(payment, async (address, fields) => {
    const { pathname } = new URL(address)
    const app = pathname.startsWith('/gateway') ? gateway.app : platform.app
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await app.inject({
      method: 'POST',
      url: pathname,
      headers,
      payload: String(new URLSearchParams(fields)),
    })
    expect(reply.statusCode, reply.body).toBeLessThan(400)
    return reply.body
  })
  return completeOpen(customer, payment)
}

async function expectWhole({ broken }: Stage, sandbox: string): Promise<void> {
  expect(await broken(sandbox), sandbox).toEqual([])
}

const cases: readonly { readonly mode: Mode; readonly what: string }[] = [
  { mode: 'shared', what: 'sandboxes, a fork, moved and frozen clocks' },
  { mode: 'off', what: 'a platform without sandboxes' },
]

test.each(cases)('[O-466] data of release 0.1 starts on this build with everything in it: $what', async ({ mode }) => {
  const data = await dataOfRelease('0.1', mode)
  const stage = await startOn(data, mode)
  const { platform, wallClock } = stage
  for (const sandbox of data.facts.sandboxes) {
    await expectFacts(stage, sandbox)
    await expectWhole(stage, sandbox.id)
    const view = await platform.sandboxes.read(sandbox.id)
    expect(view.frozen).toBe(sandbox.frozenAt !== null)
    const expected = sandbox.frozenAt === null ? wallClock.now() + sandbox.ahead : Date.parse(sandbox.frozenAt)
    // A clock is read to the second.
    expect(Math.abs(view.now - expected), sandbox.id).toBeLessThan(2000)
  }
  for (const sandbox of data.facts.sandboxes) {
    const [first] = sandbox.open
    if (!first) continue
    const customer = personOf(stage, sandbox.id, { id: first.userId, token: first.token })
    const order = await finish(stage, customer, first)
    const { orders, basket } = await factsOf({ ...customer, token: first.token })
    expect(orders.find(({ id }) => id === order)).toMatchObject({ status: 'success' })
    expect(basket).toEqual([])
    await expectWhole(stage, sandbox.id)
  }
  // A payment that nobody finishes ends by itself.
  wallClock.advance(5 * hour)
  await platform.sandboxes.tick()
  await platform.sandboxes.tick()
  for (const sandbox of data.facts.sandboxes) {
    await expectWhole(stage, sandbox.id)
    const { store } = await platform.sandboxes.open(sandbox.id)
    const attempts = await store.read((reads) => reads.payments.listTransactions())
    for (const { uuid } of sandbox.open.slice(1)) {
      expect(attempts.find((attempt) => attempt.uuid === uuid)).toMatchObject({ state: 'reversed' })
    }
  }
})
