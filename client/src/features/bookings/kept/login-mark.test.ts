import { expect, test } from 'vitest'
import { markOf } from './login-mark.ts'

test('two logins have different marks, one login always the same, and no mark tells the login', () => {
  expect(markOf('eyJhbGciOi.amina.1')).toBe(markOf('eyJhbGciOi.amina.1'))
  expect(markOf('eyJhbGciOi.amina.1')).not.toBe(markOf('eyJhbGciOi.amina.2'))
  expect(markOf('eyJhbGciOi.amina.1')).toMatch(/^[\da-z]{1,7}$/)
})
