/** What the site speaks: how dates are written, and what a language calls itself. */
export const languages = {
  en: { locale: 'en-GB', name: 'English' },
  cy: { locale: 'cy', name: 'Cymraeg' },
} as const satisfies Record<string, { readonly locale: string; readonly name: string }>

export type Language = keyof typeof languages

/** In the order shown. */
export const languageCodes = ['en', 'cy'] as const satisfies readonly Language[]

/** The language that a code names, whatever its region; null for one that the site does not speak. */
export function languageOf(code: string | null | undefined): Language | null {
  const [wanted] = (code ?? '').toLowerCase().split('-')
  return languageCodes.find((known) => known === wanted) ?? null
}

let written: Language = 'en'

/** Says in which language the operator writes of what there is. */
export function setContentLanguage(language: Language): void {
  written = language
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
