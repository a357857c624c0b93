import { call } from '../endpoint.ts'

export const listGuestPasses = call({
  name: 'listGuestPasses',
  method: 'GET',
  path: '/api/my-account/guest-passes',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const readGuestPass = call({
  name: 'readGuestPass',
  method: 'GET',
  path: '/api/v1/guest-passes/{code}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found'],
})
export const redeemGuestPass = call({
  name: 'redeemGuestPass',
  method: 'POST',
  path: '/api/foh/guest-passes/{code}/redemption',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  errors: ['item_not_found', 'guest_pass_over'],
})
