/**
 * The rules for typed card details. They run here and, as source text, in the card form, so each function is
 * self-contained (no imports, no outer names).
 */

export type CardDetails = {
  readonly cardholderName: string
  readonly cardNumber: string
  /** `MMYY` */
  readonly expiryDate: string
  readonly securityCode: string
}

export type CardProperty = 'cardholder_name' | 'card_number' | 'expiry_date' | 'security_code'

export type CardErrorCode =
  | 'invalid_name'
  | 'incorrect_number'
  | 'test_card_required'
  | 'invalid_expiry_month'
  | 'expired_card_entered'
  | 'invalid_cvc'

export type CardError = { readonly code: CardErrorCode; readonly property: CardProperty }

/** Facts for the rules: the merchant's month as `YYYYMM`, and numbers that may be past their expiry. */
export type CardRuleFacts = { readonly month: number; readonly numbersWithoutExpiryCheck: readonly string[] }

/** The brand by the first digits; `unknown` while they fit none. */
export function brandOf(cardNumber: string): 'visa' | 'mastercard' | 'amex' | 'unknown' {
  if (cardNumber.startsWith('4')) return 'visa'
  if (/^3[47]/.test(cardNumber)) return 'amex'
  const prefix = Number(cardNumber.slice(0, 4).padEnd(4, '0'))
  return (prefix >= 5100 && prefix <= 5599) || (prefix >= 2221 && prefix <= 2720) ? 'mastercard' : 'unknown'
}

/** All errors of typed card details, in the order of the fields. The number has no spaces. */
export function checkCardDetails(details: CardDetails, facts: CardRuleFacts): readonly CardError[] {
  const errors: CardError[] = []
  const nameLength = details.cardholderName.trim().length
  if (nameLength < 2 || nameLength > 45) errors.push({ code: 'invalid_name', property: 'cardholder_name' })

  let sum = 0
  ;[...details.cardNumber].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  })
  if (!/^[3-6]\d{12,18}$/.test(details.cardNumber) || sum % 10 !== 0) {
    errors.push({ code: 'incorrect_number', property: 'card_number' })
  }

  const month = Number(details.expiryDate.slice(0, 2))
  if (!/^\d{4}$/.test(details.expiryDate) || month < 1 || month > 12) {
    errors.push({ code: 'invalid_expiry_month', property: 'expiry_date' })
  } else if (
    (2000 + Number(details.expiryDate.slice(2))) * 100 + month < facts.month &&
    !facts.numbersWithoutExpiryCheck.includes(details.cardNumber)
  ) {
    errors.push({ code: 'expired_card_entered', property: 'expiry_date' })
  }

  const codeLength = /^3[47]/.test(details.cardNumber) ? 4 : 3
  if (!/^\d+$/.test(details.securityCode) || details.securityCode.length !== codeLength) {
    errors.push({ code: 'invalid_cvc', property: 'security_code' })
  }
  return errors
}
