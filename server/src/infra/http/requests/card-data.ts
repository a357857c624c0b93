import { PlatformError } from '@touchline/contract'
import { looksLikeCardNumber } from '@touchline/serving'
import { text } from '../../../texts/index.ts'

const cardKeys = new Set(['cvc', 'cvv', 'security_code', 'card_number', 'pan'])
const advice = text('http:card_number')

/**
 * Refuses card data anywhere in a request: the platform must never see a card number or security code. Checks keys and
 * all texts; numbers are skipped, because no field takes one that long. Throws `card_data_not_allowed`, which names the
 * field and contains none of its content. payments.md 3, rule 2
 */
export function refuseCardData(value: unknown): void {
  const found = findCardData(value)
  if (!found) return
  const field = found.length === 0 ? 'body' : found.toReversed().join('.')
  throw new PlatformError('card_data_not_allowed', { fields: { [field]: [advice] } })
}

/** The path to card data, innermost key first: it is put together only when something is found. */
function findCardData(value: unknown): string[] | undefined {
  if (typeof value === 'string') return looksLikeCardNumber(value) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    // A key that is a card number itself is not repeated.
    if (looksLikeCardNumber(key)) return []
    const found = cardKeys.has(key) ? [] : findCardData(inner)
    if (!found) continue
    found.push(key)
    return found
  }
  return undefined
}
