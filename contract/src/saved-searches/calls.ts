import { call } from '../endpoint.ts'

export const listSavedSearches = call({
  name: 'listSavedSearches',
  method: 'GET',
  path: '/api/my-account/saved-searches',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const saveSearch = call({
  name: 'saveSearch',
  method: 'POST',
  path: '/api/my-account/saved-searches',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const renameSavedSearch = call({
  name: 'renameSavedSearch',
  method: 'PATCH',
  path: '/api/my-account/saved-searches/{savedSearchId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
export const deleteSavedSearch = call({
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/my-account/saved-searches/{savedSearchId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
