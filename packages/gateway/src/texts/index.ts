import { fallbackLanguage, type Language, languageCodes } from '@touchline/languages'
import { createTexts } from '@touchline/texts'
import type { CardErrorCode } from '../engine/card-rules.ts'
import type bank from './en/bank.json'
import type bankForCard from './en/bankForCard.json'
import type brands from './en/brands.json'
import type cardForm from './en/cardForm.json'
import type failure from './en/failure.json'
import type required from './en/required.json'
import { resources } from './resources.ts'

/** The texts of the gateway's pages by namespace: a JSON file of each in the folder of every language. */
export type Texts = {
  readonly cardForm: typeof cardForm
  readonly brands: typeof brands
  readonly required: typeof required
  readonly cardErrors: Readonly<Record<CardErrorCode, string>>
  readonly bank: typeof bank
  /** Texts for a card set-up that differ from those of a payment. */
  readonly bankForCard: typeof bankForCard
  readonly failure: typeof failure
}

const { say } = createTexts(resources)

/** The texts of a page. English replaces a text that the language lacks. */
export function textsFor(language: Language): Texts {
  const namespaces = Object.entries(resources[fallbackLanguage] ?? {}).map(([namespace, texts]) => [
    namespace,
    Object.fromEntries(Object.keys(texts).map((key) => [key, say(language, `${namespace}:${key}`)])),
  ])
  // The English files have these namespaces and keys: `texts.test.ts` compares.
  return Object.fromEntries(namespaces) as Texts
}

/** A record with a value for each language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(languageCodes.map((code) => [code, valueOf(code)])) as Record<Language, Value>
}
