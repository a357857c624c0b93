import { PlatformError } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { beginningAt, clockAt, nowOf, targetOf } from './clock-state.ts'

const wall = Date.parse('2026-04-07T10:00:00Z')
const running = { offsetMs: 0, frozenAt: null }

describe('a sandbox clock', () => {
  test('runs with an offset, or stands still', () => {
    const later = clockAt(wall + 5000, wall, false)
    expect(nowOf(later, wall + 1000)).toBe(wall + 6000)
    const still = clockAt(wall + 5000, wall, true)
    expect(nowOf(still, wall + 1000)).toBe(wall + 5000)
  })

  test('advances by a duration, moves to an instant, or freezes', () => {
    expect(targetOf(running, { advance: 'P1DT2H' }, wall)).toEqual({ target: wall + 93_600_000, frozen: false })
    expect(targetOf(running, { now: '2026-04-08T10:00:00Z' }, wall).target).toBe(wall + 86_400_000)
    expect(targetOf(running, { frozen: true }, wall)).toEqual({ target: wall, frozen: true })
    expect(targetOf(clockAt(wall, wall, true), { advance: 'PT1M' }, wall + 9999)).toEqual({
      target: wall + 60_000,
      frozen: true,
    })
  })

  test.each([
    [{ now: '2026-04-07T09:59:59Z' }, 'clock_not_movable'],
    [{ advance: 'P99999D' }, 'clock_not_movable'],
    [{ advance: 'tomorrow' }, 'validation_failed'],
    [{ advance: 'P1D', now: '2026-04-08T10:00:00Z' }, 'validation_failed'],
  ])('refuses %j', (move, code) => {
    expect(() => targetOf(running, move, wall)).toThrow(expect.objectContaining({ code }))
    expect(() => targetOf(running, move, wall)).toThrow(PlatformError)
  })

  test('starts at any moment of this century', () => {
    expect(beginningAt('2000-01-01T00:00:00Z')).toBe(Date.UTC(2000, 0, 1))
    for (const text of ['1999-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '0001-01-01T00:00:00Z']) {
      expect(() => beginningAt(text)).toThrow(expect.objectContaining({ code: 'validation_failed' }))
    }
  })

  test('does not leave this century', () => {
    const late = clockAt(Date.UTC(2099, 11, 31), wall, true)
    expect(targetOf(late, { advance: 'PT23H' }, wall).frozen).toBe(true)
    expect(() => targetOf(late, { advance: 'P1D' }, wall)).toThrow(
      expect.objectContaining({ code: 'clock_not_movable' }),
    )
  })
})
