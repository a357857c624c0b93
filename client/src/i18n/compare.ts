/** All that is written without accents, as British English sorts it. */
const alphabet = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`

function isPlain(text: string): boolean {
  for (const character of text.toLowerCase()) if (!alphabet.includes(character)) return false
  return true
}

function comparePlain(a: string, b: string): number {
  const [small, other] = [a.toLowerCase(), b.toLowerCase()]
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = alphabet.indexOf(small.charAt(index)) - alphabet.indexOf(other.charAt(index))
    if (difference !== 0) return difference
  }
  // Of the same letters the small ones come first.
  return a.length - b.length || compareCodes(b, a)
}

/**
 * The order of names in lists, as British English has it. Plain ones are compared here: the first `Intl.Collator` of a visit
 * takes a phone longer than all else of a page.
 */
export function compareNames(a: string, b: string): number {
  return isPlain(a) && isPlain(b) ? comparePlain(a, b) : a.localeCompare(b, 'en-GB')
}

/** The order of what machines write: times, addresses, ids. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
