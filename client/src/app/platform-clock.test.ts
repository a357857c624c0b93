import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnPlatformTime, platformNow } from './platform-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  learnPlatformTime(undefined)
})

test('the platform’s clock continues from the time it sent', () => {
  learnPlatformTime('2027-01-05T09:00:00Z')
  vi.advanceTimersByTime(60_000)
  expect(platformNow()).toBe(Date.parse('2027-01-05T09:01:00Z'))
})

test.each([undefined, 'soon'])('a platform that sends %s uses the device’s time', (told) => {
  learnPlatformTime(told)
  expect(platformNow()).toBe(Date.parse('2026-11-20T12:00:00Z'))
})
