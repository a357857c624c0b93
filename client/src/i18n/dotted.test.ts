import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test('a dot stands between what there is, and stays with what stands before it', () => {
  expect(dotted(['Main pool', null, '', undefined, 'Ravi Menon'])).toBe('Main pool\u00A0· Ravi Menon')
  expect(dotted([null, 'Main pool'])).toBe('Main pool')
})
