import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes, reasonCodes } from '@touchline/contract'
import { fallbackLanguage, languageCodes, languages } from '@touchline/languages'
import { describe, expect, test } from 'vitest'
import { resources } from './resources.ts'

const source = join(import.meta.dirname, '..')
const code = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

const plural = /_(zero|one|two|few|many|other)$/
const textsOf = (language: string) =>
  Object.entries(resources[language] ?? {}).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ key: `${namespace}:${name}`, text })),
  )
const stemsOf = (language: string) =>
  [...new Set(textsOf(language).map(({ key }) => key.replace(plural, '')))].toSorted()
const english = new Map(textsOf(fallbackLanguage).map(({ key, text }) => [key, text]))

function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, placeholder = '']) => placeholder).toSorted()
}

describe.each(languageCodes)('[O-202] the texts of the platform in %s', (language) => {
  test('there is one for each text in English, and for nothing else', () => {
    expect(stemsOf(language)).toEqual(stemsOf(fallbackLanguage))
  })

  test('each has the placeholders of the English text', () => {
    for (const { key, text } of textsOf(language)) {
      const same = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? ''
      const [own, others] = [placeholdersIn(text), placeholdersIn(same)]
      // One of something needs no number.
      expect(plural.test(key) ? others : own, key).toEqual(others)
      expect(text, key).not.toMatch(/\$t\(/)
    }
  })

  test('there is a text for each plural of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(languages[language].locale).resolvedOptions()
    const keys = new Set(textsOf(language).map(({ key }) => key))
    const stems = new Set([...keys].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))
    for (const stem of stems) for (const category of pluralCategories) expect(keys).toContain(`${stem}_${category}`)
  })

  test('there is one for each refusal and each reason', () => {
    expect(Object.keys(resources[language]?.['errors'] ?? {}).toSorted()).toEqual([...errorCodes].toSorted())
    expect(Object.keys(resources[language]?.['reasons'] ?? {}).toSorted()).toEqual([...reasonCodes].toSorted())
  })
})

test('each text is said somewhere', () => {
  // Named by a code of the contract, or put together of a stem and what happened.
  const byCode = /^(errors|reasons|programme|fields|integrations|dates):|^carts:(session_)?called_off|^mails:cancel_/
  const unsaid = stemsOf(fallbackLanguage).filter((key) => !byCode.test(key) && !code.includes(`'${key}'`))
  expect(unsaid).toEqual([])
})
