import { expect, test } from 'vitest'
import type { Wait } from '../../features/waitlists/wait.ts'
import { pathOfWait } from './activity-paths.ts'

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
  ['courses', '/courses/location/harbour/swims/timetable/public-swim'],
  ['camps', '/camps/location/harbour/swims/timetable/public-swim'],
  ['classes', '/location/harbour/swims/2026-04-08'],
  ['ticketed', '/location/harbour/swims/2026-04-08'],
  ['resources', '/location/harbour/swims/2026-04-08'],
] as const)('[O-48 partly] a place in one of %s is booked at %s', (bookingType, path) => {
  expect(pathOfWait({ ...wait, bookingType })).toBe(path)
})

test('has no link where the platform gives too little', () => {
  const { categorySlug: _category, ...withoutCategory } = { ...wait, bookingType: 'classes' as const }
  expect(pathOfWait(withoutCategory)).toBeNull()
  expect(pathOfWait({ ...wait, bookingType: 'classes', startsAt: null })).toBeNull()
  expect(pathOfWait(wait)).toBeNull()
})
