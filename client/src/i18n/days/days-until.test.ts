import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test.each([
  ['late on a winter evening, the next morning', '2027-01-04T23:30:00Z', '2027-01-05 07:00:00', 'Europe/London', 1],
  [
    'after midnight by the venue’s clock, the same day',
    '2027-07-04T23:30:00Z',
    '2027-07-05 07:00:00',
    'Europe/London',
    0,
  ],
  ['in a zone that is ahead', '2027-01-04T12:00:00Z', '2027-01-05 07:00:00', 'Pacific/Auckland', 0],
  ['36 hours ahead, across one midnight', '2027-01-04T08:00:00Z', '2027-01-05 20:00:00', 'Europe/London', 1],
])('days are counted by the venue’s calendar: %s', (_, now, local, timezone, days) => {
  expect(daysUntil({ utc: local, local, timezone }, Date.parse(now))).toBe(days)
})
