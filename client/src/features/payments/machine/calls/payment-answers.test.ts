import { describe, expect, test } from 'vitest'
import { eventOfAuthorise, eventOfComplete, eventOfSca } from './payment-answers.ts'
import { nine, transactionUuid } from '../../testing/payment-examples.ts'
import { unfinished } from '../states/payment-errors.ts'
import { englishText } from '../../testing/english-text.ts'

describe('the answer to authorise', () => {
  const read = (answer: Parameters<typeof eventOfAuthorise>[1]) => eventOfAuthorise('authorise', answer, 2, nine)

  test.each([
    ['failed', 'AUTHORISE_FAIL'],
    ['sca_required', 'AUTHORISE_SCA'],
    ['authorised', 'AUTHORISE_OK'],
    ['success', 'AUTHORISE_OK'],
    [null, 'AUTHORISE_OK'],
  ])('[P4-036] the status %s means %s', (transactionStatus, type) => {
    expect(read({ transactionUuid, transactionStatus, scaUrl: 'https://bank.example' })).toMatchObject({
      type,
      attempt: 2,
    })
  })

  test('[P8-010] the status failed is a decline, and so is an error object', () => {
    const error = { code: 'card_declined', details: { retryable: false } }
    const withError = read({ transactionUuid, transactionStatus: 'authorised', error })
    expect(withError).toMatchObject({
      type: 'AUTHORISE_FAIL',
      error: { code: 'card_declined', retryable: false },
    })
    for (const event of [withError, read({ transactionUuid, transactionStatus: 'failed' })]) {
      expect(event.type === 'AUTHORISE_FAIL' && englishText(event.error)).toBe('Payment was declined')
    }
  })

  test('an answer without a transaction is a failure', () => {
    expect(read({ transactionStatus: 'authorised' })).toMatchObject({ type: 'AUTHORISE_FAIL' })
  })

  test('[P4-037 partly] form fields for the bank come as an object or as a list, and keep their names', () => {
    const fields = { creq: 'eyJ', threeDSSessionData: 'c2Vz' }
    const list = Object.entries(fields).map(([name, value]) => ({ name, value }))
    for (const scaData of [fields, list]) {
      expect(read({ transactionUuid, transactionStatus: 'sca_required', scaData })).toMatchObject({
        auth: { scaData: fields, scaMethod: 'POST', transactionId: transactionUuid },
      })
    }
    expect(read({ transactionUuid, scaMethod: 'get', transactionId: 7 })).toMatchObject({
      auth: { scaData: {}, scaMethod: 'GET', transactionId: '7' },
    })
  })
})

test.each([
  [{ status: 'authorised' }, 'SCA_AUTHORISED'],
  [{ status: 'sca_required' }, 'SCA_PENDING'],
  [{ status: 'failed' }, 'SCA_FAIL'],
  [{}, 'SCA_FAIL'],
  [{ status: 'authorised', error: { code: 'card_declined' } }, 'SCA_FAIL'],
])('[P4-028 partly] the challenge answered with %o means %s', (answer, type) => {
  expect(eventOfSca(answer, 1)).toMatchObject({ type, attempt: 1 })
})

test('the result of the challenge is kept for its message', () => {
  const failed = eventOfSca({ status: 'failed', ended: 'timed_out' }, 1)
  expect(failed).toMatchObject({ error: { ...unfinished('sca-completion'), code: 'timed_out' } })
})

describe('the answer to complete', () => {
  test.each([
    [{ completeOrderId: 501, status: 'completed' }],
    [{ orderId: 501, status: 'completed' }],
    [{ orderId: 501 }],
  ])('[P4-038 partly] [P7-063 partly] the order is read from %o', (answer) => {
    expect(eventOfComplete(answer, 1, 1)).toEqual({ type: 'COMPLETE_OK', attempt: 1, completeOrderId: 501 })
  })

  test.each([[{ status: 'pending', orderId: 501 }], [{ status: 'completed' }], [{}]])(
    '%o is asked for again',
    (answer) => {
      expect(eventOfComplete(answer, 1, 3)).toEqual({ type: 'COMPLETE_PENDING', attempt: 1 })
      expect(eventOfComplete(answer, 1, 4)).toMatchObject({ type: 'COMPLETE_FAIL', outcome: 'unknown' })
    },
  )

  test('a failed completion is final', () => {
    expect(eventOfComplete({ status: 'failed', orderId: null }, 1, 1)).toMatchObject({
      type: 'COMPLETE_FAIL',
      outcome: 'definite',
      error: { message: { key: 'checkout:payment.errors.completion' }, retryable: false },
    })
    expect(eventOfComplete({ status: 'failed', error: { code: 'capture_declined' } }, 1, 1)).toMatchObject({
      outcome: 'definite',
      error: { message: { key: 'checkout:payment.errors.declined' }, code: 'capture_declined' },
    })
  })
})
