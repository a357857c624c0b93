import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, trackedFiles } from './tracked-files.ts'

/** As many as can be looked over; the tests beside them are not counted. */
const mostFiles = 15

test('a folder of the server or of the client has at most fifteen source files', () => {
  const files = trackedFiles().filter((file) => /^(server|client)\/src\/.*\.tsx?$/.test(file) && !isTest(file))
  const counts = Map.groupBy(files, dirname)
  const large = [...counts].filter(([, own]) => own.length > mostFiles).map(([folder]) => folder)
  expect(large.toSorted()).toEqual([])
})
