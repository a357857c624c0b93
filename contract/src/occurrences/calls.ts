import { call } from '../endpoint.ts'
import { guestsPerMinute } from '../shared/guests-per-minute.ts'

export const listOccurrences = call({
  name: 'listOccurrences',
  method: 'GET',
  path: '/api/v1/activities/occurrences',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  guestsPerMinute,
  errors: [],
})
export const readOccurrence = call({
  name: 'readOccurrence',
  method: 'GET',
  path: '/api/v1/activities/occurrences/{occurrenceId}',
  access: 'public',
  channel: { from: 'query', name: 'source' },
  owner: 'selected',
  errors: ['item_not_found'],
})
export const updateOccurrence = call({
  name: 'updateOccurrence',
  method: 'PATCH',
  path: '/api/v1/activities/occurrences/{occurrenceId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'not_bookable', 'sold_out', 'basket_locked'],
})
export const deleteOccurrence = call({
  name: 'deleteOccurrence',
  method: 'DELETE',
  path: '/api/v1/activities/occurrences/{occurrenceId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'not_bookable', 'basket_locked'],
})
export const postponeOccurrence = call({
  name: 'postponeOccurrence',
  method: 'POST',
  path: '/api/v1/activities/occurrences/{occurrenceId}/postponement',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'not_bookable', 'basket_locked'],
})
export const dateOccurrence = call({
  name: 'dateOccurrence',
  method: 'PUT',
  path: '/api/v1/activities/occurrences/{occurrenceId}/postponement',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'not_bookable', 'sold_out', 'basket_locked'],
})
export const blockOccurrence = call({
  name: 'blockOccurrence',
  method: 'POST',
  path: '/api/v1/activities/occurrences/{occurrenceId}/block',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found', 'not_bookable', 'sold_out'],
})
export const liftBlock = call({
  name: 'liftBlock',
  method: 'DELETE',
  path: '/api/v1/activities/occurrences/{occurrenceId}/block/{blockId}',
  access: 'staff',
  channel: 'staff',
  owner: 'nobody',
  errors: ['item_not_found'],
})
