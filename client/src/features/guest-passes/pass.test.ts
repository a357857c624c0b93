import { expect, test } from 'vitest'
import { alike, goodFor, groupsOf, isActive, latestFirst, placeOf, soonestFirst } from './pass.ts'
import type { GuestPass } from './use-guest-passes.ts'

test('a code is grouped in fours', () => {
  expect(groupsOf('7KQ2M4XW9TB3HN5R')).toBe('7KQ2 M4XW 9TB3 HN5R')
  expect(groupsOf('ABCDE')).toBe('ABCD E')
})

test('each use of a pass is named once, by its reference where it has no name', () => {
  const option = (id: number, name: string | null) => ({ id, name, reference: `R${id}` })
  const pricingOptions = [option(1, 'Aqua fit'), option(2, 'Aqua fit'), option(3, null)]
  expect(goodFor({ pricingOptions })).toEqual(['Aqua fit', 'R3'])
})

test('a group of venues takes precedence over a venue', () => {
  const venue = { id: 1, name: 'Ashcombe', slug: 'ashcombe' }
  expect(placeOf({ venueRestriction: { venue } })).toBe('Ashcombe')
  expect(placeOf({ venueRestriction: { group: { id: 1, name: 'All centres', venues: [venue] } } })).toBe('All centres')
  expect(placeOf({ venueRestriction: null })).toBeNull()
})

test('a pass is active unless its state says otherwise', () => {
  expect([isActive({ status: 'active' }), isActive({ status: null }), isActive({ status: 'used' })]).toEqual([
    true,
    true,
    false,
  ])
})

test('equal passes are grouped in their original order', () => {
  const pass = (code: string, more: Partial<GuestPass> = {}) =>
    ({
      code,
      name: 'Three guest passes',
      pricingOptions: [],
      venueRestriction: null,
      expiresAt: null,
      ...more,
    }) as GuestPass
  const expiring = { expiresAt: '2026-06-16T22:59:59Z' }
  const groups = alike([pass('A'), pass('B', expiring), pass('C'), pass('D', { ...expiring, name: 'One swim' })])
  expect(groups.map((group) => group.map(({ code }) => code).join(''))).toEqual(['AC', 'B', 'D'])
})

test('the pass that ends soonest is listed first, and one without an end last', () => {
  const passes = [
    { code: 'A', expiresAt: null },
    { code: 'B', expiresAt: '2026-06-16T22:59:59Z' },
    { code: 'C', expiresAt: null },
    { code: 'D', expiresAt: '2026-05-01T22:59:59Z' },
  ]
  expect(soonestFirst(passes).map(({ code }) => code)).toEqual(['D', 'B', 'A', 'C'])
})

test('among passes that are over, the last one used or run out is listed first', () => {
  const passes = [
    { code: 'A', usedAt: null, expiresAt: '2026-03-01T22:59:59Z' },
    { code: 'B', usedAt: '2026-04-01T10:00:00Z', expiresAt: '2026-09-01T22:59:59Z' },
    { code: 'C', usedAt: null, expiresAt: '2026-05-01T22:59:59Z' },
  ]
  expect(latestFirst(passes).map(({ code }) => code)).toEqual(['C', 'B', 'A'])
})
