import { afterEach, describe, expect, test } from 'vitest'
import { schedule, sessionsOf } from '../../../testing/planned.ts'
import { findPart, keepPart, limitParts } from './parts-cache.ts'

const megabyte = 1024 * 1024

describe('the parts that are remembered', () => {
  afterEach(() => limitParts(64 * megabyte))

  test('are those of one state: another revision is not there', () => {
    const course = schedule()
    keepPart('schedule', 'r1 v1 c1', course)
    expect(findPart('schedule', 'r1 v1 c1')).toBe(course)
    expect(findPart('schedule', 'r2 v1 c1')).toBeUndefined()
    expect(findPart('venue', 'r1 v1 c1')).toBeUndefined()
  })

  test('take no more than they may: those used longest ago go first, by their size', () => {
    limitParts(megabyte)
    const long = schedule({}, { sessions: sessionsOf(500) })
    for (let index = 0; index < 100; index++) {
      keepPart('schedule', `long ${index}`, long)
      // Used all the time, so it stays.
      if (index === 0) keepPart('schedule', 'short', schedule())
      expect(findPart('schedule', 'short')).toBeDefined()
    }
    const kept = Array.from({ length: 100 }, (_, index) => findPart('schedule', `long ${index}`)).filter(Boolean)
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.length).toBeLessThan(12)
    expect(findPart('schedule', 'long 99')).toBe(long)
  })
})
