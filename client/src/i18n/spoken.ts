import type { Language } from '@touchline/languages'
import { observable } from '../app/observable.ts'
import { speak } from './language.ts'
import { type Bundles, createTranslator, type Translator } from './translator.ts'

const texts: Record<Language, Record<string, object>> = { en: {}, cy: {} }

/** Adds texts; those that a bundle of the same name had give way. */
export function addTexts(language: Language, bundles: Bundles): void {
  Object.assign(texts[language], bundles)
}

/** Whether a language has the texts of a namespace. */
export function hasTexts(language: Language, namespace: string): boolean {
  return namespace in texts[language]
}

/** What the page is written by. */
export const spoken = observable<Translator>(createTranslator('en', (language) => texts[language]))

/** Another language, or the same with other texts: whoever shows texts shows them anew. */
export function speakIn(language: Language): void {
  speak(language)
  spoken.set(createTranslator(language, (of) => texts[of]))
}
