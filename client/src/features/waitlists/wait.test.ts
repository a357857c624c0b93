import { expect, test } from 'vitest'
import { firstNameOf, othersWith, partiesIn } from './party.ts'
import { hindranceOf } from './hindrance.ts'
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

test('[S3-048] a waitlist entry is identified by its id, the person and the occurrence', () => {
  const waits = waitsIn([answer, { ...answer, id: null }, { ...answer, userId: null }, { ...answer, occurrence: null }])
  expect(waits).toMatchObject([{ id: 31, userId: 7, occurrence: { occurrenceId: 'oc1' } }])
  expect(waitFor(waits, { occurrenceIds: ['oc0', 'oc1'], userId: 7 })?.id).toBe(31)
  expect(waitFor(waits, { occurrenceIds: ['oc1'], userId: 8 })).toBeUndefined()
  expect(waitFor(waits, { occurrenceIds: ['oc0'], userId: 7 })).toBeUndefined()
})

test('[O-130] a required action is shown before the reason for being passed over, which may be out of date', () => {
  const busy = { code: 'time_taken', message: 'You have already booked a session for this time.' }
  const induction = { code: 'induction_needed', message: 'Please complete the induction first: Ropes' }
  const more = { code: 'waits_for_more', message: 'Not enough places came free for your group.' }
  expect(hindranceOf({ inTheWay: busy, passedOver: more })).toEqual({ kind: 'booked-elsewhere' })
  expect(hindranceOf({ inTheWay: induction, passedOver: null })).toEqual({
    kind: 'to-be-done',
    message: 'Please complete the induction first: Ropes',
  })
  expect(hindranceOf({ inTheWay: null, passedOver: more })).toEqual({ kind: 'waits-for-more' })
  expect(hindranceOf({ inTheWay: null, passedOver: busy })).toBeNull()
  expect(hindranceOf({ passedOver: busy })).toEqual({ kind: 'was-passed-over', message: busy.message })
  expect(hindranceOf({ passedOver: null })).toBeNull()
})

test('[O-379 partly] people who wait together are one row, as long as they are in one state', () => {
  const family = { ...answer, partyId: 31, status: 'waiting' as const }
  const waits = waitsIn([
    { ...answer, id: 30, partyId: null, status: 'waiting' },
    family,
    { ...family, id: 32, userId: 8, firstName: 'Idris' },
    { ...family, id: 33, userId: 9, firstName: 'Huw', status: 'offered' },
  ])
  expect(partiesIn(waits).map((party) => party.map(({ id }) => id))).toEqual([[30], [31, 32], [33]])
  const [alone, first] = waits
  expect(first && othersWith(waits, first).map(firstNameOf)).toEqual(['Idris'])
  expect(alone && othersWith(waits, alone)).toEqual([])
})
