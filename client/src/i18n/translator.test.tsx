import { expect, test } from 'vitest'
import { staticMarkup } from '../app/pages/static-markup.tsx'
import { RichText } from './RichText.tsx'
import type { TextKey } from './text-key.ts'
import { createTranslator, type TextValues } from './translator.ts'

const english = {
  common: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    people: 'For {{names, list}}',
    only: 'English only, {{name}}',
  },
}
const welsh = {
  common: { days_one: '{{count}} diwrnod', days_two: '{{count}} ddiwrnod', days_other: '{{count}} o ddyddiau' },
}

const translated = (language: 'en' | 'cy', key: string, values?: TextValues) =>
  // The keys of these texts, not of the site's.
  createTranslator(language, (of) => (of === 'cy' ? welsh : english)).t(key as TextKey, values)

test('a text counts in the forms of its language, and English stands in for what is not said', () => {
  expect([0, 1, 2].map((count) => translated('en', 'common:days', { count }))).toEqual(['0 days', '1 day', '2 days'])
  expect([1, 2, 7].map((count) => translated('cy', 'common:days', { count }))).toEqual([
    '1 diwrnod',
    '2 ddiwrnod',
    '7 o ddyddiau',
  ])
  expect(translated('cy', 'common:only', { name: 'Ada' })).toBe('English only, Ada')
})

test('what is put in is written as it is: $ and names without a value included, several as a list', () => {
  expect(translated('en', 'common:only', { name: '$1 {{name}}' })).toBe('English only, $1 {{name}}')
  expect(translated('en', 'common:only')).toBe('English only, ')
  expect(translated('en', 'common:people', { names: ['Ada', 'Idris', 'Mo'] })).toBe('For Ada, Idris and Mo')
})

test('a text that is not there is its key', () => {
  expect(translated('en', 'common:unknown.text')).toBe('common:unknown.text')
})

test('words of a text are links or buttons where the text says so', async () => {
  const parts = { terms: <a href="/terms">.</a> }
  const markup = await staticMarkup(<RichText text="Read <terms>our terms</terms>, or <b>not</b>." parts={parts} />)
  expect(markup).toBe('Read <a href="/terms">our terms</a>, or not.')
})
