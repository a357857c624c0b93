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
    expect(loginChange(loggedIn, { token: before, hint: null }, { token: current, hint: null })).toBe(change)
  },
)

test.each([
  [true, 'https://bookings.example', null, 'read-user'],
  [true, 'https://bookings.example', 'https://account.example', 'read-user'],
  [true, null, null, 'none'],
  [false, 'https://bookings.example', null, 'none'],
])(
  '[O-584] logged in: %o, after the last login of the domain changed from %o to %o, leads to: %s',
  (loggedIn, before, current, change) => {
    expect(loginChange(loggedIn, { token: 'a', hint: before }, { token: 'a', hint: current })).toBe(change)
  },
)
