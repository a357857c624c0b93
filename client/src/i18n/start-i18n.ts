import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTexts } from './first-texts.ts'
import { type Language, languageCodes, speak } from './language.ts'
import { namespaces } from './namespaces.ts'

const basis = 'en' satisfies Language

type Texts = Readonly<Record<string, object>>

/** Texts by language: those that the site cannot start without, and those of the pages behind the first one. */
const texts: Readonly<
  Record<Language, { readonly first: () => Promise<Texts>; readonly pages: () => Promise<Texts> }>
> = {
  en: {
    first: () => Promise.resolve(firstTexts),
    pages: async () => (await import('./page-texts.ts')).pageTexts,
  },
  cy: {
    first: async () => (await import('./cy/first-texts.ts')).firstTexts,
    pages: async () => (await import('./cy/page-texts.ts')).pageTexts,
  },
}

/** Starts translation. English is in the first bundle; the texts of another language are fetched. [S9-062] */
export async function startI18n(language: Language = basis): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: basis,
    fallbackLng: basis,
    resources: { [basis]: firstTexts },
    ns: namespaces,
    defaultNS: 'common',
    // The rest is added by loadPageTexts before the pages that read it are shown.
    partialBundledLanguages: true,
    react: { useSuspense: false },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  speak(basis)
  if (language !== basis) await changeLanguage(language)
}

/**
 * Another language on the page as it stands: nothing is mounted anew, so whatever was typed stays. Rejects when its texts
 * cannot be fetched; then the page speaks as it did.
 */
export async function changeLanguage(language: Language): Promise<void> {
  add(language, await texts[language].first())
  if (i18next.hasResourceBundle(basis, 'courses')) add(language, await texts[language].pages())
  speak(language)
  await i18next.changeLanguage(language)
}

/** Adds the texts of all further pages, English ones too: they stand in for what another language does not say. */
export async function loadPageTexts(): Promise<void> {
  const wanted = [basis, i18next.language]
  await Promise.all(
    languageCodes
      .filter((code) => wanted.includes(code))
      .map(async (language) => {
        if (!i18next.hasResourceBundle(language, 'courses')) add(language, await texts[language].pages())
      }),
  )
}

function add(language: Language, bundles: Texts): void {
  for (const [namespace, bundle] of Object.entries(bundles)) {
    i18next.addResourceBundle(language, namespace, bundle, true, true)
  }
}

/** While the site is developed, a changed text is shown where it stands: nothing is loaded again. */
import.meta.hot?.accept(['./first-texts.ts', './page-texts.ts'], (changed) => {
  // A module of texts exports one record: texts by namespace.
  for (const module of changed) {
    for (const bundles of Object.values(module ?? {})) add(basis, bundles as Texts)
  }
  // Whoever shows texts listens to this.
  void i18next.changeLanguage(i18next.language)
})
