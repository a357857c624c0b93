import { call } from '../endpoint.ts'

export const createRedirectSession = call({
  name: 'createRedirectSession',
  method: 'POST',
  path: '/api/checkout/redirect-sessions',
  access: 'partner',
  channel: 'online',
  owner: 'nobody',
  attemptsPerMinute: 120,
  takesIdempotencyKey: true,
  errors: [
    'item_not_found',
    'sold_out',
    'already_booked',
    'not_bookable',
    'basket_empty',
    'basket_locked',
    'basket_changed',
    'idempotency_key_reused',
    'booking_blocked',
  ],
})
/** Anybody with the address may read where the customer can go; with the token of it, also for whom it is. */
export const readRedirectSession = call({
  name: 'readRedirectSession',
  method: 'GET',
  path: '/api/checkout/redirect-sessions/{checkoutId}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  checkout: true,
  errors: ['item_not_found'],
})
export const cancelRedirectSession = call({
  name: 'cancelRedirectSession',
  method: 'DELETE',
  path: '/api/checkout/redirect-sessions/{checkoutId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  checkout: true,
  errors: ['item_not_found', 'basket_locked'],
})
