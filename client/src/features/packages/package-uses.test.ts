import { expect, test } from 'vitest'
import { lastDayOf, usable, usagesOf } from './owned-package.ts'
import type { OwnedPackage } from './package.ts'
import { stampsOf, withRuns } from './package-uses.ts'
import type { PackageUse } from './package-uses.ts'

const owned: OwnedPackage = {
  id: 1,
  packageId: 1,
  name: 'Ten swims',
  status: 'active',
  venueRestriction: null,
  contents: [{ usages: 10, usagesLeft: 8, pricingOptions: [] }],
  boughtAt: null,
  expiresAt: '2026-08-26T23:00:00Z',
  orderId: 3,
}
const use = (usedAt: string, count = 1): PackageUse => ({
  usedAt,
  count,
  status: 'used',
  name: 'Lane swim',
  for: null,
  bookings: [],
})

test('[O-255] a package has a stamp for each usage, used ones by day, then those left', () => {
  const stamps = stampsOf(usagesOf(owned), [use('2026-04-02T08:00:00Z'), use('2026-03-30T08:00:00Z')], 'Europe/London')
  expect(stamps.map(({ state, on }) => on?.local.slice(0, 10) ?? state)).toEqual([
    '2026-03-30',
    '2026-04-02',
    ...Array.from({ length: 8 }, () => 'left'),
  ])
})

test('a use of several places has several stamps, and a use without a day has one', () => {
  const stamps = stampsOf({ usages: 4, left: 1 }, [use('2026-04-02T08:00:00Z', 2)], null)
  expect(stamps.map(({ state, on }) => [state, on !== null])).toEqual([
    ['used', false],
    ['used', true],
    ['used', true],
    ['left', false],
  ])
})

test('[O-579 partly] equal stamps in a row are one run', () => {
  const uses = [use('2026-04-02T08:00:00Z', 2), { ...use('2026-04-02T08:00:00Z'), name: 'Family fun swim' }]
  const runs = withRuns(stampsOf({ usages: 5, left: 2 }, uses, null))
  expect(runs.map(({ stamp, times }) => [stamp.what ?? stamp.state, times])).toEqual([
    ['Lane swim', 2],
    ['Lane swim', 0],
    ['Family fun swim', 1],
    ['left', 2],
    ['left', 0],
  ])
})

test('the package that runs out first is first, one without an end last, and one that is over in no place', () => {
  const [endless, later, gone] = [
    { ...owned, id: 2, expiresAt: null },
    { ...owned, id: 3, expiresAt: '2027-01-01T00:00:00Z' },
    { ...owned, id: 4, status: 'expired' as const },
  ]
  expect(usable([endless, later, gone, owned]).map(({ id }) => id)).toEqual([1, 3, 2])
})

test('an expiry at midnight names the day before', () => {
  expect(lastDayOf(owned, 'Europe/London')?.local.slice(0, 10)).toBe('2026-08-26')
})
