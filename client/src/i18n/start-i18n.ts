import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTexts } from './first-texts.ts'
import { namespaces } from './namespaces.ts'

const language = 'en'

/** Starts translation with the texts that are in the first bundle; nothing is fetched. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: language,
    resources: { [language]: firstTexts },
    ns: namespaces,
    defaultNS: 'common',
    // The rest is added by loadPageTexts before the pages that read it are shown.
    partialBundledLanguages: true,
    react: { useSuspense: false },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
}

/** Adds the texts of all further pages; done once. */
export async function loadPageTexts(): Promise<void> {
  if (i18next.hasResourceBundle(language, 'courses')) return
  const { pageTexts } = await import('./page-texts.ts')
  for (const [namespace, texts] of Object.entries(pageTexts)) i18next.addResourceBundle(language, namespace, texts)
}
