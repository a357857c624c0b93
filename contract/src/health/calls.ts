import { call } from '../endpoint.ts'

export const readLive = call({
  name: 'readLive',
  method: 'GET',
  path: '/health/live',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  errors: [],
})
export const readReady = call({
  name: 'readReady',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  channel: 'online',
  owner: 'nobody',
  tokenMayBeStale: true,
  errors: [],
})
