import { expect, test } from 'vitest'
import { uniqueKey } from './machine.ts'

test('[O-321 partly] unique values are UUIDs, also where the page around has no https', () => {
  const keys = Array.from({ length: 100 }, uniqueKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})
