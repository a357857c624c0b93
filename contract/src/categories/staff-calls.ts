import { call } from '../endpoint.ts'

export const listCategories = call({
  name: 'listCategories',
  method: 'GET',
  path: '/api/v1/activities/categories',
  access: 'staff',
  channel: { from: 'query', name: 'source' },
  owner: 'nobody',
  errors: [],
})
export const createCategory = call({
  name: 'createCategory',
  method: 'POST',
  path: '/api/v1/activities/categories',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: [],
})
export const readCategory = call({
  name: 'readCategory',
  method: 'GET',
  path: '/api/v1/activities/categories/{categoryId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found'],
})
export const updateCategory = call({
  name: 'updateCategory',
  method: 'PATCH',
  path: '/api/v1/activities/categories/{categoryId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'category_in_use'],
})
export const deleteCategory = call({
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/api/v1/activities/categories/{categoryId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'category_in_use'],
})
