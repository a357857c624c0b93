import { expect, test } from 'vitest'
import { languageOf } from './index.ts'

test.each([
  ['cy', 'cy'],
  ['cy-GB', 'cy'],
  ['EN', 'en'],
  ['de', null],
  ['', null],
  [null, null],
])('the code %s names the language %s', (code, language) => {
  expect(languageOf(code)).toBe(language)
})
