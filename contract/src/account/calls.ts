import { call } from '../endpoint.ts'

export const readCalendarFeed = call({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/api/my-account/calendar-feed',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const openCalendarFeed = call({
  name: 'openCalendarFeed',
  method: 'POST',
  path: '/api/my-account/calendar-feed',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 10,
  errors: [],
})
export const closeCalendarFeed = call({
  name: 'closeCalendarFeed',
  method: 'DELETE',
  path: '/api/my-account/calendar-feed',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const readCalendar = call({
  name: 'readCalendar',
  method: 'GET',
  path: '/api/calendar-feeds/{secret}/bookings.ics',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 60,
  errors: [],
})

export const readDataDownload = call({
  name: 'readDataDownload',
  method: 'GET',
  path: '/api/my-account/download',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const askForDataDownload = call({
  name: 'askForDataDownload',
  method: 'POST',
  path: '/api/my-account/download',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 10,
  errors: ['download_under_way', 'rate_limited'],
})
export const fetchDataDownload = call({
  name: 'fetchDataDownload',
  method: 'GET',
  path: '/api/data-downloads/{secret}/my-data.zip',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  attemptsPerMinute: 20,
  errors: [],
})

export const readClosing = call({
  name: 'readClosing',
  method: 'GET',
  path: '/api/my-account/closing',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const askForClosing = call({
  name: 'askForClosing',
  method: 'POST',
  path: '/api/my-account/closing',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 10,
  errors: ['closing_not_possible', 'rate_limited'],
})
export const stopClosing = call({
  name: 'stopClosing',
  method: 'DELETE',
  path: '/api/my-account/closing',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
