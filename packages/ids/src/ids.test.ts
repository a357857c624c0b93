import { describe, expect, test } from 'vitest'
import { occurrenceId, opaqueToken, sameText, seededRandom, uuidv7 } from './index.ts'

describe('ids', () => {
  const random = seededRandom('ids')

  test('a UUIDv7 has its version and variant and sorts by time', () => {
    const earlier = uuidv7(1_700_000_000_000, random)
    const later = uuidv7(1_700_000_000_001, random)
    expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(earlier < later).toBe(true)
  })

  test('[P3-011] an occurrence identifier has 34 characters of letters, digits, underscore and hyphen', () => {
    expect(occurrenceId(1_700_000_000_000, random)).toMatch(/^[A-Za-z0-9_-]{34}$/)
  })

  test('the same seed makes the same ids, another seed others', () => {
    expect(opaqueToken(seededRandom('a'))).toBe(opaqueToken(seededRandom('a')))
    expect(opaqueToken(seededRandom('a'))).not.toBe(opaqueToken(seededRandom('b')))
  })

  test('texts are compared in constant time', () => {
    expect(sameText('secret', 'secret')).toBe(true)
    expect(sameText('secret', 'secreT')).toBe(false)
  })
})
