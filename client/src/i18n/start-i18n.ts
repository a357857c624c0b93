import { fallbackLanguage, languageCodes, languageOf } from '@touchline/languages'
import type { Language } from '@touchline/languages'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from './en/common.json'
import { pageLanguage, speak } from './language.ts'
import { readTexts as readFile } from './text-files.ts'
import type { Namespace } from './texts.ts'

/**
 * Several names as one text: 'Amina, Zahra and Yusuf'. The words come from the texts of the language, as browsers have no
 * Welsh lists; a language may have another 'and' before a vowel: 'Amina ac Idris'.
 */
function listText(names: readonly string[], language: Language): string {
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

/** English texts that every page reads. They come with the program, and stand in for those of other languages. */
const firstTexts = { common } as const

let readTexts = readFile

async function start(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use({
      type: 'backend',
      init: () => undefined,
      read: (language: string, namespace: string) => readTexts(language, namespace),
    })
    .init({
      lng: fallbackLanguage,
      fallbackLng: fallbackLanguage,
      supportedLngs: languageCodes,
      resources: { [fallbackLanguage]: firstTexts },
      partialBundledLanguages: true,
      ns: Object.keys(firstTexts),
      defaultNS: 'common',
      appendNamespaceToMissingKey: true,
      // Only tags that a component is given for: a name may contain any other.
      react: { transSupportBasicHtmlNodes: false },
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    })
  i18next.services.formatter?.add('list', (names: readonly string[], language) =>
    listText(names, languageOf(language) ?? fallbackLanguage),
  )
  i18next.on('languageChanged', (language) => speak(languageOf(language) ?? fallbackLanguage))
}

/** Starts translation, or starts it again in another language. */
export async function startI18n(language: Language = fallbackLanguage): Promise<void> {
  if (!i18next.isInitialized) await start()
  await changeLanguage(language)
}

/** Has the texts of these namespaces there in a language, and English ones besides. Rejects when they do not arrive. */
async function fetchTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  const wanted = [...new Set([language, fallbackLanguage])].flatMap((code) =>
    namespaces
      .filter((namespace) => !i18next.hasResourceBundle(code, namespace))
      .map((namespace) => ({ code, namespace })),
  )
  await Promise.all(
    wanted.map(async ({ code, namespace }) => {
      i18next.addResourceBundle(code, namespace, await readTexts(code, namespace))
    }),
  )
}

/** Has the texts of these namespaces there for the page. Rejects when they do not arrive; asked again, it tries again. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await fetchTexts(pageLanguage(), namespaces)
  await i18next.loadNamespaces(namespaces)
}

/** Loads code together with the texts that it reads. */
export async function withTexts<Code>(load: () => Promise<Code>, namespaces: readonly Namespace[]): Promise<Code> {
  const [code] = await Promise.all([load(), loadTexts(namespaces)])
  return code
}

/**
 * Changes the language of the page as it stands: nothing is mounted anew, so input stays. Rejects when the texts cannot be
 * fetched; then the page stays in its language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchTexts(language, [i18next.options.ns ?? []].flat())
  await i18next.changeLanguage(language)
}

/** While the site is developed, a changed text is shown where it stands: nothing is loaded again. */
import.meta.hot?.accept('./text-files.ts', (changed) => {
  if (!changed) return
  // The module as it is now.
  ;({ readTexts } = changed as unknown as { readonly readTexts: typeof readFile })
  void i18next.reloadResources().then(() => i18next.emit('languageChanged', i18next.language))
})
