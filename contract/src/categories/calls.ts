import { call } from '../endpoint.ts'
import { guestsPerMinute } from '../shared/guests-per-minute.ts'

export const listActivities = call({
  name: 'listActivities',
  method: 'GET',
  path: '/api/v1/activities',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'nobody',
  guestsPerMinute,
  errors: [],
})
export const listBookableCategories = call({
  name: 'listBookableCategories',
  method: 'GET',
  path: '/api/v1/activities/categories/bookable/{venue}',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'nobody',
  guestsPerMinute,
  errors: ['item_not_found'],
})
export const readBookableCategory = call({
  name: 'readBookableCategory',
  method: 'GET',
  path: '/api/v1/activities/categories/bookable/{venue}/{category}',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'nobody',
  guestsPerMinute,
  errors: ['item_not_found'],
})
