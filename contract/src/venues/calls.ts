import { call } from '../endpoint.ts'
import { guestsPerMinute } from '../shared/guests-per-minute.ts'

export const listVenues = call({
  name: 'listVenues',
  method: 'GET',
  path: '/api/activities/venues',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  guestsPerMinute,
  errors: [],
})
export const readVenue = call({
  name: 'readVenue',
  method: 'GET',
  path: '/api/activities/venues/{venue}',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found'],
})
export const listJoiningVenues = call({
  name: 'listJoiningVenues',
  method: 'GET',
  path: '/api/activities/venues/online-joining',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  guestsPerMinute,
  errors: [],
})
export const updateVenue = call({
  name: 'updateVenue',
  method: 'PATCH',
  path: '/api/activities/venues/{venue}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found'],
})
