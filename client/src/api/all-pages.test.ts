import { expect, test } from 'vitest'
import { allPages } from './all-pages.ts'

test('a list is read to its last page, the largest pages at a time', async () => {
  const asked: unknown[] = []
  const rows = await allPages(async (query) => {
    asked.push(query)
    const nextPage = query.page < 3 ? query.page + 1 : null
    return { data: [`row ${query.page}`], nextPage }
  })
  expect(rows).toEqual(['row 1', 'row 2', 'row 3'])
  expect(asked).toEqual([
    { page: 1, perPage: 100 },
    { page: 2, perPage: 100 },
    { page: 3, perPage: 100 },
  ])
})

test('a platform without paging answers everything at once', async () => {
  expect(await allPages(async () => ({ data: [1, 2], nextPage: null }))).toEqual([1, 2])
})

test.each([
  ['that never end are not followed for ever', (page: number) => page + 1, 50],
  ['that lead back to themselves are read once', (page: number) => page, 1],
])('pages %s', async (_, next, expected) => {
  const rows = await allPages(async ({ page }) => ({ data: [page], nextPage: next(page) }))
  expect(rows).toHaveLength(expected)
})
