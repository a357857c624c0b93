import { searchAges, searchFillers, searchSynonyms } from '@touchline/contract'
import { foldForSearch } from '../../../infra/wire/fold-for-search.ts'
import { wordsOf } from './wanted.ts'

/** Shorter words are too like others. */
const fewestLetters = 5
/** From this length two letters may be wrong. */
const longWord = 8

/**
 * A search with each unknown word replaced by the one that was most likely meant: "bagminton" is "badminton". `texts` have
 * the known words. Null when no word is like a known one. [O-446]
 */
export function correctedSearch(search: string, texts: readonly string[]): string | null {
  const known = texts.map(foldForSearch)
  const meant = [...searchSynonyms.flat(), ...searchAges.flatMap(({ words }) => words)]
  const vocabulary = [...new Set([...known, ...meant].flatMap(wordsOf))].filter((word) => word.length >= fewestLetters)
  const isKnown = (word: string) =>
    searchFillers.includes(word) || meant.includes(word) || known.some((text) => text.includes(word))
  const words = wordsOf(foldForSearch(search))
  const corrected = words.map((word) => (isKnown(word) ? word : nearest(word, vocabulary)))
  const isAll = corrected.every((word) => word !== undefined)
  return isAll && corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < fewestLetters || /\p{Number}/u.test(word)) return undefined
  const most = word.length < longWord ? 1 : 2
  const near = vocabulary
    .map((one) => ({ one, distance: Math.abs(one.length - word.length) > most ? Infinity : distanceOf(word, one) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
  return near[0]?.one
}

/** The fewest letters to add, leave out, change or swap with their neighbour to make one word the other. */
function distanceOf(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(one.length, other.length)
}
