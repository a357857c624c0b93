import { expect, test } from 'vitest'
import { loginChange, loginPollMs } from './watch-login.ts'

test('[S4-037 partly, S9-012 partly] the login is looked at every 5 seconds', () => {
  expect(loginPollMs).toBe(5000)
})

test.each([
  [false, null, null, 'none'],
  [true, 'a', 'a', 'none'],
  [false, null, 'a', 'read-user'],
  [true, 'a', 'b', 'read-user'],
  [true, 'a', null, 'log-out'],
  [true, null, null, 'log-out'],
])('[C-04] logged in: %o, and a cookie that went from %o to %o, asks for: %s', (loggedIn, before, current, change) => {
  expect(loginChange({ loggedIn, cookie: before }, current)).toBe(change)
})
