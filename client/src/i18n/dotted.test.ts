import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test('a dot stands between the parts that exist and stays with the part before it', () => {
  expect(dotted(['Main pool', null, '', undefined, 'Ravi Menon'])).toBe('Main pool\u00A0· Ravi Menon')
  expect(dotted([null, 'Main pool'])).toBe('Main pool')
})
