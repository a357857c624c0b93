import { expect, test } from 'vitest'
import type { Wait } from '../../features/waitlists/wait.ts'
import { pathOfOffer } from './activity-paths.ts'

const startsAt = { local: '2026-04-08 15:00:00', utc: '2026-04-08 14:00:00', timezone: 'Europe/London' }
const wait: Wait = {
  id: 1,
  userId: 2,
  userReference: null,
  firstName: 'Mary',
  lastName: 'Jones',
  email: null,
  createdAt: null,
  occurrence: { occurrenceId: 'oc1', name: 'Public swim' },
  startsAt,
  venue: { id: 3, name: 'The Harbour', slug: 'harbour' },
  categorySlug: 'swims',
  scheduleSlug: 'public-swim',
}

test.each([
  ['courses', '/courses/location/harbour/swims/public-swim/book'],
  ['camps', '/camps/location/harbour/swims/public-swim/book?session=oc1'],
  ['classes', '/location/harbour/swims/2026-04-08/classes/oc1'],
  ['ticketed', '/location/harbour/swims/2026-04-08/tickets/oc1'],
  ['resources', '/location/harbour/swims/2026-04-08/slots/oc1'],
] as const)('[O-312 partly] an offered place in one of %s is booked at %s', (bookingType, path) => {
  expect(pathOfOffer({ ...wait, bookingType })).toBe(path)
})

test('has no link where the platform gives too little', () => {
  const { categorySlug: _category, ...withoutCategory } = { ...wait, bookingType: 'classes' as const }
  expect(pathOfOffer(withoutCategory)).toBeNull()
  expect(pathOfOffer({ ...wait, bookingType: 'classes', startsAt: null })).toBeNull()
  expect(pathOfOffer(wait)).toBeNull()
})
