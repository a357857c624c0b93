import { call } from '../endpoint.ts'

export const addLinkedUser = call({
  name: 'addLinkedUser',
  method: 'POST',
  path: '/api/v1/users/{userId}/linked',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  attemptsPerMinute: 20,
  errors: [],
})
export const removeLinkedUser = call({
  name: 'removeLinkedUser',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/linked/{linkedUserId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
export const listLinkInvitations = call({
  name: 'listLinkInvitations',
  method: 'GET',
  path: '/api/v1/users/{userId}/linked/invitations',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const withdrawLinkInvitation = call({
  name: 'withdrawLinkInvitation',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/linked/invitations/{invitationId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
export const listLinkOwners = call({
  name: 'listLinkOwners',
  method: 'GET',
  path: '/api/v1/users/{userId}/linked/owners',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const removeLinkOwner = call({
  name: 'removeLinkOwner',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/linked/owners/{linkedUserId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
export const readLinkInvitation = call({
  name: 'readLinkInvitation',
  method: 'GET',
  path: '/api/v1/linked-invitations/{invitationToken}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 60,
  errors: ['item_not_found'],
})
export const acceptLinkInvitation = call({
  name: 'acceptLinkInvitation',
  method: 'POST',
  path: '/api/v1/linked-invitations/{invitationToken}/acceptance',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 20,
  errors: ['item_not_found'],
})
export const declineLinkInvitation = call({
  name: 'declineLinkInvitation',
  method: 'POST',
  path: '/api/v1/linked-invitations/{invitationToken}/refusal',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 20,
  errors: ['item_not_found'],
})
