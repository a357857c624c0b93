import { call } from '../endpoint.ts'
import { guestsPerMinute } from '../shared/guests-per-minute.ts'

export const listMembershipTypes = call({
  name: 'listMembershipTypes',
  method: 'GET',
  path: '/api/online-joining/venues/{venue}/memberships',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  guestsPerMinute,
  errors: ['item_not_found'],
})
export const readMembershipType = call({
  name: 'readMembershipType',
  method: 'GET',
  path: '/api/online-joining/venues/{venue}/memberships/{membershipTypeId}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  guestsPerMinute,
  errors: ['item_not_found'],
})
export const listMemberships = call({
  name: 'listMemberships',
  method: 'GET',
  path: '/api/v1/users/{userId}/memberships',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const createMembershipRequest = call({
  name: 'createMembershipRequest',
  method: 'POST',
  path: '/api/v1/users/{userId}/membership-requests',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found', 'rate_limited'],
})
export const withdrawMembershipRequest = call({
  name: 'withdrawMembershipRequest',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/membership-requests/{requestId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found', 'request_answered'],
})
export const listMembershipRequests = call({
  name: 'listMembershipRequests',
  method: 'GET',
  path: '/api/foh/membership-requests',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  errors: [],
})
export const acceptMembershipRequest = call({
  name: 'acceptMembershipRequest',
  method: 'POST',
  path: '/api/foh/membership-requests/{requestId}/acceptance',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  errors: ['item_not_found', 'request_answered'],
})
export const refuseMembershipRequest = call({
  name: 'refuseMembershipRequest',
  method: 'POST',
  path: '/api/foh/membership-requests/{requestId}/refusal',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  errors: ['item_not_found', 'request_answered'],
})
