import { expect, test } from 'vitest'
import { waitFor, waitsIn } from './wait.ts'

const answer = {
  id: 31,
  userId: 7,
  userReference: 'TL0007',
  firstName: 'Amina',
  lastName: 'Rahman',
  email: null,
  occurrence: { occurrenceId: 'oc1', name: 'Spin 45' },
  startsAt: null,
  createdAt: null,
}

test('[S3-048] who waits is known by the number of the place on the list, the person and the occurrence', () => {
  const waits = waitsIn([answer, { ...answer, id: null }, { ...answer, userId: null }, { ...answer, occurrence: null }])
  expect(waits).toMatchObject([{ id: 31, userId: 7, occurrence: { occurrenceId: 'oc1' } }])
  expect(waitFor(waits, { occurrenceIds: ['oc0', 'oc1'], userId: 7 })?.id).toBe(31)
  expect(waitFor(waits, { occurrenceIds: ['oc1'], userId: 8 })).toBeUndefined()
  expect(waitFor(waits, { occurrenceIds: ['oc0'], userId: 7 })).toBeUndefined()
})
