import { call } from '../endpoint.ts'

export const readUser = call({
  name: 'readUser',
  method: 'GET',
  path: '/api/auth/user',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  checkout: true,
  errors: [],
})

export const findCustomers = call({
  name: 'findCustomers',
  method: 'GET',
  path: '/api/foh/users',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  errors: [],
})

export const listLinkedUsers = call({
  name: 'listLinkedUsers',
  method: 'GET',
  path: '/api/v1/users/{userId}/linked',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})

export const changeUser = call({
  name: 'changeUser',
  method: 'PATCH',
  path: '/api/my-account/user',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['rate_limited'],
})
export const confirmEmail = call({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/my-account/email-change/confirmation',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 20,
  errors: [],
})
export const resendEmailChange = call({
  name: 'resendEmailChange',
  method: 'POST',
  path: '/api/my-account/email-change/resend',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 10,
  errors: ['item_not_found'],
})
export const cancelEmailChange = call({
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/my-account/email-change',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
