import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import { isOutcomeUnknown, noAnswer, readCallFailure } from '../calls/call-failure.ts'
import {
  completionWithoutTransaction,
  declined,
  failureKeys,
  providerMissing,
  providerUnspecified,
  providerUnsupported,
  refusal,
  sessionMissing,
  unfinished,
  unknownOutcome,
} from './payment-errors.ts'
import { adviceKey } from '../../payment-texts.ts'
import { checkoutText as textAt, englishText as textOf } from '../../testing/english-text.ts'

function refused(status: number, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) {
  return readCallFailure(new ApiError({ status, code: 'unknown', ...more }))
}

describe('the texts of each stage', () => {
  test.each([
    ['P8-015 partly', 'prepare', 'Failed to prepare payment', 'Preparation failed'],
    ['P8-015 partly', 'session-prepare', 'Failed to create payment session', 'Preparation failed'],
    ['P8-015 partly', 'session-payment', 'Failed to create transaction', 'Failed to create transaction'],
    ['P8-016', 'authorise', 'Failed to authorize payment', 'Authorization failed'],
    ['P8-018', 'sca-completion', 'Failed to complete 3D Secure verification', '3D Secure verification failed'],
    ['P8-017 partly', 'complete', 'Failed to complete payment', 'Payment completion failed'],
    [
      'P8-021',
      'pay',
      'Unable to complete your order, please try again.',
      'Unable to complete your order, please try again.',
    ],
  ] as const)('[%s] [O-30] %s: refused "%s", otherwise "%s"', (_, call, whenRefused, otherwise) => {
    for (const failure of [refused(500), refused(502), refused(404), noAnswer]) {
      expect(textOf(refusal(call, failure))).toBe(whenRefused)
    }
    expect(textOf(unfinished(call))).toBe(otherwise)
  })

  test('[P8-015, O-30] the four messages of a failure to prepare', () => {
    const calls = ['prepare', 'session-prepare', 'session-payment'] as const
    const said = calls.flatMap((call) => [textOf(refusal(call, refused(500))), textOf(unfinished(call))])
    expect(new Set(said)).toEqual(
      new Set([
        'Failed to create transaction',
        'Failed to prepare payment',
        'Failed to create payment session',
        'Preparation failed',
      ]),
    )
  })

  test('[P8-017, O-30] the three messages of a failure to complete', () => {
    const errors = [refusal('complete', refused(500)), unfinished('complete'), completionWithoutTransaction]
    expect(errors.map(textOf)).toEqual([
      'Failed to complete payment',
      'Payment completion failed',
      'No transaction ID available for payment completion',
    ])
  })

  test.each([
    ['P8-010 partly', declined('authorise', 'lost_card', false), 'Payment was declined'],
    ['P8-011 partly', providerMissing, 'Payment provider not found in session'],
    ['P8-012 partly', providerUnspecified, 'Payment provider not specified'],
    ['P8-013 partly', sessionMissing, 'Payment session ID not found'],
    ['P8-014 partly', providerUnsupported('acme'), "Payment provider 'acme' is not supported"],
  ])('[%s] %o reads "%s"', (_, error, text) => {
    expect(textOf(error)).toBe(text)
  })

  test('an unknown outcome keeps the text of its last answer', () => {
    expect(textOf(unknownOutcome(noAnswer))).toBe('Failed to complete payment')
    expect(textOf(unknownOutcome(null))).toBe('Payment completion failed')
  })
})

describe('the message of the platform', () => {
  test('[PAY-02 partly] [P8-004] is shown when paid bookings are closed', () => {
    const closed = refused(403, { message: 'Paid bookings are closed.', paidBookingDisabled: true })
    expect(textOf(refusal('prepare', closed))).toBe('Paid bookings are closed.')
    const byCode = refused(403, { message: 'Closed.', code: 'paid_booking_disabled' })
    expect(textOf(refusal('prepare', byCode))).toBe('Closed.')
  })

  test('[O-92] is shown where the customer owes money', () => {
    const message = 'You have outstanding payments. Please settle them before you book.'
    expect(textOf(refusal('prepare', refused(403, { message, code: 'booking_blocked' })))).toBe(message)
  })

  test('is not shown for any other 403', () => {
    expect(textOf(refusal('prepare', refused(403, { message: 'Unauthorised.' })))).toBe('Failed to prepare payment')
  })

  test('[P8-008] joins the messages of all fields of a 422', () => {
    const errors = { billing_name: ['Name is missing'], postcode: ['Postcode is missing', 'Postcode is too short'] }
    expect(textOf(refusal('authorise', refused(422, { errors, message: 'Check the fields.' })))).toBe(
      'Name is missing. Postcode is missing. Postcode is too short',
    )
  })

  test('[O-204 partly] of a 429 says how long to wait before trying another card', () => {
    const message = 'Please wait an hour.'
    expect(textOf(refusal('authorise', refused(429, { message })))).toBe(message)
    expect(textOf(refusal('session-payment', refused(429, { message })))).toBe(message)
    const advice = adviceKey(refusal('authorise', refused(429, { code: 'rate_limited', message })))
    expect(textAt(advice)).toBe('You have not been charged and your basket is unchanged.')
  })

  test('is shown for a 422 without fields and for a 409', () => {
    expect(textOf(refusal('authorise', refused(422, { message: 'Session expired.' })))).toBe('Session expired.')
    expect(textOf(refusal('complete', refused(409, { message: 'Basket changed.' })))).toBe('Basket changed.')
    expect(textOf(refusal('complete', refused(409)))).toBe('Failed to complete payment')
  })
})

describe('reading a failed call', () => {
  test('an error that is not a refusal counts as no answer', () => {
    expect(readCallFailure(new ApiError({ status: 0, code: 'timeout' }))).toBe(noAnswer)
    expect(readCallFailure(new TypeError('x is undefined'))).toBe(noAnswer)
  })

  test('a lost, late or broken answer leaves the outcome unknown; a refusal does not', () => {
    expect([noAnswer, ...[408, 429, 500, 502, 504].map((status) => refused(status))].every(isOutcomeUnknown)).toBe(true)
    expect([400, 403, 404, 409, 422].map((status) => refused(status)).some(isOutcomeUnknown)).toBe(false)
  })
})

test('every failure has a text that says what happened to the money', () => {
  for (const key of Object.values(failureKeys)) expect(textAt(key)).not.toBe('undefined')
  const unknown = textAt(adviceKey(unknownOutcome(null)))
  expect(unknown).toContain('do not pay again')
  for (const call of ['prepare', 'authorise', 'sca-completion', 'complete'] as const) {
    expect(textAt(adviceKey(unfinished(call)))).toMatch(/\w+/)
    expect(textAt(adviceKey(unfinished(call)))).not.toBe(unknown)
  }
})
