import { describe, expect, test } from 'vitest'
import { noAnswer } from '../calls/call-failure.ts'
import { outcomeUnknown, unknownOutcome } from './payment-errors.ts'
import { completionTries, initialPayment, paymentReducer } from './payment-reducer.ts'
import { authorised, nine, recovery } from '../../testing/payment-examples.ts'
import { attempt, events, states } from '../../testing/state-examples.ts'

describe('completing', () => {
  test('[P4-029] [P4-030] [S4-027] follows the authorisation and keeps only the order', () => {
    const completing = paymentReducer(states.authorized, events.COMPLETE)
    expect(completing).toMatchObject({ status: 'completing', tries: 1, recovery })
    expect(paymentReducer(completing, events.COMPLETE_OK)).toEqual(states.completed)
  })

  test('[P8-017 partly, P5-054, S5-068] without a transaction it cannot begin', () => {
    const nameless = { ...states.authorized, auth: { ...authorised, transactionUuid: '' } }
    expect(paymentReducer(nameless, events.COMPLETE)).toMatchObject({
      status: 'failed',
      error: { message: { key: 'checkout:payment.errors.noTransaction' } },
    })
  })

  test('an unclear answer is asked for again, four times in all', () => {
    const last = Array.from({ length: 5 }, () => events.COMPLETE_PENDING).reduce(paymentReducer, states.completing)
    expect(last).toMatchObject({ status: 'completing', tries: completionTries })
  })

  test('a final failure leaves no recovery', () => {
    expect(paymentReducer(states.completing, events.COMPLETE_FAIL)).toMatchObject({
      status: 'failed',
      recovery: null,
      error: { stage: 'complete' },
    })
  })

  const unknown = paymentReducer(states.completing, {
    type: 'COMPLETE_FAIL',
    attempt,
    error: unknownOutcome(noAnswer),
    outcome: 'unknown',
  })

  test('[PAY-45] after an unknown outcome the only thing to do is to ask about it', () => {
    expect(unknown).toMatchObject({ status: 'failed', recovery, error: { code: outcomeUnknown, retryable: true } })
    for (const event of [events.PREPARE, events.AUTHORISE, events.CLEAR_AUTH]) {
      expect(paymentReducer(unknown, event)).toBe(unknown)
    }
    const again = paymentReducer(unknown, events.COMPLETE_RETRY)
    expect(again).toMatchObject({ status: 'completing', tries: 1, recovery, error: { code: outcomeUnknown } })
    expect(paymentReducer(again, events.COMPLETE_OK)).toMatchObject({ status: 'completed', error: null })
  })

  test('[PAY-45] a reset does not forget it', () => {
    const reset = paymentReducer(unknown, events.RESET)
    expect(reset).toEqual({ status: 'idle', attempt: 4, error: null, recovery })
    expect(paymentReducer(reset, events.PREPARE)).toBe(reset)
    expect(paymentReducer(reset, events.COMPLETE_RETRY)).toMatchObject({ status: 'completing', recovery })
  })

  test('a page reloaded while completing starts with an unknown outcome', () => {
    expect(initialPayment(recovery, nine)).toMatchObject({
      status: 'failed',
      recovery,
      error: { code: outcomeUnknown },
    })
  })
})
