import { PlatformError } from '@touchline/contract'
import { looksLikeCardNumber } from '@touchline/serving'
import { describe, expect, test } from 'vitest'
import { refuseCardData } from './card-data.ts'

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

describe('the look for a card number', () => {
  const shapes: readonly (readonly [string, (times: number) => string])[] = [
    ['digits and spaces', (times) => '4 '.repeat(times)],
    ['zeros and dashes', (times) => '0-'.repeat(times)],
    ['one row of digits', (times) => '4'.repeat(times)],
    ['digits that end in a letter', (times) => `${'4'.repeat(times)}x`],
    ['groups of four that fail Luhn', (times) => '4242 4242 4242 4241 '.repeat(times / 10)],
    ['digits and long gaps', (times) => `4${' '.repeat(times)}4`],
    ['wide digits', (times) => '４ '.repeat(times)],
    ['combining marks', (times) => '\u0300\u0316'.repeat(times)],
    ['one character that becomes eighteen', (times) => '\ufdfa'.repeat(times / 8)],
    ['halves of UUIDs', (times) => '12345678-'.repeat(times / 4)],
  ]

  test.each(shapes)('takes no more than its length in time: %s', (_what, shape) => {
    expect(growth((times) => looksLikeCardNumber(shape(times)))).toBeLessThan(12)
  })

  test('takes no more than the length of a request in time, however it is nested', () => {
    const nested = (depth: number) => {
      let value: unknown = Array.from({ length: depth }, () => 1)
      for (let level = 0; level < depth / 64; level++) value = { a: value }
      return value
    }
    expect(growth((times) => refuseCardData(nested(times / 2)))).toBeLessThan(12)
  })

  /** How much longer four times as much takes: four where time grows with length, sixteen where it grows with the square. */
  function growth(work: (times: number) => unknown): number {
    const times = 32_768
    /** Often enough to be measured; the best of three. */
    const cost = (length: number) => {
      const measured = Array.from({ length: 3 }, () => {
        const before = spent()
        let runs = 0
        while (runs === 0 || spent() - before < 20_000) {
          work(length)
          runs += 1
        }
        return (spent() - before) / runs
      })
      return Math.min(...measured)
    }
    cost(times)
    return cost(4 * times) / cost(times)
  }

  /** Processor time of this thread, in microseconds: other processes do not count. */
  function spent(): number {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
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
