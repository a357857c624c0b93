import { seededRandom } from '@touchline/ids'
import type { AuthorisationOutcome, Cart } from '@touchline/contract'
import { expect } from 'vitest'
import { cards, courses, type Customer, type Stage } from './stage.ts'

/** Chances of one walk: the same seed walks the same way. */
export function chances(seed: string) {
  const random = seededRandom(seed)
  const below = (count: number) => Buffer.from(random.bytes(4)).readUInt32BE() % count
  return {
    below,
    pick<T>(list: readonly T[]): T {
      const chosen = list[below(list.length)]
      if (chosen === undefined) throw new RangeError('nothing to pick from')
      return chosen
    },
  }
}

type Chances = ReturnType<typeof chances>

/** What a walk needs of the world around it: a platform and a gateway, in this process or in others. */
export type WalkStage = Pick<Stage, 'answerBank' | 'returnFromBank' | 'settle'> & {
  readonly advance: (duration: string) => Promise<unknown>
  readonly gateway: Pick<Stage['gateway'], 'addFault' | 'clearFaults' | 'configure'> & {
    readonly deliver: () => Promise<unknown>
  }
}

export type Walk = {
  readonly stage: WalkStage
  readonly amina: Customer
  readonly chance: Chances
  readonly attempts: AuthorisationOutcome[]
  /** Orders that an answer called completed. */
  readonly completed: Set<number>
}

const faults: readonly (readonly [string, string, object])[] = [
  ['register', 'lost_response', {}],
  ['register', 'timeout', { ms: 1 }],
  ['register', 'http_500', {}],
  ['register', 'late_execution', { ms: 20_000 }],
  ['register', 'webhook_before_response', {}],
  ['3d_secure_challenge', 'lost_response', {}],
  ['3d_secure_challenge', 'http_503', {}],
  ['release', 'lost_response', {}],
  ['release', 'timeout', { ms: 1 }],
  ['release', 'http_502', {}],
  ['release', 'http_500', { stored: true }],
  ['release', 'decline_next', {}],
  ['release', 'webhook_before_response', {}],
  ['cancel_by_reference', 'lost_response', {}],
  ['cancel_by_reference', 'timeout', { ms: 1 }],
  ['cancel_by_reference', 'http_500', { stored: true }],
  ['refund', 'lost_response', {}],
  ['refund', 'http_500', { stored: true }],
  ['refund', 'refund_fail_async', {}],
  ['webhook', 'webhook_drop', { times: 3 }],
  ['webhook', 'webhook_duplicate', { count: 3 }],
  ['webhook', 'webhook_reorder', {}],
  ['webhook', 'webhook_delay', { ms: 120_000 }],
]

const cardsTried = [cards.good, cards.good, cards.challenge, cards.declined, cards.captureDeclined]
const words = ['123456', '123456', '000000', 'cancel', '999999']
const hints = ['authorised', 'failed', '', 'cancelled', 'a forged result']
const durations = ['PT1S', 'PT16S', 'PT1M', 'PT6M', 'PT17M']

async function addSomething({ amina }: Walk): Promise<void> {
  const { items }: Cart = await amina.cart()
  const slugs = new Set(items.map(({ schedule_slug: slug }) => slug))
  const next = [courses.badminton, courses.pilates].find((slug) => !slugs.has(slug))
  // Refused while the money is being taken, and once everything has been bought.
  if (next) await amina.tryAdd(next)
}

const steps: readonly ((walk: Walk) => Promise<unknown>)[] = [
  addSomething,
  async ({ amina, chance }) => amina.applyCredit(chance.pick([0, 500, 1500])),
  async ({ amina }) => amina.clear(),
  async ({ stage, chance }) => stage.gateway.addFault(...chance.pick(faults)),
  async ({ stage, chance }) => stage.gateway.addFault(...chance.pick(faults)),
  async ({ stage }) => stage.gateway.deliver(),
  async ({ stage, chance }) => stage.advance(chance.pick(durations)),
  authorise,
  authorise,
  authorise,
  askBank,
  askBank,
  async ({ amina, chance, attempts }) => {
    if (attempts.length > 0) await amina.reportSca(chance.pick(attempts), chance.pick(hints))
  },
  complete,
  complete,
  complete,
]

async function authorise(walk: Walk): Promise<void> {
  const { amina, chance, attempts } = walk
  if ((await amina.cart()).items.length === 0) await addSomething(walk)
  if ((await amina.tryPrepare()).status !== 200) return
  const body = await amina.authorisation(chance.pick(cardsTried))
  const replies = await Promise.all(Array.from({ length: chance.pick([1, 1, 2]) }, () => amina.sendAuthorisation(body)))
  attempts.push(...replies.flatMap(({ status, body: outcome }) => (status === 200 ? [outcome] : [])))
}

async function askBank({ stage, chance, attempts }: Walk): Promise<void> {
  const waiting = attempts.filter(({ sca_url: url }) => url !== null)
  const last = waiting.at(-1)
  if (!last) return
  const page = await stage.answerBank(last, chance.pick(words))
  if (page.action.includes('3ds-return')) await stage.returnFromBank(page)
}

async function complete({ amina, chance, attempts, completed }: Walk): Promise<void> {
  const attempt = chance.below(4) === 0 ? attempts[chance.below(attempts.length || 1)] : attempts.at(-1)
  if (!attempt) return
  const body = await amina.completion(attempt.transaction_uuid)
  const times = chance.pick([1, 1, 2, 3])
  for (const reply of await Promise.all(Array.from({ length: times }, () => amina.sendCompletion(body)))) {
    if (reply.body.status === 'completed' && reply.body.order_id !== null) completed.add(reply.body.order_id)
    // Refused or answered, never broken.
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
  }
}

/** Begins a walk in which the sandbox is known to the gateway, so that faults can be set. */
export async function beginWalk(stage: WalkStage, amina: Customer, seed: number): Promise<Walk> {
  const walk: Walk = { stage, amina, chance: chances(`walk ${seed}`), attempts: [], completed: new Set() }
  await addSomething(walk)
  await amina.prepare()
  // Gateways that take money at once must lead to the same rows as those that hold it first.
  await stage.gateway.configure({ capture_mode: seed % 2 === 0 ? 'deferred' : 'immediate' })
  return walk
}

/** One step, whichever it is. */
export async function takeStep(walk: Walk): Promise<void> {
  await walk.chance.pick(steps)(walk)
}

/** Everything comes to its end; then the rules hold, and what was called completed is an order. */
export async function endWalk({ stage, amina, completed }: Walk): Promise<void> {
  await stage.gateway.clearFaults()
  await stage.settle()
  for (const orderId of completed) expect((await amina.order(orderId)).status).toBe('success')
}
