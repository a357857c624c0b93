import { call } from '../endpoint.ts'

/** The channel of the wait: freed places of that channel are offered to it. */
const channel = { from: 'query', name: 'source' } as const

export const joinWaitlist = call({
  name: 'joinWaitlist',
  method: 'POST',
  path: '/api/v1/activities/occurrences/{occurrenceId}/waitlist/members',
  access: 'customer',
  channel,
  owner: 'caller',
  errors: ['unauthorised', 'item_not_found', 'already_booked', 'waitlist_full', 'waitlist_not_needed', 'not_bookable'],
})
export const leaveWaitlist = call({
  name: 'leaveWaitlist',
  method: 'DELETE',
  path: '/api/v1/activities/occurrences/{occurrenceId}/waitlist/members/{userId}',
  access: 'customer',
  channel,
  owner: 'caller',
  errors: ['unauthorised', 'item_not_found'],
})
export const addToWaitlist = call({
  name: 'addToWaitlist',
  method: 'POST',
  path: '/api/activities/waitlist/add',
  access: 'customer',
  channel,
  owner: 'selected',
  errors: ['item_not_found', 'already_booked', 'waitlist_full', 'waitlist_not_needed', 'not_bookable'],
})
export const removeFromWaitlist = call({
  name: 'removeFromWaitlist',
  method: 'DELETE',
  path: '/api/activities/waitlist/remove/{waitlistId}',
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  errors: ['item_not_found'],
})
export const listWaitlistMembers = call({
  name: 'listWaitlistMembers',
  method: 'GET',
  path: '/api/v1/activities/occurrences/{occurrenceId}/waitlist/members',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found'],
})
export const listUserWaitlists = call({
  name: 'listUserWaitlists',
  method: 'GET',
  path: '/api/v1/users/{userId}/waitlists',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
