import { expect, test } from 'vitest'
import { safeStorage } from './safe-storage.ts'

test('[O-323 partly] a refused storage keeps texts in memory', () => {
  const storage = safeStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
})

test('a full storage does so too', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }
  const storage = safeStorage(() => full)
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
})
