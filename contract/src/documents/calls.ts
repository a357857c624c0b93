import { call } from '../endpoint.ts'

export const listDocuments = call({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/v1/users/{userId}/documents',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const readDocument = call({
  name: 'readDocument',
  method: 'GET',
  path: '/api/v1/users/{userId}/documents/{documentId}',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const uploadDocument = call({
  name: 'uploadDocument',
  method: 'POST',
  path: '/api/my-account/documents',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 20,
  errors: [],
})
export const deleteDocument = call({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/api/my-account/documents/{documentId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: [],
})
export const uploadPhoto = call({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/api/my-account/photo',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 20,
  errors: [],
})
export const deletePhoto = call({
  name: 'deletePhoto',
  method: 'DELETE',
  path: '/api/my-account/photo',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
