import { call } from '../endpoint.ts'

export const applyCredit = call({
  name: 'applyCredit',
  method: 'POST',
  path: '/api/credits/apply',
  access: 'customer',
  errors: ['credit_not_applied', 'basket_empty', 'basket_locked'],
})
