import { call } from '../endpoint.ts'

export const listOrders = call({
  name: 'listOrders',
  method: 'GET',
  path: '/api/v1/users/{userId}/orders',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const readOrder = call({
  name: 'readOrder',
  method: 'GET',
  path: '/api/v1/users/{userId}/orders/{orderId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
export const readAcceptedTerms = call({
  name: 'readAcceptedTerms',
  method: 'GET',
  path: '/api/v1/users/{userId}/orders/{orderId}/terms',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
export const readTerms = call({
  name: 'readTerms',
  method: 'GET',
  path: '/api/v1/users/{userId}/terms',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const readOrderAtDesk = call({
  name: 'readOrderAtDesk',
  method: 'GET',
  path: '/api/foh/orders/{orderId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found'],
})
export const refundOrder = call({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/foh/orders/{orderId}/refunds',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  takesIdempotencyKey: true,
  errors: ['item_not_found', 'refund_not_possible', 'till_closed', 'idempotency_key_reused'],
})
export const resendConfirmation = call({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/api/v1/users/{userId}/orders/{orderId}/confirmation',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  attemptsPerMinute: 10,
  errors: ['item_not_found'],
})
