import { call } from '../endpoint.ts'

export const readTheme = call({
  name: 'readTheme',
  method: 'GET',
  path: '/api/theme',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: ['item_not_found', 'maintenance'],
})
export const readClient = call({
  name: 'readClient',
  method: 'GET',
  path: '/api/client',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: [],
})
export const readFooter = call({
  name: 'readFooter',
  method: 'GET',
  path: '/api/activities/footer',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  errors: [],
})
