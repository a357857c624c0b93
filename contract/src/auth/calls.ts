import { call } from '../endpoint.ts'

export const login = call({
  name: 'login',
  method: 'POST',
  path: '/api/auth/customer/login',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 20,
  errors: ['login_failed'],
})
export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  channel: 'online',
  owner: 'caller',
  tokenMayBeStale: true,
  errors: [],
})
export const endOtherLogins = call({
  name: 'endOtherLogins',
  method: 'POST',
  path: '/api/my-account/logins/end',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const register = call({
  name: 'register',
  method: 'POST',
  path: '/api/auth/customer/register',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 20,
  errors: [],
})
export const requestPasswordReset = call({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/customer/forgotten-password',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 10,
  errors: [],
})
export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/customer/reset-password',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 10,
  errors: [],
})
export const checkResetLink = call({
  name: 'checkResetLink',
  method: 'POST',
  path: '/api/auth/customer/reset-password/check',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  asks: true,
  tokenMayBeStale: true,
  attemptsPerMinute: 20,
  errors: [],
})
export const changePassword = call({
  name: 'changePassword',
  method: 'POST',
  path: '/api/my-account/password',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 10,
  errors: [],
})
