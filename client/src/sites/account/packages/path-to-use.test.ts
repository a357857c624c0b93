import { expect, test } from 'vitest'
import type { Activity } from '../../../features/packages/package.ts'
import { pathToUse } from './path-to-use.ts'

const at = (venueSlug: string, categorySlug: string, bookingType: Activity['bookingType']): Activity => ({
  venueSlug,
  categorySlug,
  bookingType,
})
const courts = at('porthwen', 'badminton-courts', 'resources')
const group = { venueRestriction: { group: { id: 1, name: 'All', venues: [] } } }
const venue = { venueRestriction: { venue: { id: 1, name: 'Ashcombe', slug: 'ashcombe' } } }

test.each([
  ['one activity leads to its page', [courts], '/location/porthwen/badminton-courts/next'],
  ['a course leads to its page', [at('ashcombe', 'swimming', 'courses')], '/courses/location/ashcombe/swimming'],
  ['two activities of one venue lead to the venue', [courts, at('porthwen', 'yoga', 'classes')], '/location/porthwen'],
  [
    'activities of two venues lead to the choice',
    [courts, at('ashcombe', 'yoga', 'classes')],
    '/redirect-to-selected-venue',
  ],
  ['an unknown use leads to the choice', [], '/redirect-to-selected-venue'],
])('[O-545] %s', (_, activities, path) => {
  expect(pathToUse({ activities }, group as never)).toBe(path)
})

test('[O-545] a platform without activities leads to the venue of the package', () => {
  expect(pathToUse({ activities: [] }, venue as never)).toBe('/location/ashcombe')
})
