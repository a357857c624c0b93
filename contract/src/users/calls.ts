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
