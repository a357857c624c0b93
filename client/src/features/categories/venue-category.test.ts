import { describe, expect, test } from 'vitest'
import { isGroup, venueCategoriesIn, venueCategory } from './venue-category.ts'

const answer = {
  id: '0134c1b2-1280-7a96-8590-70cab0e56ea3',
  name: 'Badminton courts',
  slug: 'badminton-courts',
  isRoot: true,
  browseByName: null,
  allocationStrategy: null,
  v1Type: 'ad_hoc_templates',
  v2Type: 'resources',
  locations: [{ venueSlug: 'harbour' }, { venueSlug: null }],
  bookingType: null,
}
const group = {
  ...answer,
  slug: 'racket',
  name: 'Racket sports',
  v1Type: null,
  v2Type: null,
  children: [
    { id: 'a', name: 'Squash', slug: 'squash', bookingType: null },
    { id: 'b', name: null, slug: 'table-tennis', bookingType: null },
  ],
}

describe('a category at a venue', () => {
  test('[S3-051] [S3-056] has id, slug, root, browsing order, allocation, types and venues', () => {
    expect(venueCategory(answer, 'badminton-courts')).toMatchObject({
      id: answer.id,
      slug: 'badminton-courts',
      isRoot: true,
      v1Type: 'ad_hoc_templates',
      v2Type: 'resources',
      venueSlugs: ['harbour'],
    })
  })

  test('[S3-052] is browsed by location by default', () => {
    expect(venueCategory(answer, 'x').browseByName).toBe('location')
    expect(venueCategory({ ...answer, browseByName: 'time' }, 'x').browseByName).toBe('time')
  })

  test('[S3-053] lets the customer allocate only where its strategy is "customer"', () => {
    expect(venueCategory(answer, 'x').customerChooses).toBe(false)
    expect(venueCategory({ ...answer, allocationStrategy: 'customer' }, 'x').customerChooses).toBe(true)
  })

  test('is a group when it has activities to choose; a group of one is replaced by its activity', () => {
    const one = { ...group, children: group.children.slice(0, 1) }
    expect(isGroup(venueCategory(group, 'racket'))).toBe(true)
    expect(isGroup(venueCategory(answer, 'x'))).toBe(false)
    expect(venueCategoriesIn([one])).toMatchObject([{ slug: 'squash', name: 'Squash' }])
    expect(venueCategoriesIn([group])[0]?.children).toEqual([
      { slug: 'squash', name: 'Squash' },
      { slug: 'table-tennis', name: 'Table tennis' },
    ])
  })

  test('an activity of a group is found in it; one without an address is hidden', () => {
    expect(venueCategoriesIn([answer, { ...answer, isRoot: false }, { ...answer, slug: null, id: null }])).toHaveLength(
      1,
    )
    expect(venueCategoriesIn([{ ...answer, isRoot: false }])).toHaveLength(1)
  })
})
