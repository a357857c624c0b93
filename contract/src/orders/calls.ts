import { call } from '../endpoint.ts'

export const listOrders = call({
  name: 'listOrders',
  method: 'GET',
  path: '/api/v1/users/{userId}/orders',
  access: 'owner',
  errors: [],
})
export const readOrder = call({
  name: 'readOrder',
  method: 'GET',
  path: '/api/v1/users/{userId}/orders/{orderId}',
  access: 'owner',
  errors: ['item_not_found'],
})
