import {
  addItems,
  authorisePayment,
  authorisePaymentWith,
  completePayment,
  completePaymentWith,
  completeSca,
  createSandbox,
  listVenues,
  register,
  requestPasswordReset,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { pathOf, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const params = { provider: 'card-gateway', transactionId: '123' }
const calls = [authorisePayment, authorisePaymentWith, completePayment, completePaymentWith, completeSca]

describe.each(calls)('$name', (call) => {
  test.each([
    ['a card number', { note: '4242 4242 4242 4242' }],
    ['a card number deep inside', { a: [{ b: ['5555555555554444'] }] }],
    ['a security code', { cvc: '123' }],
    ['a field for a card number', { card_number: '' }],
  ])('refuses %s before any other check', async (_what, payload) => {
    const { as, host } = await startPlatform()
    const amina = await as('amina')
    const { status, json, text } = await amina.send({ method: call.method, url: pathOf(call.path, params), payload })
    expect([status, json()]).toEqual([422, expect.objectContaining({ code: 'card_data_not_allowed' })])
    expect(text).not.toMatch(/(4242|5555)\D?\1|123/)
    expect(JSON.stringify(host.logLines)).not.toMatch(/(4242|5555)\D?\1/)
  })
})

describe('every free text that could hold a card number', () => {
  const numbers = [
    '4242424242424242',
    '5555-5555-5555-4444',
    '2221 0000 0000 0009',
    '４２４２ ４２４２ ４２４２ ４２４２',
    'it is 3782 822463 10005',
  ]

  const answers = (answer: string) => [{ custom_question_id: 1, answer }]
  const item = (answer: string) => ({
    purchasable_id: 'x',
    purchasable_type: 'course',
    custom_question_answers: answers(answer),
  })
  const places: readonly (readonly [string, string, (text: string, userId: number) => RawRequest])[] = [
    ['a name', 'first_name', (text) => ({ method: 'POST', url: register.path, payload: { first_name: text } })],
    ['a town', 'town', (text) => ({ method: 'POST', url: register.path, payload: { town: text } })],
    [
      'an answer',
      'items.0.custom_question_answers.0.answer',
      (text, userId) => ({
        method: 'POST',
        url: pathOf(addItems.path, basketOf(userId)),
        payload: { items: [item(text)] },
      }),
    ],
    [
      'a reference',
      'email_or_reference',
      (text) => ({ method: 'POST', url: requestPasswordReset.path, payload: { email_or_reference: text } }),
    ],
    ['a search', 'search', (text) => ({ method: 'GET', url: `${listVenues.path}?search=${encodeURIComponent(text)}` })],
    ['a control call', 'id', (text) => ({ method: 'POST', url: createSandbox.path, payload: { id: text } })],
  ]

  test.each(places)('refuses one in %s by its field, without echoing it', async (_what, field, ask) => {
    const { as, host } = await startPlatform()
    const amina = await as('amina')
    for (const number of numbers) {
      const { status, json, text } = await amina.send(ask(number, amina.id))
      expect([status, json()]).toEqual([
        422,
        {
          code: 'card_data_not_allowed',
          message: 'That looks like a card number. Please type card details into the card form only.',
          errors: { [field]: [expect.stringContaining('This looks like a card number. Please remove it')] },
        },
      ])
      expect(text).not.toMatch(/4242|4444|0009|10005|４/)
    }
    expect(JSON.stringify(host.logLines)).not.toMatch(/(4242|5555)\D?\1/)
  })

  test('refuses one as an idempotency key', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const headers = { 'idempotency-key': 'pay 4242-4242-4242-4242' }
    const { status, json } = await amina.send({ method: 'POST', url: completePayment.path, payload: {}, headers })
    expect([status, json()]).toEqual([
      422,
      expect.objectContaining({ errors: { 'Idempotency-Key': [expect.any(String)] } }),
    ])
  })

  test('accepts texts that only resemble one', async () => {
    const { visitor } = await startPlatform()
    for (const text of ['4242 4242 4242 4241', '01632 960999', 'C0000123', '2026-04-07']) {
      const search = `${listVenues.path}?search=${encodeURIComponent(text)}`
      expect((await visitor.send({ method: 'GET', url: search })).status).toBe(200)
    }
  })
})
