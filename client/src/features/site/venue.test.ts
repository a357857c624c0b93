import { expect, test } from 'vitest'
import { venueConfigOf } from './venue.ts'

test('[S3-005, C-35] the configuration of a venue holds its migration date and whether it has camps and courses', () => {
  const venue = { activitiesV2MigrationDate: '2026-09-01', campsAndCoursesEnabled: { enabled: false } }
  expect(venueConfigOf(venue)).toEqual({ migrationDate: '2026-09-01', campsAndCoursesEnabled: { enabled: false } })
})

test.each([null, { enabled: null }])('a venue that says %j of camps and courses has them', (campsAndCoursesEnabled) => {
  expect(venueConfigOf({ activitiesV2MigrationDate: null, campsAndCoursesEnabled })).toEqual({
    migrationDate: null,
    campsAndCoursesEnabled: { enabled: true },
  })
})
