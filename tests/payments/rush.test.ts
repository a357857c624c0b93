import { setTimeout } from 'node:timers/promises'
import type { Course } from '@touchline/contract'
import { expect, test } from 'vitest'
import { engine } from '../support/test-stores.ts'
import { asksNothing } from './asks-nothing.ts'
import { cards, type Customer, openStage, type Stage } from './stage.ts'

const buyers = 32
/** The long form: for how long they keep buying. The short form is one purchase each. */
const seconds = Number(process.env['TOUCHLINE_RUSH_SECONDS'] ?? '0')

type Tally = { completed: number; pending: number; busy: number; readonly ms: number[] }

/** Everybody asks at once; an answer that says `busy` says when to come back, and nothing was taken for it. */
async function complete(stage: Stage, customer: Customer, uuid: string, tally: Tally): Promise<void> {
  const body = await customer.completion(uuid)
  for (;;) {
    const started = performance.now()
    const { status, body: answer } = await customer.sendCompletion(body)
    tally.ms.push(performance.now() - started)
    if (status === 503) {
      expect(answer.code).toBe('busy')
      const taken = (await stage.gateway.transactions()).find(({ vendor_tx_code: code }) => code === uuid)
      expect(taken?.captured).toBe(0)
      tally.busy += 1
      continue
    }
    expect([status, answer.status === 'failed'], JSON.stringify(answer)).toEqual([200, false])
    if (answer.status === 'completed') {
      tally.completed += 1
      return
    }
    tally.pending += 1
  }
}

async function hold(customer: Customer, { slug }: Course): Promise<string | undefined> {
  for (;;) {
    const { status, body } = await customer.tryAdd(slug)
    if (status === 201) break
    if (status === 409) return undefined
    expect([status, body.code]).toEqual([503, 'busy'])
  }
  return (await customer.authorise(cards.good)).transaction_uuid
}

/** One round: all hold their money, then all complete at once, while the gateway sends its events. */
async function round(stage: Stage, crowd: readonly Customer[], courses: readonly Course[], turn: number, tally: Tally) {
  const held = await Promise.all(
    crowd.map(async (customer, index) => {
      const course = courses[(index + turn) % courses.length]
      return course && { customer, uuid: await hold(customer, course) }
    }),
  )
  let over = false
  const deliver = async () => {
    // In one process a gateway in memory answers without letting go: the buyers must get a turn.
    while (!over) await Promise.all([stage.gateway.deliver(), setTimeout(5)])
  }
  const delivering = deliver()
  const started = performance.now()
  await Promise.all(held.map(async (one) => one?.uuid && complete(stage, one.customer, one.uuid, tally)))
  over = true
  await delivering
  return performance.now() - started
}

function figures({ completed, pending, busy, ms }: Tally, spentMs: number): string {
  const worst = Math.round(Math.max(...ms))
  const rate = ((completed / spentMs) * 1000).toFixed(1)
  return `${completed} completions, ${rate}/s, ${pending} pending answers, ${busy} busy, slowest answer ${worst} ms (${engine})`
}

test(
  '[PAY-38 partly] thirty-two buyers at once each get an order, and none gets an error after the capture',
  { timeout: 120_000 + 2 * seconds * 1000 },
  async () => {
    const until = performance.now() + seconds * 1000
    const tally: Tally = { completed: 0, pending: 0, busy: 0, ms: [] }
    let spent = 0
    do {
      const stage = await openStage()
      const crowd = await stage.crowd(buyers)
      const list = '/api/v1/activities/courses?source=online&per_page=100'
      const [first] = crowd
      if (!first) throw new Error('there is nobody')
      const { body } = await first.call<{ readonly data: readonly Course[] }>('GET', list)
      const courses = body.data.filter(asksNothing)
      const before = tally.completed
      for (let turn = 0; turn < (seconds > 0 ? 6 : 1); turn++) spent += await round(stage, crowd, courses, turn, tally)
      await stage.settle()
      const captures = (await stage.gateway.ledger()).filter(({ kind }) => kind === 'capture').length
      expect(captures).toBe(tally.completed - before)
    } while (performance.now() < until)
    expect(tally.completed).toBeGreaterThanOrEqual(buyers)
    // The figure of the long form.
    if (seconds > 0) process.stdout.write(`${figures(tally, spent)}\n`)
  },
)
