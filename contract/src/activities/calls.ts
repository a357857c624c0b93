import { call } from '../endpoint.ts'
import { guestsPerMinute } from '../shared/guests-per-minute.ts'

const seen = {
  method: 'GET',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  guestsPerMinute,
  errors: ['item_not_found'],
} as const

export const listVenueCategories = call({
  ...seen,
  name: 'listVenueCategories',
  path: '/api/activities/venue/{venue}/categories',
  owner: 'nobody',
})
export const readVenueCategory = call({
  ...seen,
  name: 'readVenueCategory',
  path: '/api/activities/venue/{venue}/categories/{activitySlug}',
  owner: 'nobody',
})
export const listDates = call({
  ...seen,
  name: 'listDates',
  path: '/api/activities/venue/{venue}/activity-category/{category}/dates',
  owner: 'nobody',
})
export const listTickets = call({
  ...seen,
  name: 'listTickets',
  path: '/api/activities/venue/{venue}/activity-category/{category}/activity/{activity}/tickets',
})
export const listTimes = call({
  ...seen,
  name: 'listTimes',
  path: '/api/activities/venue/{venue}/activity/{activity}/times',
})
export const listTimesV2 = call({
  ...seen,
  name: 'listTimesV2',
  path: '/api/activities/venue/{venue}/activity/{activity}/v2/times',
})
export const listTimetable = call({
  ...seen,
  name: 'listTimetable',
  path: '/api/activities/venue/{venue}/activity/{activity}/timetable',
})
export const listTimetableV2 = call({
  ...seen,
  name: 'listTimetableV2',
  path: '/api/activities/venue/{venue}/activity/{activity}/v2/timetable',
})
export const listSlots = call({
  ...seen,
  name: 'listSlots',
  path: '/api/activities/venue/{venue}/activity/{activity}/slots',
})
export const listSlotsV2 = call({
  ...seen,
  name: 'listSlotsV2',
  path: '/api/activities/venue/{venue}/activity/{activity}/v2/slots',
})
export const readActivityClass = call({
  ...seen,
  name: 'readActivityClass',
  path: '/api/activities/{id}',
})
export const priceTicket = call({
  name: 'priceTicket',
  method: 'POST',
  path: '/api/activities/price/{venue}/ticket/{activityId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  asks: true,
  // References must not be guessed.
  attemptsPerMinute: 60,
  errors: ['item_not_found', 'discount_not_applied'],
})
export const listStartingSoon = call({
  ...seen,
  name: 'listStartingSoon',
  path: '/api/v1/activities/starting-soon',
})
