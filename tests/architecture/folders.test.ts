import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, trackedFiles } from './tracked-files.ts'

/** As many as can be looked over; the tests beside them are not counted. */
const mostFiles = 15

/** Folders that have not been divided yet. One that is small enough has to leave this list. */
const undivided: readonly string[] = [
  'client/src/api',
  'client/src/app',
  'client/src/app/chrome',
  'client/src/app/session',
  'client/src/features/auth',
  'client/src/features/bookings',
  'client/src/features/carts/basket',
  'client/src/features/checkout',
  'client/src/features/occurrences/booking',
  'client/src/features/payments/machine',
  'client/src/features/timetable',
  'client/src/features/venues',
  'client/src/sites/bookings',
  'client/src/sites/bookings/pages',
  'client/src/theme',
  'client/src/ui',
  'client/src/ui/fields',
  'client/src/ui/layout',
  'client/src/ui/scenes',
]

test('a folder of the server or of the client has at most fifteen source files', () => {
  const files = trackedFiles().filter((file) => /^(server|client)\/src\/.*\.tsx?$/.test(file) && !isTest(file))
  const counts = Map.groupBy(files, dirname)
  const large = [...counts].filter(([, own]) => own.length > mostFiles).map(([folder]) => folder)
  expect(large.toSorted()).toEqual(undivided)
})
