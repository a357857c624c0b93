import { inBase64As, textInBase64, unescaped } from './encoded-text.ts'
import type { Kind } from './personal-fields.ts'
import { remembered } from './remembered.ts'
import { isCardNumber, type StandIns } from './stand-ins.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The personal data of one recording: replaces it where a field says so, and wherever else it turns up. */
export type Secrets = {
  /** The stand-in of a field's value, which is remembered. */
  readonly replace: (kind: Kind, original: string) => string
  /** The text without what is remembered, and without anything that looks like personal data. */
  readonly scan: (text: string) => string
  /** As `scan`, for an identifier or a slug: it is kept or replaced whole. */
  readonly scanWhole: (text: string) => string
  /** Every word replaced, for texts of which nothing is known. */
  readonly hide: (text: string) => string
  readonly hideNumber: (value: number) => number
}

/** The forms that personal data is recognised by, and single words. The first that fits a place is taken. */
const forms =
  /(?<escaped>(?:[\w.~+-]|%[\da-f]{2})*%[\da-f]{2}(?:[\w.~+-]|%[\da-f]{2})*)|(?<email>[\p{L}\p{N}.!#$&'*+=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)|(?<jwt>\beyJ[\w-]+\.[\w-]+\.[\w-]*)|(?<uuid>\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)|(?<digits>(?<![\w-])\+?\(?\d(?:[ ()-]{0,2}\d){9,18}(?![\w-]))|(?<long>[\w~+/-]{12,}={0,2})|(?<word>[\p{L}\p{N}\p{M}]+)/giu

type Form = 'escaped' | 'email' | 'jwt' | 'uuid' | 'digits' | 'long' | 'word'

/** Every form in the text replaced by what is made of it. */
function withForms(text: string, make: (form: Form, found: string) => string): string {
  return text.replaceAll(forms, (found, ...rest) => {
    // The last argument has the named groups, of which one has matched.
    const groups = rest.at(-1) as Readonly<Record<Form, string | undefined>>
    const form = (['escaped', 'email', 'jwt', 'uuid', 'digits', 'long'] as const).find(
      (each) => groups[each] !== undefined,
    )
    return make(form ?? 'word', found)
  })
}

const words = /[\p{L}\p{N}\p{M}]+/gu
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d([T ][\d:.]+(Z|[+-][\d:]+)?)?$/.test(text)
const isToken = (text: string): boolean => /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16,}/i.test(text) && text.length >= 20
const isPhone = (text: string): boolean => /^[+(]*0|^\+/.test(text)
/** No price or count is that long; a card is. */
const isLongNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 13
/** Characters written as numbers: a word may be hidden in them. */
const hasNumberedCharacters = (text: string): boolean => /\\u[\da-f]{4}|\\x[\da-f]{2}|&#x?[\da-f]+;/i.test(text)

export function createSecrets(standIns: StandIns, vocabulary: Vocabulary): Secrets {
  /** Stand-ins by original in lower case; one of several words is known by each of them. */
  const known = new Map<string, (found: string) => string>()

  function rememberWords(kind: Kind, original: string): void {
    for (const word of original.match(words) ?? []) {
      if (isTelling(kind, word)) known.set(word.toLowerCase(), standIns.text)
    }
  }

  /** Whether a word of personal data is hidden wherever else it stands. */
  function isTelling(kind: Kind, word: string): boolean {
    if (/^\p{N}+$/u.test(word)) return word.length >= 5
    if (kind === 'name') return word.length > 3 || /^\p{Lu}/u.test(word)
    const isCommon = vocabulary.words.has(word.toLowerCase()) || vocabulary.literals.has(word)
    return word.length > 3 && !isCommon
  }

  function rememberWhole(original: string, standIn: (found: string) => string): string {
    known.set(original.toLowerCase(), standIn)
    return standIn(original)
  }

  function replace(kind: Kind, original: string): string {
    if (isEmail(original)) {
      rememberWords('name', original.slice(0, original.lastIndexOf('@')))
      return standIns.email(original)
    }
    if (isUuid(original)) return rememberWhole(original, standIns.uuid)
    if (kind === 'phone' || isCardNumber(original)) {
      const plain = original.replaceAll(/\D/g, '')
      if (plain.length >= 5) known.set(plain, standIns.digits)
      return standIns.digits(original)
    }
    if (kind === 'birth') return rememberWhole(original, standIns.date)
    if (kind === 'user' || kind === 'order') {
      const id = (found: string) => standIns.id(kind, found)
      return original.length >= 6 ? rememberWhole(original, id) : id(original)
    }
    // A month stays one.
    if (kind === 'card' && /^(0[1-9]|1[0-2])\//.test(original)) return original.slice(0, 3) + hide(original.slice(3))
    rememberWords(kind, original)
    return hide(original)
  }

  function hide(text: string): string {
    if (isDate(text)) return standIns.date(text)
    return withForms(text, (form, found) => {
      if (form === 'escaped') return escapedBy(hide, found) ?? standIns.text(found)
      if (form === 'email') return standIns.email(found)
      if (form === 'uuid') return standIns.uuid(found)
      return form === 'digits' ? standIns.digits(found) : standIns.text(found)
    })
  }

  /** A text is looked through once, until more is known. */
  let scannedAt = known.size
  let scanned = remembered(lookThrough)

  function scan(text: string): string {
    if (scannedAt !== known.size) {
      scannedAt = known.size
      scanned = remembered(lookThrough)
    }
    return scanned(text)
  }

  function lookThrough(text: string): string {
    if (hasNumberedCharacters(text)) return hide(text)
    return withForms(text, (form, found) => {
      if (form === 'escaped') return escapedBy(scan, found) ?? scanWords(found)
      if (form === 'email') return standIns.email(found)
      if (form === 'jwt') return standIns.text(found)
      if (form === 'uuid') return scanWhole(found)
      if (form === 'digits') return isPhone(found) || isLongNumber(found) ? standIns.digits(found) : scanWords(found)
      return form === 'long' ? scanLong(found) : scanWhole(found)
    })
  }

  function scanLong(found: string): string {
    const inside = textInBase64(found)
    if (inside !== undefined) return inBase64As(found, standIns.text(inside))
    return isToken(found) ? standIns.text(found) : scanWords(found)
  }

  const scanWords = (text: string): string => text.replaceAll(words, scanWhole)

  function scanWhole(text: string): string {
    return known.get(text.toLowerCase())?.(text) ?? text
  }

  return { replace, scan, scanWhole, hide, hideNumber: standIns.number }
}

/** The percent-encoded text after its decoded one was changed; undefined where it is not well formed. */
function escapedBy(change: (text: string) => string, encoded: string): string | undefined {
  const text = unescaped(encoded)
  return text === encoded ? undefined : encodeURIComponent(change(text))
}
