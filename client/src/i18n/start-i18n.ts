import { type Language, languageCodes } from '@touchline/languages'
import { firstTexts } from './first-texts.ts'
import { pageLanguage } from './language.ts'
import { addTexts, hasTexts, speakIn } from './spoken.ts'
import type { Bundles } from './translator.ts'

const basis = 'en' satisfies Language

/** One of the namespaces that come with the pages behind the first one: they come together. */
const laterNamespace = 'courses'

/** Texts by language: those that the site cannot start without, and those of the pages behind the first one. */
const texts: Readonly<
  Record<Language, { readonly first: () => Promise<Bundles>; readonly pages: () => Promise<Bundles> }>
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
  addTexts(basis, firstTexts)
  speakIn(basis)
  if (language !== basis) await changeLanguage(language)
}

/**
 * Another language on the page as it stands: nothing is mounted anew, so whatever was typed stays. Rejects when its texts
 * cannot be fetched; then the page speaks as it did.
 */
export async function changeLanguage(language: Language): Promise<void> {
  addTexts(language, await texts[language].first())
  if (hasTexts(basis, laterNamespace)) addTexts(language, await texts[language].pages())
  speakIn(language)
}

/** Adds the texts of all further pages, English ones too: they stand in for what another language does not say. */
export async function loadPageTexts(): Promise<void> {
  const wanted = [basis, pageLanguage()]
  await Promise.all(
    languageCodes
      .filter((code) => wanted.includes(code))
      .map(async (language) => {
        if (!hasTexts(language, laterNamespace)) addTexts(language, await texts[language].pages())
      }),
  )
}

/** While the site is developed, a changed text is shown where it stands: nothing is loaded again. */
import.meta.hot?.accept(['./first-texts.ts', './page-texts.ts'], (changed) => {
  // A module of texts exports one record: texts by namespace.
  for (const module of changed) {
    for (const bundles of Object.values(module ?? {})) addTexts(basis, bundles as Bundles)
  }
  speakIn(pageLanguage())
})
