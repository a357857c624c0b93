import { call } from '../endpoint.ts'

export const listCartAttendees = call({
  name: 'listCartAttendees',
  method: 'GET',
  path: '/api/v1/users/{userId}/carts/{source}/attendees',
  access: 'owner',
  channel: { from: 'path', name: 'source' },
  owner: 'path',
  checkout: true,
  errors: [],
})
export const answerForCart = call({
  name: 'answerForCart',
  method: 'POST',
  path: '/api/activities/cart/{cartId}/questions',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  checkout: true,
  errors: ['item_not_found'],
})
export const answerForOccurrence = call({
  name: 'answerForOccurrence',
  method: 'POST',
  path: '/api/activities/occurrences/{occurrenceId}/questions/answers',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
export const answerForActivity = call({
  name: 'answerForActivity',
  method: 'POST',
  path: '/api/activities/{id}/questions/answers',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
export const agreeToWaivers = call({
  name: 'agreeToWaivers',
  method: 'POST',
  path: '/api/activities/question-waivers',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  checkout: true,
  errors: ['unauthorised', 'item_not_found'],
})
export const listPreviousAttendees = call({
  name: 'listPreviousAttendees',
  method: 'GET',
  path: '/api/v1/activities/restrictions/{id}/question-waivers/previous-attendees',
  access: 'customer',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: ['item_not_found'],
})
