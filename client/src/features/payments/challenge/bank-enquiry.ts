import { isOutcomeUnknown } from '../machine/calls/call-failure.ts'
import { type Ask, patienceMs } from '../machine/patience.ts'
import { challengeLifeMs } from '../machine/states/payment-details.ts'
import { eventOfSca } from '../machine/calls/payment-answers.ts'
import { pauseBefore } from '../machine/payment-effects.ts'
import { type CallFailure, refusal, unfinished } from '../machine/states/payment-errors.ts'
import type { PaymentEvent } from '../machine/states/payment-events.ts'
import type { PaymentStore } from '../machine/payment-store.ts'
import type { PaymentWorld } from '../machine/payment-world.ts'

const mostFailures = 4

type Round = {
  readonly series: number
  readonly result: string
  readonly request: number
  readonly failures: number
  /** The end of polling, epoch milliseconds. */
  readonly until: number
}

export type BankEnquiry = {
  /** Polls the platform until the bank has decided. `result` is the bank page's value in the browser, '' for none. */
  readonly ask: (result: string) => void
  readonly stop: () => void
}

/** A lost answer costs a repetition, not the payment; a refusal ends it. */
function failedEnquiry(failure: CallFailure, attempt: number, { failures }: Round): PaymentEvent {
  if (isOutcomeUnknown(failure) && failures + 1 < mostFailures) return { type: 'SCA_PENDING', attempt }
  return { type: 'SCA_FAIL', attempt, error: refusal('sca-completion', failure) }
}

/** Reports the end of a challenge and reads its outcome from the platform. payments.md 7.1 rows 13 to 15 */
export function createBankEnquiry(
  world: PaymentWorld,
  ask: Ask,
  store: Pick<PaymentStore, 'state' | 'dispatch'>,
): BankEnquiry {
  // Every question starts a new series; answers of an older one are dropped.
  let series = 0
  let callOff = (): void => {}

  async function enquire(round: Round): Promise<void> {
    const state = store.state()
    if (state.status !== 'sca_processing') return
    const { attempt, auth } = state
    const body = { transactionUuid: auth.transactionUuid, scaResult: round.result }
    const asked = await ask(patienceMs.sca, (options) => world.api.reportSca(auth.transactionId, body, options))
    if (round.series !== series) return
    const event = asked.ok ? eventOfSca(asked.value, attempt) : failedEnquiry(asked.failure, attempt, round)
    if (event.type !== 'SCA_PENDING') return store.dispatch(event)
    if (world.now() >= round.until) {
      return store.dispatch({ type: 'SCA_FAIL', attempt, error: unfinished('sca-completion') })
    }
    store.dispatch(event)
    const next = { ...round, request: round.request + 1, failures: asked.ok ? 0 : round.failures + 1 }
    callOff = world.after(pauseBefore(next.request), () => void enquire(next))
  }

  function stop(): void {
    callOff()
    series += 1
  }

  return {
    ask(result) {
      stop()
      void enquire({ series, result, request: 1, failures: 0, until: world.now() + challengeLifeMs })
    },
    stop,
  }
}
