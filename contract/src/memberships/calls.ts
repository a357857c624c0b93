import { call } from '../endpoint.ts'

export const listMembershipTypes = call({
  name: 'listMembershipTypes',
  method: 'GET',
  path: '/api/online-joining/venues/{venue}/memberships',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found'],
})
export const readMembershipType = call({
  name: 'readMembershipType',
  method: 'GET',
  path: '/api/online-joining/venues/{venue}/memberships/{membershipTypeId}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found'],
})
