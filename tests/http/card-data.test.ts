import {
  authorisePayment,
  authorisePaymentWith,
  completePayment,
  completePaymentWith,
  completeSca,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const params = { provider: 'card-gateway', transactionId: '123' }
const calls = [authorisePayment, authorisePaymentWith, completePayment, completePaymentWith, completeSca]

describe.each(calls)('$name', (call) => {
  test.each([
    ['a card number', { note: '4242 4242 4242 4242' }],
    ['a card number deep inside', { a: [{ b: ['5555555555554444'] }] }],
    ['a security code', { cvc: '123' }],
    ['a field for a card number', { card_number: '' }],
  ])('refuses %s before it looks at anything else', async (_what, payload) => {
    const { as, host } = await startPlatform()
    const amina = await as('amina')
    const { status, json, text } = await amina.send({ method: call.method, url: pathOf(call.path, params), payload })
    expect([status, json()]).toEqual([422, expect.objectContaining({ code: 'card_data_not_allowed' })])
    expect(text).not.toMatch(/4242|5555|123/)
    expect(JSON.stringify(host.logged)).not.toMatch(/4242|5555/)
  })
})
