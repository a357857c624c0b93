import { call } from '../endpoint.ts'

export const listRestrictions = call({
  name: 'listRestrictions',
  method: 'GET',
  path: '/api/v1/activities/restrictions',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: [],
})
export const readRestriction = call({
  name: 'readRestriction',
  method: 'GET',
  path: '/api/v1/activities/restrictions/{id}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found'],
})
