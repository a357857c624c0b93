import { type Language, languages } from '@touchline/languages'

// W and y before a vowel are consonants, as in most names that begin with them.
const vowel = /^(?:[aeiou]|[wy](?![aeiouwy]))/i

/** Welsh 'and' by what follows it. Browsers have no Welsh lists, and write English ones. */
const welshAnd = (next: string): string => (vowel.test(next.normalize('NFD')) ? 'ac' : 'a')

/** 'Amina, Zahra and Yusuf', 'Amina, Zahra ac Idris'. One alone needs no formatter, which browsers take long to make. */
export function listText(values: readonly string[], language: Language): string {
  const last = values.at(-1) ?? ''
  if (values.length < 2) return last
  if (language === 'cy') return `${values.slice(0, -1).join(', ')} ${welshAnd(last)} ${last}`
  return new Intl.ListFormat(languages[language].locale).format(values)
}
