import { expect, test } from 'vitest'
import { unsaidFeatures } from './unsaid-features.ts'

const told = { onlineJoiningEnabled: false, campsAndCoursesBookingEnabled: true, onlineGuestPassesEnabled: false }

test('[O-397] a feature of which neither configuration nor client record says anything is told as a deviation', () => {
  expect(unsaidFeatures({ onlineGuestPassesEnabled: false }, { onlineJoiningEnabled: true })).toEqual([
    {
      call: 'readClient',
      path: 'camps_and_courses_booking_enabled',
      expected: 'boolean, or switches.campsAndCoursesBookingEnabled in config.json',
      got: 'absent',
    },
  ])
  expect(unsaidFeatures({}, {})).toHaveLength(3)
  expect(unsaidFeatures(told, {})).toEqual([])
  expect(unsaidFeatures({}, told)).toEqual([])
})
