import { describe, expect, it } from 'vitest'
import { brandOf, checkCardDetails } from './card-rules.ts'
import { testCards } from './test-cards.ts'

const facts = { month: 202604, numbersWithoutExpiryCheck: ['5123450000000008'] }
const good = { cardholderName: 'A Tester', cardNumber: '4242424242424242', expiryDate: '1230', securityCode: '123' }

describe('card rules', () => {
  it.each([
    [{}, []],
    [{ cardholderName: 'A' }, ['invalid_name']],
    [{ cardholderName: '  A ' }, ['invalid_name']],
    [{ cardholderName: 'x'.repeat(45) }, []],
    [{ cardholderName: 'x'.repeat(46) }, ['invalid_name']],
    [{ cardNumber: '4242424242424241' }, ['incorrect_number']],
    [{ cardNumber: '' }, ['incorrect_number']],
    [{ cardNumber: '0000000000000000' }, ['incorrect_number']],
    [{ expiryDate: '1330' }, ['invalid_expiry_month']],
    [{ expiryDate: '0030' }, ['invalid_expiry_month']],
    [{ expiryDate: '12' }, ['invalid_expiry_month']],
    [{ expiryDate: '0326' }, ['expired_card_entered']],
    [{ expiryDate: '0426' }, []],
    [{ cardNumber: '5123450000000008', expiryDate: '0120' }, []],
    [{ securityCode: '12' }, ['invalid_cvc']],
    [{ securityCode: '1234' }, ['invalid_cvc']],
    [{ securityCode: '12a' }, ['invalid_cvc']],
    [{ cardNumber: '378282246310005', securityCode: '123' }, ['invalid_cvc']],
    [{ cardNumber: '378282246310005', securityCode: '1234' }, []],
    [
      { cardNumber: '1', expiryDate: '9', securityCode: '' },
      ['incorrect_number', 'invalid_expiry_month', 'invalid_cvc'],
    ],
  ])('%j breaks %j', (change, codes) => {
    expect(checkCardDetails({ ...good, ...change }, facts).map((error) => error.code)).toEqual(codes)
  })

  it('every test card passes and has a known brand', () => {
    for (const { number } of testCards) {
      const securityCode = brandOf(number) === 'amex' ? '1234' : '123'
      expect(checkCardDetails({ ...good, cardNumber: number, securityCode }, facts), number).toEqual([])
      expect(brandOf(number), number).not.toBe('unknown')
    }
  })

  it.each([
    ['', 'unknown'],
    ['4', 'visa'],
    ['3', 'unknown'],
    ['34', 'amex'],
    ['51', 'mastercard'],
    ['56', 'unknown'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['6011', 'unknown'],
  ])('digits %j are of brand %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand)
  })
})
