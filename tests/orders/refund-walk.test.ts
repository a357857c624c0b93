import { updateBookings } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { cards, openStage } from '../payments/stage.ts'
import { chances } from '../payments/walk.ts'
import { hostOfSeed } from '../support/host.ts'
import { amountOf, seedsOf } from '../support/long-forms.ts'
import { Refusal } from '../support/person.ts'
import { engine } from '../support/test-stores.ts'
import { bought, type Bought, seedWithCredit, type Way } from './bought.ts'

const host = hostOfSeed(seedWithCredit)

type Chances = ReturnType<typeof chances>

const ways: readonly Way[] = ['online', 'online', 'credit', 'credit', 'off-system', 'cash']
const parts = [1, 500, 1995, 2500, 5400, 7395, 9000]

/** A step refused as impossible does not count. */
async function unlessRefused(step: Promise<unknown>): Promise<boolean> {
  try {
    await step
    return true
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return false
    throw error
  }
}

async function refundSomething(order: Bought, chance: Chances): Promise<boolean> {
  const itemId = chance.pick([null, null, order.course.id, order.extra.id])
  return unlessRefused(order.refund(chance.pick(ways), chance.pick(parts), itemId))
}

/** Cancels one line or both: what was said of one before is what then comes back. */
async function cancelSomething({ ellie, bookings, read }: Bought, chance: Chances): Promise<boolean> {
  const left = await bookings()
  const [first] = left
  if (!first) return false
  const chosen = chance.pick([left, [chance.pick(left)]])
  const before = (await read()).refunds.reduce((total, { amount }) => total + amount.value, 0)
  const booking_ids = chosen.map(({ id }) => id)
  const terms = { update_type: 'cancellation', cancellation_source: 'foh' } as const
  const data = { ...terms, refund_to: chance.pick<'card' | 'credit'>(['card', 'credit']), booking_ids } as const
  await ellie.call(updateBookings, { body: { data } })
  const after = (await read()).refunds.reduce((total, { amount }) => total + amount.value, 0)
  const [only, ...others] = chosen
  if (others.length === 0) expect(after - before).toBe(only?.cancellation.outcome?.returned.value)
  return true
}

const paidWith = [
  [],
  [{ type: 'general', amount: 2500 }],
  [{ type: 'membership', amount: 1500 }],
  [
    { type: 'membership', amount: 4001 },
    { type: 'general', amount: 3003 },
  ],
] as const

/** A dozen of some second each; on PostgreSQL its two isolations share them. */
const walks = Math.ceil(amountOf('TOUCHLINE_WALKS', 100) / (engine === 'sqlite' ? 8 : 16))

describe('[O-206, O-180 partly, O-32 partly] refunds and cancellations in any order never exceed the payment, in amount and method', () => {
  test.each(seedsOf(walks))('walk %i', async (seed) => {
    const chance = chances(`refunds ${seed}`)
    const stage = await openStage({ host: await host() })
    const card = chance.pick([cards.good, cards.refundPending, cards.refundFailsLater])
    const order = await bought(stage, chance.pick(paidWith), card)
    // Longer than the gateway keeps the key of a refund, and not so long that anything begins: that is cancelled no more.
    const longWaitAt = chance.below(10)
    const shortWaitsAt = [chance.below(10), chance.below(10)]
    for (let step = 0; step < 10; step++) {
      if (chance.below(5) === 0) {
        await stage.gateway.addFault('refund', chance.pick(['lost_response', 'http_503']), {
          times: chance.pick([1, 1000]),
        })
      }
      const act = chance.pick([refundSomething, refundSomething, refundSomething, cancelSomething])
      const done = await act(order, chance)
      if (done) expect(await stage.platform.invariants()).toEqual([])
      if (shortWaitsAt.includes(step)) await stage.advance('PT2H')
      if (step === longWaitAt) await stage.advance('P1DT2H')
      if (chance.below(5) === 0) await stage.gateway.clearFaults()
    }
    await stage.gateway.clearFaults()
    await stage.advance('P2D')
    await stage.settle()
    expect((await order.read()).refunds.map(({ status }) => status)).not.toContain('pending')
  })
})
