import { call } from '../endpoint.ts'

export const readRestriction = call({
  name: 'readRestriction',
  method: 'GET',
  path: '/api/v1/activities/restrictions/{id}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found'],
})
