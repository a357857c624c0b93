import { call } from '../endpoint.ts'

export const listCourses = call({
  name: 'listCourses',
  method: 'GET',
  path: '/api/v1/activities/courses',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: [],
})
export const readCourse = call({
  name: 'readCourse',
  method: 'GET',
  path: '/api/v1/activities/courses/{idOrSlug}',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: ['item_not_found'],
})
