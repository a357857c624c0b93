import { languageCodes } from '@touchline/languages'
import { describe, expect, test } from 'vitest'
import { byLanguage, textsFor } from './index.ts'
import { resources } from './resources.ts'

const shapeOf = (language: string) =>
  Object.entries(resources[language] ?? {}).map(([namespace, texts]) => [namespace, Object.keys(texts)])

describe('the texts of the gateway', () => {
  test.each(languageCodes)('in %s have the namespaces and keys of the English ones', (language) => {
    expect(shapeOf(language)).toEqual(shapeOf('en'))
  })

  test('are found by i18next in the language of the page', () => {
    expect(textsFor('en').bank.submit).toBe('Confirm payment')
    expect(textsFor('cy').bank.submit).toBe('Cadarnhau’r taliad')
    expect(Object.keys(byLanguage(textsFor))).toEqual([...languageCodes])
  })
})
