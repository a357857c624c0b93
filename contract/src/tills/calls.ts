import { call } from '../endpoint.ts'

const ofStaff = { access: 'staff', channel: 'staff', owner: 'caller' } as const

export const listTills = call({ name: 'listTills', method: 'GET', path: '/api/foh/tills', ...ofStaff, errors: [] })
export const openTill = call({
  name: 'openTill',
  method: 'POST',
  path: '/api/foh/tills',
  ...ofStaff,
  errors: ['item_not_found', 'till_open'],
})
export const closeTill = call({
  name: 'closeTill',
  method: 'POST',
  path: '/api/foh/tills/{tillId}/close',
  ...ofStaff,
  errors: ['item_not_found'],
})
