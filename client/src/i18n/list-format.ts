import type { Language } from '@touchline/languages'
import i18next from 'i18next'

/**
 * Several names as one text: 'Amina, Zahra and Yusuf'. The words come from the texts of the language, as browsers have no
 * Welsh lists; a language may have another 'and' before a vowel: 'Amina ac Idris'.
 */
export function listText(names: readonly string[], language: Language): string {
  const t = i18next.getFixedT(language, 'common')
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const vowel = new RegExp(t('list.vowel'), 'i')
  return t('list.and', {
    first: names.slice(0, -1).join(t('list.comma')),
    last,
    ...(vowel.test(last.normalize('NFD')) ? { context: 'vowel' } : {}),
  })
}
