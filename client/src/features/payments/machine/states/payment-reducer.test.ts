import { paymentStatuses } from '@touchline/contract/client'
import { describe, expect, test } from 'vitest'
import { noAnswer } from '../calls/call-failure.ts'
import { refusal, unfinished } from './payment-errors.ts'
import type { PaymentEvent } from './payment-events.ts'
import { initialPayment, paymentReducer } from './payment-reducer.ts'
import { amountAskedFor, isInProgress, type PaymentState } from './payment-state.ts'
import { challenged, details, nine, recovery, session, transactionUuid } from '../../testing/payment-examples.ts'
import { attempt, challengeRecovery, events, states, wasDeclined } from '../../testing/state-examples.ts'

function after(state: PaymentState, ...sequence: readonly PaymentEvent[]): PaymentState {
  return sequence.reduce(paymentReducer, state)
}

describe('preparing', () => {
  test('[P4-021 partly] [P4-022] [S4-024] a new attempt begins, the answer gives the session', () => {
    const preparing = paymentReducer(states.idle, events.PREPARE)
    expect(preparing).toEqual({ status: 'preparing', attempt: 4, error: null, amountDue: 1500 })
    const ready = paymentReducer(preparing, { ...events.PREPARE_OK, attempt: 4 })
    expect(ready).toEqual({ status: 'ready', attempt: 4, error: null, session })
    expect(paymentReducer(preparing, { ...events.PREPARE_FAIL, attempt: 4 }).status).toBe('prepare_failed')
  })

  test('prepares nothing when there is nothing to pay', () => {
    expect(paymentReducer(states.idle, { type: 'PREPARE', amountDue: 0 })).toBe(states.idle)
  })

  test('a session that cannot be used is a failure to prepare', () => {
    const error = unfinished('prepare')
    const refused = paymentReducer(states.preparing, {
      type: 'PREPARE_OK',
      attempt,
      reading: { kind: 'refused', error },
    })
    expect(refused).toEqual({ status: 'prepare_failed', attempt, error, amountDue: 1500 })
  })

  test('each answer keeps the amount asked for, also after failures, so that another amount is asked for anew', () => {
    const preparing = paymentReducer(states.idle, { type: 'PREPARE', amountDue: 900 })
    const ready = paymentReducer(preparing, { ...events.PREPARE_OK, attempt: 4 })
    const declinedOnce = after(ready, events.AUTHORISE, { ...events.AUTHORISE_FAIL, attempt: 5 })
    const refused = paymentReducer(preparing, { ...events.PREPARE_FAIL, attempt: 4 })
    expect([preparing, ready, declinedOnce, refused].map(amountAskedFor)).toEqual([900, 900, 900, 900])
    expect(amountAskedFor(paymentReducer(ready, { type: 'PREPARE', amountDue: 1200 }))).toBe(1200)
    expect(amountAskedFor(paymentReducer(ready, events.RESET))).toBeNull()
    expect(amountAskedFor(initialPayment(recovery, nine))).toBeNull()
  })

  test('[PAY-13] a decline stays on screen until the next authorisation succeeds', () => {
    const again = after(states.failed, events.PREPARE, { ...events.PREPARE_OK, attempt: 4 })
    expect(again).toMatchObject({ status: 'ready', error: wasDeclined })
    const authorizing = paymentReducer(again, events.AUTHORISE)
    expect(authorizing).toMatchObject({ status: 'authorizing', error: wasDeclined })
    expect(paymentReducer(authorizing, { ...events.AUTHORISE_OK, attempt: 5 })).toMatchObject({ error: null })
  })

  test('a failure to prepare is cleared by the next success', () => {
    const ready = after(states.prepare_failed, events.PREPARE, { ...events.PREPARE_OK, attempt: 4 })
    expect(ready).toMatchObject({ status: 'ready', error: null })
  })
})

describe('authorising', () => {
  test('[P4-023] [P4-024] [S4-026] a new attempt begins with frozen details and without earlier authorisation data', () => {
    const authorizing = paymentReducer(states.ready, events.AUTHORISE)
    expect(paymentReducer(authorizing, { ...events.AUTHORISE_OK, attempt: 4 }).status).toBe('authorized')
    expect(authorizing).toEqual({
      status: 'authorizing',
      attempt: 4,
      error: wasDeclined,
      session: { ...session, used: true },
      details,
    })
  })

  test('[P4-034] [C-49] the previous error is kept while the new attempt runs', () => {
    expect(paymentReducer(states.failed, events.AUTHORISE)).toMatchObject({ error: wasDeclined })
  })

  test('a second press of Pay changes nothing', () => {
    const once = paymentReducer(states.ready, events.AUTHORISE)
    expect(paymentReducer(once, events.AUTHORISE)).toBe(once)
  })

  test.each([
    ['the terms are not agreed to', { details: { ...details, completion: { ...details.completion, terms: false } } }],
    ['waivers are missing', { waiversComplete: false }],
    ['the session is over', { at: session.expiresAt }],
  ])('nothing is sent while %s', (_, change) => {
    expect(paymentReducer(states.ready, { ...events.AUTHORISE, ...change })).toBe(states.ready)
  })

  test('[O-371] terms that were agreed to before need no agreement', () => {
    const completion = { ...details.completion, terms: false }
    const before = { ...details, completion, agreedBefore: true }
    expect(paymentReducer(states.ready, { ...events.AUTHORISE, details: before }).status).toBe('authorizing')
  })

  test('a used key does not pay again; a key for a higher amount does', () => {
    const used = { ...session, used: true }
    expect(paymentReducer({ ...states.failed, session: used }, events.AUTHORISE).status).toBe('failed')
    const reusable = { ...used, singleUse: false }
    expect(paymentReducer({ ...states.failed, session: reusable }, events.AUTHORISE).status).toBe('authorizing')
  })

  test('[P4-025] [S4-025] a challenge keeps the address of the bank and the details for completion', () => {
    expect(paymentReducer(states.authorizing, events.AUTHORISE_SCA)).toMatchObject({
      status: 'sca_required',
      error: null,
      auth: challenged,
      recovery: { ...challengeRecovery, display: null },
    })
  })

  test('without a transaction or an address of the bank the authorisation failed', () => {
    const nameless = { ...challenged, transactionUuid: '' }
    const wayless = { ...challenged, scaUrl: null }
    const error = { stage: 'authorise', message: { key: 'checkout:payment.errors.authorisation' } }
    for (const event of [
      { ...events.AUTHORISE_OK, auth: nameless },
      { ...events.AUTHORISE_SCA, auth: nameless },
      { ...events.AUTHORISE_SCA, auth: wayless },
    ]) {
      expect(paymentReducer(states.authorizing, event)).toMatchObject({ status: 'failed', error })
    }
  })

  test('[S4-028] [C-48] a failure drops the authorisation and stays until it is cleared', () => {
    const failed = paymentReducer(states.authorizing, events.AUTHORISE_FAIL)
    expect(failed).toEqual({ status: 'failed', attempt, error: unfinished('authorise'), session, recovery: null })
    expect(paymentReducer(failed, events.CLEAR_AUTH)).toMatchObject({ status: 'ready', error: failed.error })
  })
})

describe('the challenge', () => {
  test('[P4-026] is saved before it is shown', () => {
    expect(paymentReducer(states.sca_required, events.SCA_START)).toMatchObject({
      status: 'sca_processing',
      recovery: { display: 'redirect' },
    })
  })

  test('[P4-028 partly] an authorised challenge completes the payment', () => {
    expect(paymentReducer(states.sca_processing, events.SCA_AUTHORISED)).toMatchObject({
      status: 'completing',
      tries: 1,
      recovery: { stage: 'completion', completion: details.completion },
    })
  })

  test('[P4-032] a failed challenge ends the attempt; clearing returns to ready', () => {
    const failed = paymentReducer(states.sca_processing, events.SCA_FAIL)
    expect(failed).toMatchObject({ status: 'failed', recovery: null, error: { stage: 'sca' } })
    expect(paymentReducer(failed, events.CLEAR_AUTH).status).toBe('ready')
  })

  test('closing it drops the authorisation and its recovery', () => {
    expect(paymentReducer(states.sca_processing, events.CLEAR_AUTH)).toEqual({
      status: 'ready',
      attempt,
      error: null,
      session,
    })
  })

  test('a return continues with the transaction of this tab only', () => {
    const start = initialPayment(challengeRecovery, nine)
    expect(paymentReducer(start, events.RESUME_SCA)).toMatchObject({
      status: 'sca_processing',
      error: null,
      session: null,
      auth: { transactionUuid, transactionId: '1043' },
    })
    expect(paymentReducer(start, { ...events.RESUME_SCA, transactionUuid: 'another' })).toBe(start)
    expect(paymentReducer(initialPayment(null, nine), events.RESUME_SCA).status).toBe('idle')
  })
})

test.each([
  ['authorizing', 'AUTHORISE_FAIL'],
  ['sca_required', 'SCA_FAIL'],
  ['sca_processing', 'SCA_FAIL'],
  ['completing', 'COMPLETE_FAIL'],
] as const)('[P4-031] in %s any failure (%s) is the status failed', (status, event) => {
  expect(paymentReducer(states[status], events[event]).status).toBe('failed')
})

describe('reset', () => {
  test.each(paymentStatuses.filter((status) => status !== 'idle'))('[P4-033] clears everything in %s', (status) => {
    expect(paymentReducer(states[status], events.RESET)).toEqual({
      status: 'idle',
      attempt: 4,
      error: null,
      recovery: null,
    })
  })

  test('[PAY-65 partly] while authorising, makes the later answer ignored', () => {
    const reset = paymentReducer(states.authorizing, events.RESET)
    expect(paymentReducer(reset, events.AUTHORISE_OK)).toBe(reset)
  })

  test('[C-49] an error is replaced by the next one', () => {
    const error = refusal('authorise', noAnswer)
    const failed = paymentReducer(states.authorizing, { type: 'AUTHORISE_FAIL', attempt, error })
    expect(failed.error).toBe(error)
  })
})

test('[S4-003, S4-004, S4-005] a payment is under way from its request until it has succeeded or failed', () => {
  const { AUTHORISE, COMPLETE_OK, COMPLETE_FAIL } = events
  expect(isInProgress(paymentReducer(states.ready, AUTHORISE))).toBe(true)
  const paid = paymentReducer(states.completing, COMPLETE_OK)
  expect([isInProgress(states.completing), paid.status, isInProgress(paid)]).toEqual([true, 'completed', false])
  const failed = paymentReducer(states.completing, COMPLETE_FAIL)
  expect([failed.status, isInProgress(failed)]).toEqual(['failed', false])
})

test('[S3-037, P3-133] the details of an online payment are kept, and in progress is derived from the status', () => {
  const { status, session: known, auth } = states.sca_required
  expect(known).toMatchObject({
    sessionKey: expect.any(String),
    mode: 'test',
    savedCard: null,
    url: expect.stringMatching(/^http/),
  })
  expect([status, auth]).toEqual([
    'sca_required',
    expect.objectContaining({
      scaData: { creq: 'eyJ', threeDSSessionData: 'c2Vz' },
      scaUrl: expect.stringMatching(/^http/),
      scaMethod: 'POST',
      transactionStatus: expect.any(String),
      transactionUuid,
      clientSecret: null,
      returnUrl: null,
    }),
  ])
  expect(paymentStatuses.filter((status) => isInProgress(states[status]))).toEqual([
    'preparing',
    'authorizing',
    'sca_processing',
    'completing',
  ])
})
