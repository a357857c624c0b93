import { afterEach, describe, expect, test } from 'vitest'
import { schedule, sessionsOf } from '../../../testing/planned.ts'
import { findPart, keepPart, limitParts } from './parts-cache.ts'

const megabyte = 1024 * 1024

describe('the cache of parts', () => {
  afterEach(() => limitParts(64 * megabyte))

  test('holds one revision: parts of another are not found', () => {
    const course = schedule()
    keepPart('schedule', 'r1 v1 c1', course)
    expect(findPart('schedule', 'r1 v1 c1')).toBe(course)
    expect(findPart('schedule', 'r2 v1 c1')).toBeUndefined()
    expect(findPart('venue', 'r1 v1 c1')).toBeUndefined()
  })

  test('stays within its size: the least recently used are dropped first', () => {
    limitParts(megabyte)
    const long = schedule({}, { sessions: sessionsOf(500) })
    for (let index = 0; index < 100; index++) {
      keepPart('schedule', `long ${index}`, long)
      // In constant use, so it stays.
      if (index === 0) keepPart('schedule', 'short', schedule())
      expect(findPart('schedule', 'short')).toBeDefined()
    }
    const kept = Array.from({ length: 100 }, (_, index) => findPart('schedule', `long ${index}`)).filter(Boolean)
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.length).toBeLessThan(12)
    expect(findPart('schedule', 'long 99')).toBe(long)
  })
})
