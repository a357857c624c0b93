import { call } from '../endpoint.ts'

export const listPenalties = call({
  name: 'listPenalties',
  method: 'GET',
  path: '/api/v1/users/{userId}/penalties',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
