import { type Language, languages } from '@touchline/languages'

let written: Language = 'en'

/** Sets the language of the operator's own texts. */
export function setContentLanguage(language: Language): void {
  written = language
}

/** The language in which the operator writes. */
export function contentLanguage(): Language {
  return written
}

/** The locale of the operator's texts. Undefined when the page is in the same language. [WCAG 3.1.2] */
export function contentLocale(page: Language): string | undefined {
  return written === page ? undefined : languages[written].locale
}

let spoken: Language = 'en'

/** Sets the page's language together with its texts, so that dates match them. */
export function speak(language: Language): void {
  spoken = language
}

/** The page's language. */
export function pageLanguage(): Language {
  return spoken
}

let isChosen = false

/** Notes whether the visitor chose the page's language: by the switch, an address, or in an earlier visit. */
export function noteLanguageChosen(chosen: boolean): void {
  isChosen = chosen
}

/** The page's language where the visitor chose it; null where their browser or the site did. */
export function languageChosen(): Language | null {
  return isChosen ? spoken : null
}
