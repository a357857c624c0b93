import { call } from '../endpoint.ts'

export const listCamps = call({
  name: 'listCamps',
  method: 'GET',
  path: '/api/v1/activities/camps',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: [],
})
export const readCamp = call({
  name: 'readCamp',
  method: 'GET',
  path: '/api/v1/activities/camps/{idOrSlug}',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: ['item_not_found'],
})
