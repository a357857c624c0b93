import { expect, test } from 'vitest'
import { latestFirst } from './PanelContents.tsx'

const at = (name: string, createdAt?: string) => ({ name, ...(createdAt === undefined ? {} : { createdAt }) })

test('the latest item comes first, so that a short list shows it', () => {
  const items = [at('a', '2027-01-04T10:00:00Z'), at('b', '2027-01-04T10:05:00Z'), at('c', '2027-01-04T10:05:00Z')]
  expect(latestFirst(items).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  expect(latestFirst([at('a'), at('b')]).map(({ name }) => name)).toEqual(['b', 'a'])
})
