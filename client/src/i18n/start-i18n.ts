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

/** While the site is developed, a changed text is shown where it stands: nothing is loaded again. */
import.meta.hot?.accept(['./first-texts.ts', './page-texts.ts'], (changed) => {
  for (const module of changed) {
    for (const texts of Object.values(module ?? {})) {
      // A module of texts exports one record: texts by namespace.
      for (const [namespace, bundle] of Object.entries(texts as Readonly<Record<string, object>>)) {
        i18next.addResourceBundle(language, namespace, bundle, true, true)
      }
    }
  }
  // Whoever shows texts listens to this.
  void i18next.changeLanguage(language)
})

/** Adds the texts of all further pages; done once. */
export async function loadPageTexts(): Promise<void> {
  if (i18next.hasResourceBundle(language, 'courses')) return
  const { pageTexts } = await import('./page-texts.ts')
  for (const [namespace, texts] of Object.entries(pageTexts)) i18next.addResourceBundle(language, namespace, texts)
}
