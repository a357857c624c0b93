import { call } from '../endpoint.ts'

export const listBookings = call({
  name: 'listBookings',
  method: 'GET',
  path: '/api/v1/activities/bookings',
  access: 'customer',
  channel: { from: 'query', name: 'cancellation_source' },
  owner: 'selected',
  errors: [],
})
export const readBooking = call({
  name: 'readBooking',
  method: 'GET',
  path: '/api/v1/activities/bookings/{id}',
  access: 'customer',
  channel: { from: 'query', name: 'cancellation_source' },
  owner: 'selected',
  errors: ['item_not_found'],
})
