import { languageCodes, languages } from '@touchline/languages'
import { describe, expect, test } from 'vitest'
import { englishTexts, languageFolders, textsByKey, type TextsByKey, textsOf } from './text-catalogue.ts'

const plural = /_(zero|one|two|few|many|other)$/
/** Forms of a text that a language may have of its own: 'and' before a vowel. */
const context = /_vowel$/
const base = (key: string) => key.replace(plural, '').replace(context, '')

/** The keys with the plural forms of a language. */
function keysFor(locale: string, texts: TextsByKey): readonly string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const keys = [...texts.keys()].flatMap((key) =>
    plural.test(key) ? forms.map((form) => `${base(key)}_${form}`) : [key],
  )
  return [...new Set(keys)].toSorted()
}

/** Placeholders and tags, each once. */
function marksOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? [])].toSorted()
}

const english = textsByKey(englishTexts)

test('the table of languages and the folders of texts name the same languages', () => {
  expect(languageFolders.toSorted()).toEqual(languageCodes.toSorted())
})

describe.each(languageCodes)('the texts of %s', (code) => {
  const texts = textsByKey(textsOf(code))

  test('have every key of the English ones and no other, with the plural forms of the language', () => {
    const keys = [...texts.keys()]
    const own = keys.filter((key) => context.test(key))
    expect(keys.filter((key) => !own.includes(key)).toSorted()).toEqual(keysFor(languages[code].locale, english))
    for (const key of own) expect(keys).toContain(base(key))
  })

  test('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('have the placeholders and tags of the English text', () => {
    const marksByKey = new Map<string, readonly string[]>()
    for (const [key, text] of english) {
      const known = marksByKey.get(base(key)) ?? []
      marksByKey.set(base(key), [...new Set([...known, ...marksOf(text)])].toSorted())
    }
    for (const [key, text] of texts) {
      const wanted = (marksByKey.get(base(key)) ?? []).filter((mark) => !(plural.test(key) && mark === '{{count}}'))
      const found = marksOf(text).filter((mark) => !(plural.test(key) && mark === '{{count}}'))
      expect(found, key).toEqual(wanted)
    }
  })
})
