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
export const readBookingBundle = call({
  name: 'readBookingBundle',
  method: 'GET',
  path: '/api/v1/activities/booking-bundles/{id}',
  access: 'customer',
  channel: { from: 'query', name: 'cancellation_source' },
  owner: 'selected',
  errors: ['item_not_found'],
})
export const previewCancellation = call({
  name: 'previewCancellation',
  method: 'GET',
  path: '/api/v1/activities/booking-cancellation',
  access: 'customer',
  channel: { from: 'query', name: 'cancellation_source' },
  owner: 'selected',
  errors: ['item_not_found', 'booking_not_cancellable'],
})
export const cancelBooking = call({
  name: 'cancelBooking',
  method: 'DELETE',
  path: '/api/activities/bookings/{bookingId}',
  access: 'customer',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: ['item_not_found', 'basket_locked', 'booking_not_cancellable'],
})
export const updateBookings = call({
  name: 'updateBookings',
  method: 'PATCH',
  path: '/api/v1/activities/bookings',
  access: 'customer',
  channel: { from: 'body', name: 'data.cancellation_source' },
  owner: 'selected',
  errors: ['item_not_found', 'basket_locked', 'booking_not_cancellable'],
})
export const updateAttendance = call({
  name: 'updateAttendance',
  method: 'PATCH',
  path: '/api/v1/activities/bookings/attendance',
  access: 'staff',
  channel: 'staff',
  owner: 'caller',
  errors: ['item_not_found', 'basket_locked', 'attendance_not_possible'],
})
export const moveBooking = call({
  name: 'moveBooking',
  method: 'POST',
  path: '/api/v1/activities/bookings/{id}/move',
  access: 'customer',
  channel: { from: 'body', name: 'data.cancellation_source' },
  owner: 'selected',
  errors: ['item_not_found', 'booking_not_movable', 'sold_out', 'already_booked', 'not_bookable'],
})
export const listMoves = call({
  name: 'listMoves',
  method: 'GET',
  path: '/api/v1/activities/bookings/{id}/moves',
  access: 'customer',
  channel: { from: 'query', name: 'cancellation_source' },
  owner: 'selected',
  errors: ['item_not_found', 'booking_not_movable'],
})
