import { expect, test } from 'vitest'
import { loginChange, loginPollMs } from './use-login-watch.ts'

test('[S4-037 partly, S9-012 partly] the login cookie is checked every 5 seconds', () => {
  expect(loginPollMs).toBe(5000)
})

test.each([
  [false, null, null, 'none'],
  [true, 'a', 'a', 'none'],
  [false, null, 'a', 'read-user'],
  [true, 'a', 'b', 'read-user'],
  [true, 'a', null, 'log-out'],
  [true, null, null, 'log-out'],
])(
  '[C-04] logged in: %o, with a cookie that changed from %o to %o, leads to: %s',
  (loggedIn, before, current, change) => {
    expect(loginChange({ loggedIn, cookie: before }, current)).toBe(change)
  },
)
