import { fallbackLanguage, type Language, languageOf } from '@touchline/languages'
import { useTranslation } from 'react-i18next'

/** The language of the texts here; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common')
  return languageOf(i18n.language) ?? fallbackLanguage
}
