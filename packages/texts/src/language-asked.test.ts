import { expect, test } from 'vitest'
import { languageAsked } from './language-asked.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['cy', 'cy'],
  ['cy-GB', 'cy'],
  ['CY;q=0.9, en;q=0.8', 'cy'],
  ['en;q=0.8, cy;q=0.9', 'cy'],
  ['en, cy', 'en'],
  ['de, cy;q=0', 'en'],
  ['fr, cy;q=0.1', 'cy'],
  ['*', 'en'],
] as const)('%s asks for %s', (header, language) => {
  expect(languageAsked(header)).toBe(language)
})

test('a site that offers Welsh first is asked for English by name only', () => {
  expect(languageAsked('fr', ['cy', 'en'])).toBe('cy')
  expect(languageAsked('fr, en;q=0.1', ['cy', 'en'])).toBe('en')
  expect(languageAsked('en', ['cy'])).toBe('cy')
})
