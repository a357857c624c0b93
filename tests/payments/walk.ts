import { seededRandom } from '@touchline/ids'
import type { AuthorisationOutcome, Cart, PaymentPreparation, PaymentProvider } from '@touchline/contract'
import { expect } from 'vitest'
import { nameOf } from './card-keeper.ts'
import { authorisationBy, cardFormOf, completionBy, complete as sendCompletion, sendAuthorisation } from './pay-by.ts'
import { cards, courses, type Customer, type Stage } from './stage.ts'
import { endSetups, mayPay, setupSteps, type WalkedCards } from './walk-setups.ts'

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
    /** Undefined where there is nothing to pick from. */
    pickAny: <T>(list: readonly T[]): T | undefined => (list.length === 0 ? undefined : list[below(list.length)]),
  }
}

type Chances = ReturnType<typeof chances>

/** The world of a walk: a platform and a gateway, in this process or in others. */
export type WalkStage = Pick<Stage, 'answerBank' | 'enterCard' | 'returnFromBank' | 'settle' | 'setupAtGateway'> & {
  readonly advance: (duration: string) => Promise<unknown>
  /** A possible fault at the next card call; returns the function that ends it. */
  readonly mishap?: () => Promise<() => void>
  readonly gateway: Pick<Stage['gateway'], 'addFault' | 'clearFaults' | 'configure'> & {
    readonly deliver: () => Promise<unknown>
  }
}

export type Walk = {
  readonly stage: WalkStage
  readonly amina: Customer
  readonly provider: PaymentProvider
  readonly chance: Chances
  readonly attempts: AuthorisationOutcome[]
  /** Orders that an answer called completed. */
  readonly completed: Set<number>
  /** Cards that are set up without a payment, where the provider can. */
  readonly wallet: WalkedCards
}

/** Each walk has one provider: with what the seed has on top of it. */
const ways = [
  { provider: 'card-gateway', scenario: undefined },
  { provider: 'card-provider', scenario: 'paying-by-card-provider' },
  { provider: 'session-provider', scenario: 'paying-by-session-provider' },
] as const satisfies readonly { readonly provider: PaymentProvider; readonly scenario: string | undefined }[]

export function wayOf(seed: number): (typeof ways)[number] {
  return ways[seed % ways.length] ?? ways[0]
}

const faults: readonly (readonly [string, string, object])[] = [
  ['session_key', 'http_503', {}],
  ['session_key', 'lost_response', {}],
  ['tokenise', 'http_500', {}],
  ['read', 'http_500', {}],
  ['read', 'read_404', {}],
  ['read', 'stale_read', { times: 2 }],
  ['abort', 'lost_response', {}],
  ['acs', 'tampered_cres', {}],
  ['acs', 'challenge_never_returns', {}],
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
const durations = ['PT1S', 'PT16S', 'PT1M', 'PT6M', 'PT17M', 'PT65M']

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

/** Cards are set up as often as paid with. */
const stepsWithSetups = [...steps, ...setupSteps, ...setupSteps, authoriseWithSetup, authoriseWithSetup]

async function authorise(walk: Walk): Promise<void> {
  const instrument = await prepareWith(walk, enterCard)
  if (instrument) await pay(walk, instrument)
}

/** Pays with what was set up: refused unless a card can have been kept. */
async function authoriseWithSetup(walk: Walk): Promise<void> {
  const walked = walk.chance.pickAny(walk.wallet.setups)
  const prepared = walked && (await prepareWith(walk, async () => ({ setup_intent_id: nameOf(walked.setup) })))
  if (!prepared) return
  const couldPay = mayPay(walked)
  const authorised = await pay(walk, prepared)
  if (!couldPay) expect(authorised).toBe(0)
}

type Prepared = { readonly prepared: PaymentPreparation; readonly instrument: object }

/** Undefined where nothing can be paid now, or the card form does not take the card. */
async function prepareWith(
  walk: Walk,
  instrumentOf: (walk: Walk, prepared: PaymentPreparation) => Promise<object | undefined>,
): Promise<Prepared | undefined> {
  if ((await walk.amina.cart()).items.length === 0) await addSomething(walk)
  const { status, body: prepared } = await walk.amina.tryPrepare()
  const instrument = status === 200 ? await instrumentOf(walk, prepared) : undefined
  return instrument && { prepared, instrument }
}

async function enterCard({ stage, chance }: Walk, prepared: PaymentPreparation): Promise<object | undefined> {
  const { path, key } = cardFormOf(prepared)
  const { status, body } = await stage.enterCard(path, { key, number: chance.pick(cardsTried) })
  if (status >= 300) return undefined
  const { card_identifier, payment_method_id } = body
  return { ...(card_identifier ? { card_identifier } : {}), ...(payment_method_id ? { payment_method_id } : {}) }
}

/** Sends it once or twice at the same time; answers how often it was not refused. */
async function pay({ stage, amina, chance, attempts }: Walk, { prepared, instrument }: Prepared): Promise<number> {
  const request = await authorisationBy(amina, prepared, instrument)
  const times = chance.pick([1, 1, 2])
  const recover = await stage.mishap?.()
  const replies = await Promise.all(Array.from({ length: times }, () => sendAuthorisation(amina, request)))
  recover?.()
  const outcomes = replies.flatMap(({ status, body: outcome }) => (status === 200 ? [outcome] : []))
  attempts.push(...outcomes)
  return outcomes.length
}

async function askBank({ stage, chance, attempts }: Walk): Promise<void> {
  const waiting = attempts.filter(({ sca_url: url }) => url !== null)
  const last = waiting.at(-1)
  if (!last) return
  const page = await stage.answerBank(last, chance.pick(words))
  if (page.action.includes('3ds-return')) await stage.returnFromBank(page)
}

async function complete({ amina, provider, chance, attempts, completed }: Walk): Promise<void> {
  const attempt = chance.below(4) === 0 ? attempts[chance.below(attempts.length || 1)] : attempts.at(-1)
  if (!attempt) return
  const completion = await completionBy(amina, provider, attempt)
  const times = chance.pick([1, 1, 2, 3])
  for (const reply of await Promise.all(Array.from({ length: times }, () => sendCompletion(amina, completion)))) {
    if (reply.body.status === 'completed' && reply.body.order_id !== null) completed.add(reply.body.order_id)
    // Refused or answered, never broken.
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
  }
}

/** Begins a walk in which the sandbox is known to the gateway, so that faults can be set. */
export async function beginWalk(stage: WalkStage, amina: Customer, seed: number): Promise<Walk> {
  const { provider } = wayOf(seed)
  const known = {
    attempts: [],
    completed: new Set<number>(),
    wallet: { setups: [], removed: new Set<string>(), doubtful: new Set<string>() },
  }
  const walk: Walk = { stage, amina, provider, chance: chances(`walk ${seed}`), ...known }
  await addSomething(walk)
  await amina.prepare()
  // Gateways that take money at once must lead to the same rows as those that hold it first.
  await stage.gateway.configure({ capture_mode: seed % 2 === 0 ? 'deferred' : 'immediate' })
  return walk
}

/** One step, whichever it is. */
export async function takeStep(walk: Walk): Promise<void> {
  await walk.chance.pick(walk.provider === 'card-provider' ? stepsWithSetups : steps)(walk)
}

/** The result of a walk. */
export type WalkEnd = { readonly orders: number; readonly cards: number }

/** Finishes everything. Then the rules hold, and every completed payment is an order. */
export async function endWalk(walk: Walk): Promise<WalkEnd> {
  const { stage, amina, completed } = walk
  await stage.gateway.clearFaults()
  await stage.settle()
  const kept = await endSetups(walk)
  for (const orderId of completed) expect((await amina.order(orderId)).status).toBe('success')
  return { orders: completed.size, cards: kept }
}
