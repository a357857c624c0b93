import { call } from '../endpoint.ts'

export const listPenalties = call({
  name: 'listPenalties',
  method: 'GET',
  path: '/api/v1/users/{userId}/penalties',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const createCharge = call({
  name: 'createCharge',
  method: 'POST',
  path: '/api/foh/users/{userId}/charges',
  access: 'staff',
  channel: 'staff',
  owner: 'path',
  errors: ['item_not_found'],
})
