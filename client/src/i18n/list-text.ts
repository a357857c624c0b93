import { type Language, languages } from './language.ts'

/** 'Amina, Zahra and Yusuf'. One alone needs no formatter, which browsers take long to make. */
export function listText(values: readonly string[], language: Language): string {
  const [first = ''] = values
  return values.length < 2 ? first : new Intl.ListFormat(languages[language].locale).format(values)
}
