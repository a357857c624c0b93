import { expect, test } from 'vitest'
import { loginChange, loginPollMs } from './watch-login.ts'

test('[S4-037 partly, S9-012 partly] the login is looked at every 5 seconds', () => {
  expect(loginPollMs).toBe(5000)
})

test.each([
  [null, null, 'none'],
  ['a', 'a', 'none'],
  [null, 'a', 'read-user'],
  ['a', 'b', 'read-user'],
  ['a', null, 'log-out'],
])('[C-04] a cookie that went from %o to %o asks for: %s', (before, current, change) => {
  expect(loginChange(before, current)).toBe(change)
})
