import { PlatformError } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { looksLikeCardNumber, refuseCardData } from './card-data.ts'

describe('texts that look like a card number', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '  4929000000006 ',
    '378282246310005',
    '5555555555554444',
    '6011111111111117',
    '2221000000000009',
    '2720 9900 0000 0007',
    '４２４２ ４２４２ ４２４２ ４２４２',
    '4242.4242.4242.4242',
    '4242 – 4242 – 4242 – 4242',
    '4242\u00a04242\u200b4242\u20114242',
    '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
    'my card is 4242 4242 4242 4242, thank you',
    'card:4242424242424242.',
    '12/29 4242 4242 4242 4242 123',
    '(5555 5555 5555 4444)',
  ])('%s does', (text) => {
    expect(looksLikeCardNumber(text)).toBe(true)
  })

  test.each([
    ['fails Luhn', '4242424242424241'],
    ['is too short', '424242424242'],
    ['is too long', '42424242424242424242'],
    ['begins with 1, as a timestamp does', '1775556000008'],
    ['has other characters in it', '4242x4242x4242x4242'],
    ['is an opaque token', 'A1B24242424242424242'],
    ['begins as no card does', '9999999999999995'],
    ['is as long as no card of that issuer', '424242424242426'],
    ['is before the 2-series', '2220999999999999'],
    ['is a UUID', '12345678-4242-4424-8424-424242424242'],
    ['is a telephone number', '+44 7700 900123'],
    ['has two telephone numbers', '01632 960999, 01632 960001'],
    ['has days in it', '2026-04-07 to 2026-04-30 2026-05-01'],
    ['is the hash of a basket', `v1:${'0123456789abcdef'.repeat(4)}`],
    ['is empty', ''],
  ])('a text that %s does not', (_why, text) => {
    expect(looksLikeCardNumber(text)).toBe(false)
  })
})

describe('[PAY-10] the card data guard', () => {
  test.each([
    ['a number deep inside', { billing: [{ address1: '4242 4242 4242 4242' }] }],
    ['a security code by its key', { card: { cvc: '123' } }],
    ['a key alone', { card_number: '' }],
    ['another key', { security_code: null }],
    ['a key that is a number itself', { 4242424242424242: 'x' }],
  ])('refuses %s', (_what, body) => {
    expect(() => refuseCardData(body)).toThrow(PlatformError)
  })

  test('does not echo what it refuses', () => {
    try {
      refuseCardData({ address1: '4242424242424242' })
      expect.unreachable()
    } catch (error) {
      expect(JSON.stringify(error)).not.toContain('4242')
    }
  })

  test.each([
    ['a number, which may be a timestamp', { at: 4242424242424242 }],
    ['a key that only contains a card word', { pan_size: 'large', company: 'x' }],
    ['nothing', undefined],
  ])('lets %s pass', (_what, body) => {
    expect(() => refuseCardData(body)).not.toThrow()
  })
})
