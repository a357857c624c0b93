import { call } from '../endpoint.ts'

export const applyCredit = call({
  name: 'applyCredit',
  method: 'POST',
  path: '/api/credits/apply',
  access: 'customer',
  channel: { from: 'body', name: 'source' },
  owner: 'caller',
  errors: ['credit_not_applied', 'basket_empty', 'basket_locked'],
})
export const listCredits = call({
  name: 'listCredits',
  method: 'GET',
  path: '/api/v1/users/{userId}/credits',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const listCreditMovements = call({
  name: 'listCreditMovements',
  method: 'GET',
  path: '/api/v1/users/{userId}/credits/movements',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
