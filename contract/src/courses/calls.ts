import { call } from '../endpoint.ts'

export const listCourses = call({
  name: 'listCourses',
  method: 'GET',
  path: '/api/v1/activities/courses',
  access: 'public',
  errors: [],
})
export const readCourse = call({
  name: 'readCourse',
  method: 'GET',
  path: '/api/v1/activities/courses/{idOrSlug}',
  access: 'public',
  errors: ['item_not_found'],
})
