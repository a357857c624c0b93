import { type Language, languages } from '@touchline/languages'
import { listText } from './list-text.ts'
import type { TextKey } from './text-key.ts'

type TextValue = string | number | readonly string[] | null | undefined

/** What is put into a text, by name; `count` also chooses the form. */
export type TextValues = Readonly<Record<string, TextValue>>

/** The text at a key. */
export type Translate = (key: TextKey, values?: TextValues) => string

export type Translator = {
  readonly language: Language
  readonly t: Translate
}

/** Texts by namespace, as trees. */
export type Bundles = Readonly<Record<string, object>>

/** What a text is looked up in; bundles that come later are added to it. */
export type TextsOf = (language: Language) => Bundles

const placeholder = /\{\{(\w+)(?:, list)?\}\}/g

function leafAt(bundles: Bundles, key: string): string | undefined {
  const colon = key.indexOf(':')
  const path = [key.slice(0, colon), ...key.slice(colon + 1).split('.')]
  const found = path.reduce<unknown>(
    (tree, name) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined),
    bundles,
  )
  return typeof found === 'string' ? found : undefined
}

/** Translates into a language; what it does not say yet is said in English, and a key without any text as it is. */
export function createTranslator(language: Language, textsOf: TextsOf): Translator {
  const speakers = [...new Set<Language>([language, 'en'])].map((each) => {
    // Making one takes longer than using it a hundred times.
    let forms: Intl.PluralRules | undefined
    return {
      bundles: textsOf(each),
      formOf: (count: number) => (forms ??= new Intl.PluralRules(languages[each].locale)).select(count),
    }
  })

  function textAt(key: string, count: TextValue): string {
    for (const { bundles, formOf } of speakers) {
      const form = typeof count === 'number' ? leafAt(bundles, `${key}_${formOf(count)}`) : undefined
      const text = form ?? leafAt(bundles, key)
      if (text !== undefined) return text
    }
    return key
  }

  function written(value: TextValue): string {
    if (typeof value === 'object' && value !== null) return listText(value, language)
    return String(value ?? '')
  }

  return {
    language,
    t(key, values = {}) {
      const text = textAt(key, values['count'])
      if (!text.includes('{{')) return text
      return text.replaceAll(placeholder, (_, name: string) => written(values[name]))
    },
  }
}
