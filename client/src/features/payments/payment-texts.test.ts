import { describe, expect, test } from 'vitest'
import { noAnswer } from './machine/call-failure.ts'
import { declined, refusal, unfinished, unknownOutcome } from './machine/payment-errors.ts'
import { adviceKey, adviceWhenEmpty } from './payment-texts.ts'

function refused(code: string) {
  return refusal('authorise', { status: 409, code, message: null, fields: {}, paidBookingDisabled: false })
}

describe('advice after a failure', () => {
  test('[O-46 partly] a basket that changed is to be looked through, not called unchanged', () => {
    expect(adviceKey(refused('item_hash_mismatch'))).toBe('checkout:payment.advice.reviewBasket')
    expect(adviceKey(refused('basket_changed'))).toBe('checkout:payment.advice.reviewBasket')
  })

  test('where no bank was asked, no other card is asked for', () => {
    expect(adviceKey(refused('payment_in_progress'))).toBe('checkout:payment.advice.refused')
  })

  test('[O-92] where something is owed, that is said, also when the money was held already', () => {
    const failure = { status: 403, code: 'booking_blocked', message: null, fields: {}, paidBookingDisabled: false }
    for (const call of ['authorise', 'complete', 'pay'] as const) {
      expect(adviceKey(refusal(call, failure))).toBe('checkout:payment.advice.owed')
    }
    expect(adviceKey(refusal('prepare', failure))).toBe('checkout:payment.advice.owedFirst')
  })

  test('what cannot be had any more is to be taken out, before a card is asked for or after', () => {
    const failure = { status: 422, code: 'not_bookable', message: null, fields: {}, paidBookingDisabled: false }
    for (const call of ['prepare', 'session-prepare', 'authorise'] as const) {
      expect(adviceKey(refusal(call, failure))).toBe('checkout:payment.advice.takeOut')
    }
    expect(adviceKey(refusal('complete', failure))).toBe('checkout:payment.advice.released')
  })

  test('a decline leaves the choice of another card', () => {
    expect(adviceKey(declined('authorise', 'card_declined', true))).toBe('checkout:payment.advice.tryAnother')
  })

  test('a bank that did not confirm is told apart from a question that was lost and from a decline', () => {
    expect(adviceKey(unfinished('sca-completion'))).toBe('checkout:payment.advice.notConfirmed')
    expect(adviceKey(refusal('sca-completion', noAnswer))).toBe('checkout:payment.advice.released')
    expect(adviceKey(declined('sca', 'card_declined', true))).toBe('checkout:payment.advice.released')
  })

  test.each([
    ['superseded', 'checkout:payment.advice.superseded'],
    ['timed_out', 'checkout:payment.advice.timedOut'],
    ['not_confirmed', 'checkout:payment.advice.bankRefused'],
    ['stopped', 'checkout:payment.advice.notConfirmed'],
    ['something new', 'checkout:payment.advice.notConfirmed'],
  ])(
    'a step at the bank that ended as %s is told as that; with an empty basket, what becomes of the money',
    (code, key) => {
      const error = { ...unfinished('sca-completion'), code }
      expect([adviceKey(error), adviceWhenEmpty(error)]).toEqual([key, 'checkout:payment.advice.released'])
    },
  )

  test('with an empty basket there is nothing to try again or to look through', () => {
    expect(adviceWhenEmpty(unfinished('sca-completion'))).toBe('checkout:payment.advice.released')
    expect(adviceWhenEmpty(declined('authorise', 'card_declined', true))).toBe('checkout:payment.advice.released')
    expect(adviceWhenEmpty(refused('basket_changed'))).toBe('checkout:payment.advice.refused')
    expect(adviceWhenEmpty(unfinished('prepare'))).toBe('checkout:payment.advice.refused')
    expect(adviceWhenEmpty(unknownOutcome(null))).toBe('checkout:payment.advice.outcomeUnknown')
  })

  test('[O-181] what is paid already is not called unplaced', () => {
    const failure = { status: 409, code: 'basket_paid', message: 'Paid.', fields: {}, paidBookingDisabled: false }
    expect(adviceKey(refusal('pay', failure))).toBe('checkout:payment.advice.nothingMoreTaken')
  })

  test('too small an amount says what can be done, for no other try helps', () => {
    const failure = { status: 422, code: 'amount_too_small', message: null, fields: {}, paidBookingDisabled: false }
    const error = refusal('prepare', failure)
    expect([adviceKey(error), error.retryable]).toEqual(['checkout:payment.advice.tooSmall', false])
  })

  test('of an order without a card nobody speaks of paying', () => {
    const error = { ...unfinished('pay'), code: 'outcome_unknown' }
    expect(adviceKey(error)).toBe('checkout:payment.advice.orderUnknown')
  })

  test('an unknown outcome asks not to pay again', () => {
    expect(adviceKey(unknownOutcome(null))).toBe('checkout:payment.advice.outcomeUnknown')
  })
})
