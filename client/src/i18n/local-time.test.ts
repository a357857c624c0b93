import { describe, expect, test, vi } from 'vitest'
import { localTime } from './local-time.ts'

/** The hour before and after clocks change in London, by UTC. */
const beforeSummer = Date.parse('2027-03-28T00:59:00Z')
const inSummer = Date.parse('2027-03-28T01:00:00Z')

describe('a clock in a time zone', () => {
  test.each([
    ['Europe/London', beforeSummer, '2027-03-28 00:59'],
    ['Europe/London', inSummer, '2027-03-28 02:00'],
    ['Asia/Tokyo', beforeSummer, '2027-03-28 09:59'],
    ['America/New_York', beforeSummer, '2027-03-27 20:59'],
  ])('in %s shows %i as %s', (timezone, instant, expected) => {
    expect(localTime(instant, timezone)).toBe(expected)
  })

  test('is the device’s own for a missing or unknown zone', () => {
    vi.stubEnv('TZ', 'Asia/Kathmandu')
    expect(localTime(beforeSummer, null)).toBe('2027-03-28 06:44')
    expect(localTime(beforeSummer, 'Middle-earth/Shire')).toBe('2027-03-28 06:44')
    vi.unstubAllEnvs()
  })
})
