import { seededRandom } from '@touchline/ids'
import { describe, expect, it } from 'vitest'
import { testCards } from '../engine/test-cards.ts'
import { merchant, openGateway, type TestGateway, type Wire } from './fixture.ts'

type Walker = { readonly pick: <T>(choices: readonly [T, ...T[]]) => T; readonly below: (limit: number) => number }

function walker(seed: string): Walker {
  const random = seededRandom(seed)
  const below = (limit: number) => Buffer.from(random.bytes(4)).readUInt32BE(0) % limit
  return { below, pick: (choices) => choices[below(choices.length)] ?? choices[0] }
}

const names = [
  'A Tester',
  'A Tester',
  'SUCCESSFUL',
  'CHALLENGE',
  'NOTAUTH',
  'PROOFATTEMPT',
  'TECHDIFFICULTIES',
] as const
const words = ['123456', '000000', '555555', '999999', '111111', 'attempt', 'cancel', 'extend'] as const
const effects = [
  'timeout',
  'lost_response',
  'http_500',
  'late_execution',
  'decline_next',
  'webhook_before_response',
] as const

/** A call that a fault may break; a dropped connection is an outcome like another. */
async function tried(call: Promise<{ readonly body: Wire }>): Promise<Wire> {
  return call.then(
    (answer) => answer.body,
    () => undefined,
  )
}

async function step(gateway: TestGateway, walk: Walker, known: Wire[]): Promise<void> {
  const { transaction_id: id, vendor_tx_code: code } =
    walk.pick([known.at(-1), known[0], known[walk.below(known.length + 1)]]) ?? {}
  const key = `${id}-${walk.below(6)}`
  switch (walk.below(9)) {
    case 0:
    case 1: {
      const card = testCards[walk.below(testCards.length)]
      const body = await gateway.order(
        { number: walk.pick(['4242424242424242', card?.number]), name: walk.pick(names) },
        { amount: 1 + walk.below(5000), transaction_type: walk.pick(['deferred', 'deferred', 'payment']) },
      )
      const paid = await tried(gateway.server('transactions', body, `register-${body.vendor_tx_code}`))
      known.push(paid?.transaction_id ? paid : { transaction_id: 'unknown', vendor_tx_code: body.vendor_tx_code })
      break
    }
    case 2:
      await tried(gateway.instruct(id, 'release', walk.pick([undefined, undefined, 1 + walk.below(5000)]), key))
      break
    case 3:
      await tried(gateway.instruct(id, walk.pick(['abort', 'void']), undefined, `${key}-end`))
      break
    case 4:
      await tried(gateway.instruct(id, 'refund', walk.pick([undefined, 1 + walk.below(3000)]), `${key}-refund`))
      break
    case 5:
      await tried(
        gateway.server(
          'cancel-by-reference',
          { vendor_tx_code: walk.pick([code ?? 'never', 'never']) },
          `${key}-cancel`,
        ),
      )
      break
    case 6: {
      const waiting = known.findLast((one) => one.c_req ?? one.pa_req)
      if (!waiting) break
      const page = await gateway.answerBank(waiting, walk.pick(words))
      await tried(gateway.submit(waiting, page, `submit-${waiting.transaction_id}`))
      break
    }
    case 7:
      gateway.clock.advance(walk.pick([1000, 60_000, 700_000, 86_400_000, 31 * 86_400_000]))
      await gateway.runDue()
      break
    case 8: {
      const operation = walk.pick(['register', 'release', 'refund', 'abort'] as const)
      await gateway.fault({ match: { operation }, effect: walk.pick(effects), ms: 0 })
      break
    }
  }
}

async function settle(gateway: TestGateway): Promise<readonly Wire[]> {
  await gateway.control('DELETE', `merchants/${merchant}/faults`)
  gateway.clock.advance(40 * 86_400_000)
  await gateway.runDue()
  gateway.clock.advance(86_400_000)
  await gateway.runDue()
  return (await gateway.control('GET', `merchants/${merchant}/transactions`)).body.transactions
}

describe('random walks', () => {
  it.each(Array.from({ length: 40 }, (_, index) => `walk ${index}`))(
    '%s keeps every rule at every step and ends with no holds',
    async (seed) => {
      const gateway = await openGateway()
      const walk = walker(seed)
      const known: Wire[] = []
      for (let count = 0; count < 40; count += 1) {
        await step(gateway, walk, known)
        expect(await gateway.broken(), `step ${count}`).toEqual([])
      }
      const transactions = await settle(gateway)
      expect(await gateway.broken()).toEqual([])
      expect(
        transactions.filter((row) => row.held > 0 || row.state === 'authorised' || row.state === 'challenge_required'),
      ).toEqual([])
      const rows = (await gateway.control('GET', `merchants/${merchant}/deliveries`)).body.deliveries
      expect(rows.filter((row: Wire) => row.state !== 'delivered')).toEqual([])
      await gateway.close()
    },
  )
})
