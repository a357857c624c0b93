import { PlatformError } from '@touchline/contract'
import { text } from '../../../texts/index.ts'

const cardKeys = new Set(['cvc', 'cvv', 'security_code', 'card_number', 'pan'])
const advice = text('http:card_number')

/**
 * Refuses card data anywhere in a request: the platform must never see a card number or security code. Checks keys and
 * all texts; numbers are skipped, because no field takes one that long. Throws `card_data_not_allowed`, which names the
 * field and contains none of its content. payments.md 3, rule 2
 */
export function refuseCardData(value: unknown): void {
  const path = findCardData(value, [])
  if (!path) return
  const field = path.length === 0 ? 'body' : path.join('.')
  throw new PlatformError('card_data_not_allowed', { fields: { [field]: [advice] } })
}

function findCardData(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return looksLikeCardNumber(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    // A key that is a card number itself is not repeated.
    if (looksLikeCardNumber(key)) return path
    const found = cardKeys.has(key) ? [...path, key] : findCardData(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Separators people and devices put between digits: spaces, dashes, dots, slashes, invisible marks. */
const separator = String.raw`[\s\p{Pd}\p{Cf}._/·•*]`
/** Digits standing alone: a token or an international telephone number is not a card. */
const candidates = new RegExp(String.raw`(?<![\p{L}\p{N}+])\d(?:${separator}{0,3}\d){12,}(?![\p{L}\p{N}])`, 'gu')
const separators = new RegExp(`${separator}+`, 'u')
const uuids = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi
const shortest = 13
const longest = 19

/** Issuers by the first digits of their cards, with the lengths they use. */
const cards =
  /^(4(\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}|3(0[0-5]|[689]\d)\d{11}|35(2[89]|[3-8]\d)\d{12,15}|(5[06-9]|6\d)\d{11,17})$/

/**
 * Whether a text contains a card number: digits of any script, however grouped, with an issuer's prefix, length and
 * check digit.
 */
export function looksLikeCardNumber(text: string): boolean {
  if (text.length < shortest) return false
  const plain = text.normalize('NFKC').replaceAll(uuids, ' x ')
  return (plain.match(candidates) ?? []).some((run) => hasCardNumber(run.split(separators)))
}

/** A number may stand beside others: any run of neighbouring groups may be one. */
function hasCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = ''
    for (const group of groups.slice(first)) {
      digits += group
      if (digits.length > longest) return false
      if (cards.test(digits) && passesLuhn(digits)) return true
    }
    return false
  })
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
