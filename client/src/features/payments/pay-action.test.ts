import { expect, test } from 'vitest'
import { payAction } from './pay-action.ts'
import { declined, unfinished, unknownOutcome } from './machine/states/payment-errors.ts'
import { nine, recovery, session } from './testing/payment-examples.ts'
import { initialPayment } from './machine/states/payment-reducer.ts'

const failed = {
  status: 'failed',
  attempt: 1,
  error: declined('authorise', null, true),
  session,
  recovery: null,
} as const

test('pays when ready, otherwise waits, tries again or asks about the last payment', () => {
  expect(payAction({ status: 'ready', attempt: 1, error: null, session })).toBe('pay')
  expect(payAction({ status: 'preparing', attempt: 1, error: null, amountDue: 1500 })).toBe('wait')
  expect(payAction({ status: 'completed', attempt: 1, error: null, completeOrderId: 1 })).toBe('wait')
  expect(payAction(initialPayment(null, nine))).toBe('prepare')
  expect(payAction(failed)).toBe('pay')
  expect(payAction({ ...failed, session: { ...session, used: true } })).toBe('prepare')
  expect(payAction({ ...failed, session: null })).toBe('prepare')
})

test('[PAY-45 partly] with an unknown outcome the only action is to check it', () => {
  expect(payAction(initialPayment(recovery, nine))).toBe('check')
  expect(payAction({ ...failed, error: unknownOutcome(null), recovery })).toBe('check')
  expect(payAction({ status: 'idle', attempt: 2, error: null, recovery })).toBe('check')
})

test('offers nothing where trying again cannot help', () => {
  const error = { ...unfinished('prepare'), retryable: false }
  expect(payAction({ status: 'prepare_failed', attempt: 1, error, amountDue: 1500 })).toBe('none')
  expect(payAction({ status: 'prepare_failed', attempt: 1, error: unfinished('prepare'), amountDue: 1500 })).toBe(
    'prepare',
  )
})
