import { createHmac } from 'node:crypto'
import { remembered } from './remembered.ts'

/**
 * Stand-ins of one recording: the same original has the same stand-in, of the same length and format, and never itself.
 * Letters and digits are replaced one by one, in the case that they have; everything between them stays.
 */
export type StandIns = {
  /** Word by word, so that a name has one stand-in alone and inside a longer text. */
  readonly text: (original: string) => string
  /** By its digits, however they are grouped. A card number stays one by its check digit. */
  readonly digits: (original: string) => string
  /** Keeps the last label of the domain. */
  readonly email: (original: string) => string
  /** A date in its year, as it was written: `2014-05-06…` or `06/05/2014`. Other texts as `text`. */
  readonly date: (original: string) => string
  readonly uuid: (original: string) => string
  /** The number or text of one kind of record; two numbers of a kind never share a stand-in. */
  readonly id: (kind: string, original: string) => string
  readonly number: (original: number) => number
}

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const decimals = '0123456789'

/** So often another stand-in is tried that is not the original itself. */
const attempts = 16

const words = /[\p{L}\p{N}\p{M}]+/gu

function alphabetOf(char: string, isHex: boolean): string {
  if (/\p{N}/u.test(char)) return decimals
  const letters = /\p{Lu}/u.test(char) ? upper : lower
  return isHex ? letters.slice(0, 6) : letters
}

/** Whether the digits are a card number by their check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= 13 && digits.length <= 19 && checkSum(digits) % 10 === 0 && !/^0+$/.test(digits)
}

function checkSum(digits: string): number {
  const doubled = [...digits].reverse().map((digit, index) => (index % 2 === 1 ? Number(digit) * 2 : Number(digit)))
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}

/** The last digit that makes a card number of the others. */
function withCheckDigit(digits: string): string {
  const others = digits.slice(0, -1)
  return `${others}${(10 - (checkSum(`${others}0`) % 10)) % 10}`
}

/** Puts the digits where there were digits. */
function refill(pattern: string, digits: string): string {
  let at = 0
  return pattern.replaceAll(/\d/g, () => digits[at++] ?? '0')
}

/** @param key of this recording alone; kept in memory, as with it names could be tried out */
export function createStandIns(key: Uint8Array): StandIns {
  const numbersOfKind = new Map<string, { readonly by: Map<string, string>; readonly taken: Set<string> }>()

  /** Bytes that nobody can foretell without the key. */
  function bytesOf(purpose: string, original: string, length: number): readonly number[] {
    const blocks: number[] = []
    for (let block = 0; blocks.length < length; block += 1) {
      blocks.push(
        ...createHmac('sha256', key)
          .update(JSON.stringify([purpose, original, block]))
          .digest(),
      )
    }
    return blocks
  }

  function shaped(purpose: string, original: string, canonical: string): string {
    const chars = [...original]
    const isHex = original.length >= 12 && /^(?=.*\d)[\da-f]+$/i.test(original)
    const bytes = bytesOf(purpose, canonical, chars.length)
    return chars
      .map((char, index) => {
        const alphabet = alphabetOf(char, isHex)
        const byte = bytes[index] ?? 0
        // A number keeps its length: no zero comes first, and one that is first stays.
        if (index > 0 || alphabet !== decimals) return alphabet[byte % alphabet.length]
        return char === '0' ? '0' : decimals[1 + (byte % 9)]
      })
      .join('')
  }

  /** The first of several stand-ins that the test lets pass. */
  function firstOf(make: (attempt: number) => string, passes: (made: string) => boolean): string {
    let made = make(0)
    for (let attempt = 1; attempt < attempts && !passes(made); attempt += 1) made = make(attempt)
    return made
  }

  const word = remembered((original) => {
    const canonical = original.toLowerCase()
    return firstOf(
      (attempt) => shaped(`word ${attempt}`, original, canonical),
      (made) => made.toLowerCase() !== canonical,
    )
  })

  const text = (original: string): string => original.replaceAll(words, word)

  function digits(original: string): string {
    const plain = original.replaceAll(/\D/g, '')
    const isCard = isCardNumber(plain)
    const made = firstOf(
      (attempt) => {
        const tried = shaped(`digits ${attempt}`, plain, plain)
        return isCard ? withCheckDigit(tried) : tried
      },
      (tried) => tried !== plain,
    )
    return refill(original, made)
  }

  function email(original: string): string {
    const at = original.lastIndexOf('@')
    const dot = original.lastIndexOf('.')
    if (at < 0) return text(original)
    if (dot < at) return `${text(original.slice(0, at))}@${text(original.slice(at + 1))}`
    return `${text(original.slice(0, at))}@${text(original.slice(at + 1, dot))}${original.slice(dot)}`
  }

  function date(original: string): string {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(original) ?? []
    if (year !== undefined && month !== undefined && day !== undefined) {
      return dayOf(year, month, day) + original.slice(10)
    }
    const [, first, second, last] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(original) ?? []
    if (first === undefined || second === undefined || last === undefined) return text(original)
    return dayOf(last, second, first).split('-').reverse().join('/')
  }

  function dayOf(year: string, month: string, day: string): string {
    const original = `${year}-${month}-${day}`
    return firstOf(
      (attempt) => {
        const [inYear = 0, inMonth = 0] = bytesOf(`date ${attempt}`, original, 2)
        return `${year}-${String(1 + (inYear % 12)).padStart(2, '0')}-${String(1 + (inMonth % 28)).padStart(2, '0')}`
      },
      (made) => made !== original,
    )
  }

  function uuid(original: string): string {
    const plain = original.toLowerCase()
    const bytes = bytesOf('uuid', plain, plain.length)
    const made = [...plain].map((char, index) => {
      // The digits of version and variant say the format.
      if (char === '-' || index === 14 || index === 19) return char
      return ((bytes[index] ?? 0) % 16).toString(16)
    })
    return original === plain ? made.join('') : made.join('').toUpperCase()
  }

  function id(kind: string, original: string): string {
    if (!/^\d+$/.test(original)) return text(original)
    const { by, taken } = numbersOfKind.get(kind) ?? { by: new Map<string, string>(), taken: new Set<string>() }
    numbersOfKind.set(kind, { by, taken })
    const known = by.get(original)
    if (known !== undefined) return known
    const fits = (made: string) => made !== original && !taken.has(made) && made.length <= 9
    let length = original.length
    let made = numberOf(kind, original, length, fits)
    // All numbers of this length may be taken.
    while (taken.has(made)) made = numberOf(kind, original, (length += 1), fits)
    by.set(original, made)
    taken.add(made)
    return made
  }

  function numberOf(kind: string, original: string, length: number, fits: (made: string) => boolean): string {
    const pattern = original.padEnd(length, '1')
    return firstOf((attempt) => shaped(`${kind} ${attempt}`, pattern, original), fits)
  }

  function number(original: number): number {
    const made = Number(digits(String(original)))
    return Number.isFinite(made) ? made : 0
  }

  return { text, digits, email, date, uuid, id, number }
}
