import { expect, test } from 'vitest'
import { listText } from './list-text.ts'

test.each([
  [[], ''],
  [['Amina'], 'Amina'],
  [['Rosie Fenwick', 'Grant'], 'Rosie Fenwick a Grant'],
  [['Amina', 'Zahra', 'Idris'], 'Amina, Zahra ac Idris'],
  [['Amina', 'Yusuf'], 'Amina a Yusuf'],
  [['Amina', 'Ynyr'], 'Amina ac Ynyr'],
  [['Amina', 'William'], 'Amina a William'],
  [['Amina', 'Éabha'], 'Amina ac Éabha'],
])('in Welsh %j is a list with its own word for and, in every browser', (names, text) => {
  expect(listText(names, 'cy')).toBe(text)
})

test('in English it is the list of the browser', () => {
  expect(listText(['Amina', 'Zahra', 'Idris'], 'en')).toBe('Amina, Zahra and Idris')
})
