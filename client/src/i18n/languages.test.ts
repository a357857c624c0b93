import { describe, expect, test } from 'vitest'
import * as firstWelsh from './cy/first-texts.ts'
import * as restOfWelsh from './cy/page-texts.ts'
import { firstTexts } from './first-texts.ts'
import { pageTexts } from './page-texts.ts'

const english = { ...firstTexts, ...pageTexts }
const welsh = { ...firstWelsh.firstTexts, ...restOfWelsh.pageTexts }

type Texts = ReadonlyMap<string, string>

/** Every text by its key, `namespace.path`. */
function textsIn(value: unknown, key = ''): Texts {
  if (typeof value === 'string') return new Map([[key, value]])
  const parts = Object.entries(value as Readonly<Record<string, unknown>>)
  return new Map(parts.flatMap(([name, part]) => [...textsIn(part, key === '' ? name : `${key}.${name}`)]))
}

const plural = /_(zero|one|two|few|many|other)$/
const base = (key: string) => key.replace(plural, '')

/** Keys as a language with these plural forms has them. */
function keysFor(locale: string, texts: Texts): readonly string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const keys = [...texts.keys()].flatMap((key) =>
    plural.test(key) ? forms.map((form) => `${base(key)}_${form}`) : [key],
  )
  return [...new Set(keys)].toSorted()
}

/** Placeholders and tags, each once: what the program puts in and what it hangs links on. */
function marksOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? [])].toSorted()
}

const ours = textsIn(english)
const theirs = textsIn(welsh)

describe('Welsh', () => {
  test('says everything that English says, with the six plural forms of its own', () => {
    expect([...theirs.keys()].toSorted()).toEqual(keysFor('cy', ours))
  })

  test('leaves no text empty', () => {
    expect([...theirs].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('has the placeholders and tags of the English text', () => {
    const marksByKey = new Map([...ours].map(([key, text]) => [base(key), marksOf(text)]))
    for (const [key, text] of ours) {
      const known = marksByKey.get(base(key)) ?? []
      marksByKey.set(base(key), [...new Set([...known, ...marksOf(text)])].toSorted())
    }
    for (const [key, text] of theirs) {
      const wanted = (marksByKey.get(base(key)) ?? []).filter((mark) => !(plural.test(key) && mark === '{{count}}'))
      const found = marksOf(text).filter((mark) => !(plural.test(key) && mark === '{{count}}'))
      expect(found, key).toEqual(wanted)
    }
  })
})
