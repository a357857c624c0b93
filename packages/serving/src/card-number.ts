const notAscii = /[^\0-\x7f]{1,32}/gu
const uuids = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi
const mostSeparators = 3
const shortest = 13
const longest = 19

/**
 * Whether a text contains a card number: digits, however grouped and in any width, with an issuer's prefix, length and
 * check digit. The time grows with the length of the text only.
 */
export function looksLikeCardNumber(text: string): boolean {
  if (text.length < shortest) return false
  // In short pieces: normalising one long row of combining marks takes time by the square of its length.
  const plain = text.replaceAll(notAscii, (piece) => piece.normalize('NFKC')).replaceAll(uuids, ' x ')
  const digits = createLastDigits()
  let before: Kind = 'other'
  let gap = 0
  for (const character of plain) {
    const kind = ascii[character.charCodeAt(0)] ?? judge(character)
    if (kind === 'digit') {
      if (gap > mostSeparators) digits.clear()
      digits.add(Number(character), startOf(before))
      gap = 0
    } else {
      if (before === 'digit' && kind !== 'word' && digits.endWithCard()) return true
      gap += 1
      if (kind !== 'separator') digits.clear()
    }
    before = kind
  }
  return before === 'digit' && digits.endWithCard()
}

type Kind = 'digit' | 'separator' | 'word' | 'plus' | 'other'

/** Separators people and devices put between digits: spaces, dashes, dots, slashes, invisible marks. */
const separator = /[\s\p{Pd}\p{Cf}._/·•*]/u
const word = /[\p{L}\p{N}]/u

function judge(character: string): Kind {
  if (character >= '0' && character <= '9') return 'digit'
  if (character === '+') return 'plus'
  if (separator.test(character)) return 'separator'
  return word.test(character) ? 'word' : 'other'
}

const ascii: readonly Kind[] = Array.from({ length: 0x80 }, (_, code) => judge(String.fromCodePoint(code)))

/** The relation of a digit to those before it: only a group that stands alone may begin a card number. */
type Start = 'alone' | 'glued' | 'inside'

/** Digits after a letter are a token's; after a plus, a telephone number's. */
function startOf(before: Kind): Start {
  if (before === 'digit') return 'inside'
  return before === 'word' || before === 'plus' ? 'glued' : 'alone'
}

/** Digits read since the last that cannot stand in a card number. */
function createLastDigits() {
  const values: number[] = []
  const starts: Start[] = []
  // Check sums of all digits up to each one, with every second digit doubled, from the first or from the second.
  const fromFirst: number[] = []
  const fromSecond: number[] = []

  /** Whether the digits from `first` to the last one have the prefix, length and check digit of a card number. */
  function isCard(first: number): boolean {
    const count = values.length
    // The last digit is never doubled.
    const sums = count % 2 === 0 ? fromFirst : fromSecond
    const total = (sums[count - 1] ?? 0) - (sums[first - 1] ?? 0)
    return total % 10 === 0 && isIssued(prefixAt(first), count - first)
  }

  function prefixAt(first: number): number {
    const at = (place: number) => values[first + place] ?? 0
    return at(0) * 1000 + at(1) * 100 + at(2) * 10 + at(3)
  }

  return {
    clear(): void {
      if (values.length === 0) return
      for (const list of [values, starts, fromFirst, fromSecond]) list.length = 0
    },
    add(value: number, start: Start): void {
      const place = values.push(value) - 1
      starts.push(start)
      const doubled = value > 4 ? value * 2 - 9 : value * 2
      fromFirst.push((fromFirst[place - 1] ?? 0) + (place % 2 === 0 ? doubled : value))
      fromSecond.push((fromSecond[place - 1] ?? 0) + (place % 2 === 0 ? value : doubled))
    },
    /** Whether neighbouring groups up to the last digit are a card number. */
    endWithCard(): boolean {
      const least = Math.max(0, values.length - longest)
      for (let first = values.length - shortest; first >= least; first--) {
        if (starts[first] === 'alone' && isCard(first)) return true
      }
      return false
    },
  }
}

type Issuer = { readonly from: number; readonly to: number; readonly lengths: readonly number[] }

/** Issuers by the first four digits of their cards, with the lengths they use. */
const issuers: readonly Issuer[] = [
  { from: 2221, to: 2720, lengths: [16] },
  { from: 3000, to: 3059, lengths: [14] },
  { from: 3400, to: 3499, lengths: [15] },
  { from: 3528, to: 3589, lengths: [16, 17, 18, 19] },
  { from: 3600, to: 3699, lengths: [14] },
  { from: 3700, to: 3799, lengths: [15] },
  { from: 3800, to: 3999, lengths: [14] },
  { from: 4000, to: 4999, lengths: [13, 16, 19] },
  { from: 5000, to: 5099, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { from: 5100, to: 5599, lengths: [16] },
  { from: 5600, to: 6999, lengths: [13, 14, 15, 16, 17, 18, 19] },
]

function isIssued(prefix: number, length: number): boolean {
  return issuers.some(({ from, to, lengths }) => prefix >= from && prefix <= to && lengths.includes(length))
}
