/**
 * The languages of Touchline, in the order shown: the locale for dates and numbers, and what a language calls itself.
 * A language is one row here, and a folder of texts named after its code in each part that speaks.
 */
export const languages = {
  en: { locale: 'en-GB', name: 'English' },
  cy: { locale: 'cy', name: 'Cymraeg' },
} as const satisfies Record<string, { readonly locale: string; readonly name: string }>

export type Language = keyof typeof languages

/** The language of the specification. Its texts stand in where another language has none. */
export const fallbackLanguage = 'en' satisfies Language

const isOther = (code: string): code is Language => code in languages && code !== fallbackLanguage

/** The codes in the order shown. */
export const languageCodes: readonly [Language, ...Language[]] = [
  fallbackLanguage,
  ...Object.keys(languages).filter(isOther),
]

/** The language of a code, whatever its region or case (`cy`, `cy-GB`); null for a language that is not spoken here. */
export function languageOf(code: string | null | undefined): Language | null {
  const [wanted] = (code ?? '').trim().toLowerCase().split('-')
  return languageCodes.find((known) => known === wanted) ?? null
}
