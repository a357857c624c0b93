import { describe, expect, test } from 'vitest'
import { noAnswer } from './machine/calls/call-failure.ts'
import { declined, leftBank, refusal, unfinished, unknownOutcome } from './machine/states/payment-errors.ts'
import { adviceKey, adviceWhenEmpty } from './payment-texts.ts'

function refused(code: string) {
  return refusal('authorise', { status: 409, code, message: null, fields: {}, paidBookingDisabled: false })
}

describe('advice after a failure', () => {
  test('[O-46 partly] after a changed basket asks to check the basket, not to try again unchanged', () => {
    expect(adviceKey(refused('item_hash_mismatch'))).toBe('checkout:payment.advice.reviewBasket')
    expect(adviceKey(refused('basket_changed'))).toBe('checkout:payment.advice.reviewBasket')
  })

  test('does not ask for another card where no bank was asked', () => {
    expect(adviceKey(refused('payment_in_progress'))).toBe('checkout:payment.advice.refused')
  })

  test('[O-92] says that money is owed, also when the payment was already held', () => {
    const failure = { status: 403, code: 'booking_blocked', message: null, fields: {}, paidBookingDisabled: false }
    for (const call of ['authorise', 'complete', 'pay'] as const) {
      expect(adviceKey(refusal(call, failure))).toBe('checkout:payment.advice.owed')
    }
    expect(adviceKey(refusal('prepare', failure))).toBe('checkout:payment.advice.owedFirst')
  })

  test('asks to remove an item that is gone, before or after a card was asked for', () => {
    const failure = { status: 422, code: 'not_bookable', message: null, fields: {}, paidBookingDisabled: false }
    for (const call of ['prepare', 'session-prepare', 'authorise'] as const) {
      expect(adviceKey(refusal(call, failure))).toBe('checkout:payment.advice.takeOut')
    }
    expect(adviceKey(refusal('complete', failure))).toBe('checkout:payment.advice.released')
  })

  test('[O-565] after the bank’s page was left says that nothing was charged or ordered', () => {
    expect(adviceKey(leftBank)).toBe('checkout:payment.advice.leftBank')
    expect(adviceWhenEmpty(leftBank)).toBe('checkout:payment.advice.released')
  })

  test('after a decline offers another card', () => {
    expect(adviceKey(declined('authorise', 'card_declined', true))).toBe('checkout:payment.advice.tryAnother')
  })

  test('tells an unconfirmed challenge from a lost answer and from a decline', () => {
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
  ])('reports a challenge that ended as %s; with an empty basket, what happens to the money', (code, key) => {
    const error = { ...unfinished('sca-completion'), code }
    expect([adviceKey(error), adviceWhenEmpty(error)]).toEqual([key, 'checkout:payment.advice.released'])
  })

  test('with an empty basket offers neither another try nor the basket', () => {
    expect(adviceWhenEmpty(unfinished('sca-completion'))).toBe('checkout:payment.advice.released')
    expect(adviceWhenEmpty(declined('authorise', 'card_declined', true))).toBe('checkout:payment.advice.released')
    expect(adviceWhenEmpty(refused('basket_changed'))).toBe('checkout:payment.advice.refused')
    expect(adviceWhenEmpty(unfinished('prepare'))).toBe('checkout:payment.advice.refused')
    expect(adviceWhenEmpty(unknownOutcome(null))).toBe('checkout:payment.advice.outcomeUnknown')
  })

  test('[O-181] does not call a paid order unplaced', () => {
    const failure = { status: 409, code: 'basket_paid', message: 'Paid.', fields: {}, paidBookingDisabled: false }
    expect(adviceKey(refusal('pay', failure))).toBe('checkout:payment.advice.nothingMoreTaken')
  })

  test('says what to do about an amount that is too small, as another try cannot help', () => {
    const failure = { status: 422, code: 'amount_too_small', message: null, fields: {}, paidBookingDisabled: false }
    const error = refusal('prepare', failure)
    expect([adviceKey(error), error.retryable]).toEqual(['checkout:payment.advice.tooSmall', false])
  })

  test('does not mention payment for an order without a card', () => {
    const error = { ...unfinished('pay'), code: 'outcome_unknown' }
    expect(adviceKey(error)).toBe('checkout:payment.advice.orderUnknown')
  })

  test('asks not to pay again after an unknown outcome', () => {
    expect(adviceKey(unknownOutcome(null))).toBe('checkout:payment.advice.outcomeUnknown')
  })
})
