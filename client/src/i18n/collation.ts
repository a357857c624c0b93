import { languages } from '@touchline/languages'
import { contentLanguage } from './language.ts'

let names: Intl.Collator | undefined

/** The order of names in lists, in the language that the operator writes. */
export function compareNames(a: string, b: string): number {
  // Browsers take long to make one.
  names ??= new Intl.Collator(languages[contentLanguage()].locale, { numeric: true })
  return names.compare(a, b)
}

/** The order of codes: times, addresses, ids. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
