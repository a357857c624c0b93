import { searchAges, searchFillers, searchSynonyms } from '@touchline/contract'
import { foldForSearch } from '../../../infra/wire/fold-for-search.ts'

/** Whole years, inclusive, with the words that name such an age. */
type WantedAge = { readonly from: number; readonly to: number; readonly words: readonly string[] }

/** A search, read: every word and every age must be met. Without either it finds everything. */
export type Wanted = {
  readonly words: readonly { readonly typed: string; readonly alike: readonly string[] }[]
  readonly ages: readonly WantedAge[]
}

/** The stated ages of something planned, in whole years, and its texts. */
export type Audience = {
  readonly name: string
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly ageLabel: string | null
}

const months = /\b(\d{1,2})[\s-]*(?:months?|mis)\b/g
const years = /\b(?:aged?|ages|oed)\s+(\d{1,2})\b|\b(\d{1,2})[\s-]*(?:years?|yrs?|yo|oed)\b(?:[\s-]*olds?\b)?/g
const old = /\bolds?\b/g
const monthsOfYear = 12

/** Reads a search of a few words, such as "swimming for toddlers" or "dance, 6 year old". [O-342] */
export function wantedIn(search: string | undefined): Wanted {
  const ages: WantedAge[] = []
  const take = (age: number): string => {
    ages.push({ from: age, to: age, words: [] })
    return ' '
  }
  const text = foldForSearch(search ?? '')
    .replace(months, (_all, count: string) => take(Math.floor(Number(count) / monthsOfYear)))
    .replace(years, (_all, after?: string, before?: string) => take(Number(after ?? before)))
  const typed = wordsOf(ages.length > 0 ? text.replace(old, ' ') : text)
  const words: Wanted['words'][number][] = []
  for (const word of meaningful(typed)) {
    // "Baby" is a word of two ages: the first is meant.
    const age = searchAges.find((one) => one.words.includes(word))
    if (age) ages.push({ from: age.from, to: age.to ?? Infinity, words: age.words })
    else words.push({ typed: word, alike: searchSynonyms.filter((group) => group.includes(word)).flat() })
  }
  const typedText = foldForSearch((search ?? '').trim())
  // A search of signs alone has no words.
  if (words.length === 0 && ages.length === 0 && typedText !== '') words.push({ typed: typedText, alike: [] })
  return { words, ages }
}

function meaningful(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !searchFillers.includes(word))
  return some.length > 0 ? some : words
}

/** The words of a folded text. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{Letter}\p{Number}-]+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word))
}

export function wantsAll({ words, ages }: Wanted): boolean {
  return words.length === 0 && ages.length === 0
}

/** Whether a text has the word anywhere, or a word that means the same. */
function has(text: string, { typed, alike }: Wanted['words'][number]): boolean {
  const folded = foldForSearch(text)
  return folded.includes(typed) || hasAny(folded, alike)
}

function hasAny(folded: string, words: readonly string[]): boolean {
  const own = wordsOf(folded)
  return words.some((word) => own.includes(word))
}

/** Whether the texts together have every word. */
export function hasWords(texts: readonly (string | null)[], { words }: Wanted): boolean {
  return words.every((word) => texts.some((text) => text !== null && has(text, word)))
}

/** Whether the texts have one of the words. */
export function hasSomeWord(texts: readonly (string | null)[], { words }: Wanted): boolean {
  return words.some((word) => texts.some((text) => text !== null && has(text, word)))
}

/** Whether something planned is for every wanted age, by its stated ages or its own words. */
export function isForAges({ name, minAge, maxAge, ageLabel }: Audience, { ages }: Wanted): boolean {
  return ages.every(({ from, to, words }) => {
    if (hasAny(foldForSearch(`${name} ${ageLabel ?? ''}`), words)) return true
    const isStated = minAge !== null || maxAge !== null || ageLabel !== null
    return isStated && (minAge ?? 0) <= to && (maxAge ?? Infinity) >= from
  })
}

/** Whether a person of this age, in whole years, may come; also where no ages are stated. */
export function isFor(age: number | undefined, { minAge, maxAge }: Audience): boolean {
  return age === undefined || (age >= (minAge ?? 0) && age <= (maxAge ?? Infinity))
}
