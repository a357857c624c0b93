import { PlatformError } from '@touchline/contract'

const cardKeys = new Set(['cvc', 'cvv', 'security_code', 'card_number', 'pan'])

/**
 * Refuses a body that carries card data: the platform must never see a card number or security code. Looks at the keys
 * and at every text in it; numbers are left alone, because one millisecond timestamp in ten passes Luhn.
 * Throws `card_data_not_allowed`, which holds nothing of the body. payments.md 3, rule 2
 */
export function refuseCardData(body: unknown): void {
  if (hasCardData(body)) throw new PlatformError('card_data_not_allowed')
}

function hasCardData(value: unknown): boolean {
  if (typeof value === 'string') return looksLikeCardNumber(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => cardKeys.has(key) || hasCardData(inner))
}

/** 13 to 19 digits that begin with 3 to 6 and pass Luhn, written with or without spaces and hyphens. */
export function looksLikeCardNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^[3-6]\d{12,18}$/.test(digits) && passesLuhn(digits)
}

function passesLuhn(digits: string): boolean {
  let total = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.at(-1 - index))
    const doubled = digit * 2
    if (index % 2 === 0) total += digit
    else total += doubled > 9 ? doubled - 9 : doubled
  }
  return total % 10 === 0
}
