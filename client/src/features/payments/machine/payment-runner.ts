import { type BankEnquiry, createBankEnquiry } from '../challenge/bank-enquiry.ts'
import { noAnswer } from './calls/call-failure.ts'
import { explainFailure, mayBePaid } from './calls/explain-failure.ts'
import { askForSession } from '../card/ask-for-session.ts'
import { type Ask, askWithin, patienceMs } from './patience.ts'
import { adapterFor } from '../card/payment-adapters.ts'
import { eventOfAuthorise, eventOfComplete, eventOfFailedComplete } from './calls/payment-answers.ts'
import type { AuthoriseDetails, ChallengeDisplay, PaymentOrder } from './states/payment-details.ts'
import type { PaymentEffect } from './payment-effects.ts'
import { providerUnsupported, refusal, unfinished } from './states/payment-errors.ts'
import type { PaymentEvent } from './states/payment-events.ts'
import { completionTries } from './states/payment-reducer.ts'
import { isUnresolved, recoveryOf } from './states/payment-state.ts'
import type { PaymentState, StateOf } from './states/payment-state.ts'
import { createPaymentStore, type PaymentStore } from './payment-store.ts'
import type { PaymentWorld } from './payment-world.ts'

/** The commands of a payment. One that is meaningless in the present status does nothing. */
export type PaymentCommands = {
  /** Requests a payment session. */
  readonly prepare: (order: PaymentOrder) => void
  readonly authorise: (details: AuthoriseDetails, waiversComplete: boolean) => void
  /** Shows the bank's page, in a dialog or instead of ours. */
  readonly startChallenge: (display: ChallengeDisplay) => void
  /** The bank's page has ended; `result` is its value in the browser, if any. */
  readonly challengeReturned: (transactionUuid: string, result?: string) => void
  /** The bank's page cannot be shown here. */
  readonly failChallenge: () => void
  /** Cancels the challenge, or clears a failure, and makes the payment ready again. */
  readonly clear: () => void
  /** Continues after a redirect, with a transaction of this tab. */
  readonly resume: (transactionUuid: string, result?: string) => void
  /** Asks for the outcome of an unclear completion. */
  readonly retryCompletion: () => void
  /** Checks whether an earlier page's payment of unknown outcome became an order; ignores another person's. */
  readonly lookBack: (userId: number) => void
  readonly reset: () => void
}

export type PaymentRunner = {
  readonly state: () => PaymentState
  readonly subscribe: (listener: () => void) => () => void
  readonly commands: PaymentCommands
}

async function authorise(world: PaymentWorld, ask: Ask, state: StateOf<'authorizing'>): Promise<PaymentEvent> {
  const { attempt, session, details } = state
  const adapter = adapterFor(session.providerName, world)
  if (!adapter) return { type: 'AUTHORISE_FAIL', attempt, error: providerUnsupported(session.providerName) }
  const idempotencyKey = world.newKey()
  const asked = await ask(patienceMs.authorise, ({ signal }) =>
    adapter.authorise(world.api, session, details, { signal, idempotencyKey }),
  )
  const call = adapter.calls.authorise
  if (asked.ok) return eventOfAuthorise(call, asked.value, attempt, world.now())
  return { type: 'AUTHORISE_FAIL', attempt, error: refusal(call, asked.failure) }
}

async function complete(world: PaymentWorld, ask: Ask, state: StateOf<'completing'>): Promise<PaymentEvent> {
  const { attempt, recovery, tries } = state
  const adapter = adapterFor(recovery.providerName, world)
  if (!adapter) return eventOfFailedComplete(noAnswer, attempt, completionTries)
  // The key derives from the transaction: a repetition after a reload is still the same operation.
  const idempotencyKey = `complete:${recovery.transactionUuid}`
  const asked = await ask(patienceMs.complete, ({ signal }) =>
    adapter.complete(world.api, recovery, { signal, idempotencyKey }),
  )
  return asked.ok ? eventOfComplete(asked.value, attempt, tries) : eventOfFailedComplete(asked.failure, attempt, tries)
}

/** A 401 ends the payment here; the caller of all calls logs out. payments.md 11, test 68 */
function askUntilLoggedOut(world: PaymentWorld, ask: Ask, store: PaymentStore): Ask {
  return async (ms, send) => {
    const { attempt } = store.state()
    const asked = await ask(ms, send)
    const isLoggedOut = !asked.ok && asked.failure.status === 401
    if (isLoggedOut && store.state().attempt === attempt) {
      store.dispatch({ type: 'RESET' })
      world.loggedOut?.()
    }
    return asked
  }
}

type Tell = (event: PaymentEvent) => void

/** Reports events to the payment; a failure only after its cause is looked up. */
function tellExplained(world: PaymentWorld, store: PaymentStore, ask: Ask): Tell {
  return (event) => {
    if (mayBePaid(event)) void explainFailure(world, ask, store.state(), event).then(store.dispatch)
    else store.dispatch(event)
  }
}

/** Executes the effects of a payment's moves; answers return as events. */
function worker(world: PaymentWorld, store: PaymentStore, ask: Ask, tell: Tell, bank: BankEnquiry) {
  let order: PaymentOrder | null = null

  function prepare(wanted: PaymentOrder | null): void {
    order = wanted ?? order
    if (order) store.dispatch({ type: 'PREPARE', amountDue: order.amountDue })
  }

  function completeNow(attempt: number): void {
    const state = store.state()
    if (state.status !== 'completing' || state.attempt !== attempt) return
    void complete(world, ask, state).then(tell)
  }

  function cancelChallenge(transactionId: string, transactionUuid: string): void {
    bank.stop()
    const body = { transactionUuid, scaResult: 'cancelled' }
    // Best effort: the platform releases anything left when its time is up.
    void ask(patienceMs.sca, (options) => world.api.reportSca(transactionId, body, options))
  }

  function carryOut(effect: PaymentEffect): void {
    const state = store.state()
    const { attempt } = state
    if (effect.kind === 'prepare' && order) void askForSession(world, ask, order, attempt).then(tell)
    if (effect.kind === 'prepare-again') prepare(effect.order)
    if (effect.kind === 'authorise' && state.status === 'authorizing') {
      void authorise(world, ask, state).then(tell)
    }
    if (effect.kind === 'ask-bank-result') bank.ask(effect.result)
    if (effect.kind === 'cancel-challenge') cancelChallenge(effect.transactionId, effect.transactionUuid)
    if (effect.kind === 'start-completion') store.dispatch({ type: 'COMPLETE' })
    if (effect.kind === 'complete') {
      if (effect.afterMs === 0) completeNow(attempt)
      else world.after(effect.afterMs, () => completeNow(attempt))
    }
    if (effect.kind === 'refresh-basket') world.refreshBasket()
  }

  return { prepare, carryOut }
}

/** Runs a payment: the reducer decides, this executes. Framework-free. payments.md 7 */
export function createPaymentRunner(world: PaymentWorld): PaymentRunner {
  const store = createPaymentStore(world, (effect) => work.carryOut(effect))
  const ask = askUntilLoggedOut(world, askWithin(world.after), store)
  const tell = tellExplained(world, store, ask)
  const bank = createBankEnquiry(world, ask, { state: store.state, dispatch: tell })
  const work = worker(world, store, ask, tell, bank)

  function challengeReturned(transactionUuid: string, result = ''): void {
    const state = store.state()
    if (state.status === 'sca_processing' && state.auth.transactionUuid === transactionUuid) bank.ask(result)
  }

  async function lookBack(userId: number): Promise<void> {
    if (!world.slot.isOf(userId)) {
      world.slot.clear()
      return store.dispatch({ type: 'DISOWN' })
    }
    const { attempt } = store.state()
    const left = recoveryOf(store.state())
    if (!isUnresolved(left)) return
    const asked = await ask(patienceMs.paidOrder, () => world.paidOrder(left.completion.itemHash))
    if (asked.ok && asked.value) store.dispatch({ type: 'COMPLETE_FOUND', attempt, order: asked.value })
  }

  const commands: PaymentCommands = {
    prepare: work.prepare,
    authorise: (details, waiversComplete) =>
      store.dispatch({ type: 'AUTHORISE', at: world.now(), details, waiversComplete }),
    startChallenge: (display) => store.dispatch({ type: 'SCA_START', display }),
    challengeReturned,
    failChallenge: () =>
      tell({ type: 'SCA_FAIL', attempt: store.state().attempt, error: unfinished('sca-completion') }),
    clear: () => store.dispatch({ type: 'CLEAR_AUTH' }),
    resume: (transactionUuid, result = '') => store.dispatch({ type: 'RESUME_SCA', transactionUuid, result }),
    retryCompletion: () => store.dispatch({ type: 'COMPLETE_RETRY' }),
    lookBack: (userId) => void lookBack(userId),
    reset() {
      bank.stop()
      store.dispatch({ type: 'RESET' })
    },
  }
  return { state: store.state, subscribe: store.subscribe, commands }
}
