import { call } from '../endpoint.ts'

export const listVenues = call({
  name: 'listVenues',
  method: 'GET',
  path: '/api/activities/venues',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
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
