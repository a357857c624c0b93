import { type Language, languages } from '@touchline/languages'

let written: Language = 'en'

/** Says in which language the operator writes of what there is. */
export function setContentLanguage(language: Language): void {
  written = language
}

/** The language in which the operator writes. */
export function contentLanguage(): Language {
  return written
}

/** The locale of the operator's own words, where the page speaks another language. [WCAG 3.1.2] */
export function contentLocale(page: Language): string | undefined {
  return written === page ? undefined : languages[written].locale
}

let spoken: Language = 'en'

/** Set by whoever changes the texts, so that dates and texts never disagree. */
export function speak(language: Language): void {
  spoken = language
}

/** What the page speaks now. */
export function pageLanguage(): Language {
  return spoken
}
