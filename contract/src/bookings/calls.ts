import { call } from '../endpoint.ts'

export const listBookings = call({
  name: 'listBookings',
  method: 'GET',
  path: '/api/v1/activities/bookings',
  access: 'customer',
  errors: [],
})
export const readBooking = call({
  name: 'readBooking',
  method: 'GET',
  path: '/api/v1/activities/bookings/{id}',
  access: 'customer',
  errors: ['item_not_found'],
})
