import { expect, test } from 'vitest'
import { textsByKey, textsOf } from './text-catalogue.ts'

const mutated = [
  ['ll', 'l'],
  ['rh', 'r'],
  ['p', 'b'],
  ['t', 'd'],
  ['c', 'g'],
  ['b', 'f'],
  ['d', 'dd'],
  ['g', ''],
  ['m', 'f'],
] as const

/** The soft mutation of a word, as after the number two. */
function softened(word: string): string {
  // 'dd' and 'th' are letters of their own, and do not mutate.
  if (/^(dd|th|ch|ph)/.test(word)) return word
  const [radical, soft] = mutated.find(([letter]) => word.startsWith(letter)) ?? ['', '']
  return soft + word.slice(radical.length)
}

const counted = (text: string | undefined): string | undefined => /\{\{count\}\} (\p{L}+)/u.exec(text ?? '')?.[1]

test('in Welsh the counted word has the soft mutation after two', () => {
  const texts = textsByKey(textsOf('cy'))
  const wrong = [...texts].flatMap(([key, text]) => {
    if (!key.endsWith('_two')) return []
    const [word, plain] = [counted(text), counted(texts.get(key.replace(/two$/, 'other')))]
    return word === undefined || plain === undefined || word === softened(plain) ? [] : [`${key}: ${text}`]
  })
  expect(wrong).toEqual([])
})

test.each(['lle', 'diwrnod', 'mis', 'gwaith', 'person', 'sesiwn'])('%s after two', (word) => {
  const after = { lle: 'le', diwrnod: 'ddiwrnod', mis: 'fis', gwaith: 'waith', person: 'berson', sesiwn: 'sesiwn' }
  expect(softened(word)).toBe(after[word as keyof typeof after])
})
