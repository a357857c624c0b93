import { type Language, languages } from '@touchline/languages'
import { changeLanguage } from '../../i18n/start-i18n.ts'
import { keepLanguage } from './chosen-language.ts'

/** Changes the page's language and stores the choice for a year. Rejects when the texts cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  document.documentElement.lang = languages[language].locale
  keepLanguage(language)
}
