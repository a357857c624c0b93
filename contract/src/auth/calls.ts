import { call } from '../endpoint.ts'

export const login = call({
  name: 'login',
  method: 'POST',
  path: '/api/auth/customer/login',
  access: 'public',
  errors: ['login_failed'],
})
export const logout = call({ name: 'logout', method: 'POST', path: '/api/auth/logout', access: 'public', errors: [] })
export const register = call({
  name: 'register',
  method: 'POST',
  path: '/api/auth/customer/register',
  access: 'public',
  errors: [],
})
export const requestPasswordReset = call({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/customer/forgotten-password',
  access: 'public',
  errors: [],
})
