import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { screensOf } from '@touchline/contract-testing'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const screens: Parameters<typeof screensOf>[0] = JSON.parse(
  execFileSync(process.execPath, ['client/build/screens/print.ts'], { cwd: root, maxBuffer: 2 ** 24 }).toString(),
)

test.each([
  ['listBookings', 'data[].cancellation.can_cancel', 'bookings /my-bookings'],
  ['readCourse', 'data.extras[].price.value', 'bookings /courses/location/:venueSlug/:activitySlug/:courseSlug/book'],
  ['preparePayment', 'session_key', 'every site /basket/checkout'],
  ['readClient', 'data.currency.symbol', 'bookings: every page'],
])('[O-409] %s %s is read by the screen %s', (call, field, screen) => {
  expect(screensOf(screens, call, field)).toContain(screen)
})

test('[O-409] a screen that does not ask a call does not read its fields, and nobody reads what no code names', () => {
  expect(screensOf(screens, 'listBookings', 'data[].cancellation.can_cancel')).not.toContain('every site /login')
  expect(screensOf(screens, 'readCourse', 'data.occurrences[].schedule_reference')).toEqual([])
  expect(screensOf(screens, 'listIntegrations', 'data')).toEqual([])
})

test('[O-409] the whole answer is read by the screens that ask the call, and a site stands for its pages', () => {
  const readers = screensOf(screens, 'listVenues', '')
  expect(readers).toContain('bookings: every page')
  expect(readers.filter((name) => name.startsWith('bookings /'))).toEqual([])
})
