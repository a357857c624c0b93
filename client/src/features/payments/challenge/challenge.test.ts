import { describe, expect, test } from 'vitest'
import { challengeRequest, challengeWindow, returnedTransaction } from './challenge.ts'
import { challenged, session, transactionUuid } from '../testing/payment-examples.ts'

describe('the request for the page of the bank', () => {
  test('[P4-037 partly] posts the fields unchanged', () => {
    expect(challengeRequest(challenged, session)).toEqual({
      method: 'POST',
      url: 'http://127.0.0.1:4100/gateway/acs/challenge',
      fields: [
        ['creq', 'eyJ'],
        ['threeDSSessionData', 'c2Vz'],
      ],
    })
  })

  test('adds the fields to the parameters of the address for a GET', () => {
    const auth = {
      ...challenged,
      scaMethod: 'GET',
      scaUrl: 'https://bank.example/c?id=1',
      scaData: { a: 'b c' },
    } as const
    expect(challengeRequest(auth, session)).toEqual({ method: 'GET', url: 'https://bank.example/c?id=1&a=b+c' })
  })

  test.each([null, '', 'javascript:alert(1)', '/relative'])('an address %s is not opened', (scaUrl) => {
    expect(challengeRequest({ ...challenged, scaUrl }, session)).toBeUndefined()
  })

  test('without an address the provider’s library opens it with the secret of the payment', () => {
    const auth = { ...challenged, scaUrl: null, clientSecret: 'pi_1_secret_2' }
    expect(challengeRequest(auth, session)).toEqual({
      method: 'library',
      providerName: session.providerName,
      url: session.url,
      key: session.sessionKey,
      clientSecret: 'pi_1_secret_2',
    })
    expect(challengeRequest(auth, { ...session, url: 'javascript:alert(1)' })).toBeUndefined()
    expect(challengeRequest(auth, null)).toBeUndefined()
    expect(challengeRequest({ ...auth, scaUrl: 'https://bank.example/' }, session)).toMatchObject({ method: 'POST' })
  })
})

test.each([
  [320, 640, null],
  [375, 812, null],
  [600, 900, { width: 390, height: 400 }],
  [1280, 720, { width: 600, height: 400 }],
  [1280, 900, { width: 500, height: 600 }],
])('a window of %i by %i pixels shows the bank at %o', (width, height, size) => {
  expect(challengeWindow({ width, height })).toEqual(size)
})

test('a return names its transaction; other messages are ignored', () => {
  expect(returnedTransaction({ type: 'sca.returned', transaction_uuid: transactionUuid })).toBe(transactionUuid)
  for (const data of [null, 'sca.returned', {}, { type: 'sca.returned' }, { type: 'x', transaction_uuid: '1' }]) {
    expect(returnedTransaction(data)).toBeUndefined()
  }
})
