import { expect, test } from 'vitest'
import { activitiesOver } from './activities.ts'
import { categoryIn } from './category-questions.ts'
import type { Category } from './category-questions.ts'

function category(name: string, bookableCount?: number): Category {
  const nothing = { bookingType: null, children: [], parent: null, inUse: null, createdAt: null }
  const found = categoryIn({
    ...nothing,
    id: null,
    name,
    slug: name.toLowerCase(),
    ...(bookableCount === undefined ? {} : { bookableCount }),
  })
  if (!found) throw new Error('a named category can be shown')
  return found
}

test('an activity of two venues is one entry with the courses of both, the largest first', () => {
  const found = activitiesOver([
    { venueSlug: 'elm', categories: [category('Dance', 2), category('Tennis', 4)] },
    { venueSlug: 'oak', categories: [category('Dance', 3)] },
  ])
  expect(found.map(({ name, count }) => [name, count])).toEqual([
    ['Dance', 5],
    ['Tennis', 4],
  ])
  expect(found[0]?.venues).toEqual([
    { slug: 'elm', count: 2 },
    { slug: 'oak', count: 3 },
  ])
})

test('without the count of one venue there is no sum', () => {
  const found = activitiesOver([
    { venueSlug: 'elm', categories: [category('Dance', 2)] },
    { venueSlug: 'oak', categories: [category('Dance')] },
  ])
  expect(found[0]?.count).toBeNull()
})

test('[S1-016 partly] camps and courses are told apart, because they have pages of their own', () => {
  const camps = { ...category('Holiday camps', 2), bookingType: 'camps' } as const
  const found = activitiesOver([{ venueSlug: 'elm', categories: [camps, category('Dance', 2)] }])
  expect(found.map(({ name, of }) => [name, of])).toEqual([
    ['Dance', 'course'],
    ['Holiday camps', 'camp'],
  ])
})
