import type {
  AuthoriseAnswer,
  CallOptions,
  CompleteAnswer,
  PaymentApi,
  PrepareAnswer,
  ScaAnswer,
} from '../machine/calls/payment-api.ts'
import { paymentAdapters } from '../card/payment-adapters.ts'
import { nine, transactionUuid } from './payment-examples.ts'
import type { PaidOrder } from '../machine/states/payment-errors.ts'
import type { PaymentWorld } from '../machine/payment-world.ts'
import { recoverySlot } from '../machine/recovery-slot.ts'

type CallName = keyof PaymentApi
type Answers = {
  prepare: PrepareAnswer
  authorise: AuthoriseAnswer
  reportSca: ScaAnswer
  complete: CompleteAnswer
  prepareSession: PrepareAnswer
  paySession: AuthoriseAnswer
  completeSession: CompleteAnswer
}

/** The platform's next scripted answer: a value, an error, or silence. */
type Next<N extends CallName> = Answers[N] | Error | 'silence'
type Script = { readonly [N in CallName]?: readonly Next<N>[] }

type Sent = {
  readonly call: CallName
  readonly to: string | null
  readonly body: unknown
  readonly options: CallOptions
}

const library = 'http://127.0.0.1:4100/gateway/v1/js/session-provider.js'

const usual: Answers = {
  prepareSession: {
    paymentProvider: 'session-provider',
    sessionId: 'ps_1',
    sessionToken: 'T1',
    config: { mode: 'test', url: library },
    savedCard: null,
    expiresIn: 3600,
  },
  paySession: { transactionId: '1042', transactionUuid, transactionStatus: 'authorised', error: null },
  completeSession: { completeOrderId: 501, orderId: 501, status: 'completed' },
  prepare: {
    paymentProvider: 'card-gateway',
    sessionKey: '6C0D',
    config: { mode: 'test', url: 'http://127.0.0.1:4100/gateway/v1/js/card-gateway.js' },
    savedCard: null,
    expiresIn: 400,
  },
  authorise: { transactionId: '1042', transactionUuid, transactionStatus: 'authorised', error: null },
  reportSca: { status: 'authorised' },
  complete: { completeOrderId: 501, orderId: 501, status: 'completed' },
}

/** The order that a basket became, by its hash. */
type PaidElsewhere = (itemHash: string | null) => PaidOrder | null

/** A tab's storage, in memory. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

/** Surroundings for tests of the runner: a scripted platform, and a clock that moves on request. */
export function fakeWorld(script: Script = {}, storage = memoryStorage(), paid: PaidElsewhere = () => null) {
  const sent: Sent[] = []
  const timers: { readonly at: number; readonly run: () => void }[] = []
  const ignored: string[] = []
  let now = nine
  let keys = 0
  let refreshes = 0

  function answer<N extends CallName>(call: N, to: string | null, body: unknown, options: CallOptions) {
    const turn = sent.filter((request) => request.call === call).length
    sent.push({ call, to, body, options })
    const next: Next<N> = script[call]?.[turn] ?? usual[call]
    if (next === 'silence') return new Promise<never>(() => {})
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  }

  const world: PaymentWorld = {
    api: {
      prepare: (to, body, options) => answer('prepare', to, body, options),
      authorise: (to, body, options) => answer('authorise', to, body, options),
      reportSca: (to, body, options) => answer('reportSca', to, body, options),
      complete: (to, body, options) => answer('complete', to, body, options),
      prepareSession: (to, body, options) => answer('prepareSession', to, body, options),
      paySession: (to, body, options) => answer('paySession', to, body, options),
      completeSession: (to, id, body, options) => answer('completeSession', `${to}/${id}`, body, options),
    },
    adapters: paymentAdapters,
    providerNames: {},
    slot: recoverySlot(() => storage),
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    newKey: () => `key-${++keys}`,
    refreshBasket: () => void (refreshes += 1),
    paidOrder: async (itemHash) => paid(itemHash),
    onIgnored: (status, event) => void ignored.push(`${event} in ${status}`),
  }

  /** Runs everything that needs no passing of time. */
  async function settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
  }

  /** Moves time and runs what falls due, in order. */
  async function pass(ms: number): Promise<void> {
    const end = now + ms
    for (;;) {
      await settle()
      const [due] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (!due) break
      timers.splice(timers.indexOf(due), 1)
      now = due.at
      due.run()
    }
    now = end
  }

  return {
    world,
    storage,
    sent,
    ignored,
    settle,
    pass,
    calls: (call: CallName) => sent.filter((request) => request.call === call),
    refreshes: () => refreshes,
  }
}
