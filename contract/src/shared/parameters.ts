import Type from 'typebox'
import { about, oneOf } from './define.ts'
import { bookingTypes, cartSources, channels } from './enumerations.ts'
import { IdOrSlug, IntegerId, OccurrenceId } from './ids.ts'
import { limits } from './limits.ts'

/** Parameters of paths and queries that several nouns have, each with its description and an example from the seed. */

export const userId = about(IntegerId, 'Who owns it: the signed-in user, or anybody for staff.', 1)
export const venue = about(IdOrSlug, 'Slug or id of a venue.', 'ashcombe-leisure-centre')
export const category = about(IdOrSlug, 'Slug or id of a category.', 'swimming-lessons')
export const occurrenceId = about(
  OccurrenceId,
  '34 characters, as in `id` of an occurrence.',
  'oc0199aaaa000070008000000000000001',
)
export const source = about(oneOf(channels), 'On which channel, or in which basket.', 'online')
export const cartSource = about(oneOf(cartSources), 'On which channel, or in which basket.', 'activity-booking')
export const search = about(
  Type.String({ maxLength: limits.nameLength }),
  'Part of the name, or of what else the call looks in.',
  'leisure',
)
export const bookingTypeFilter = about(Type.Array(oneOf(bookingTypes)), 'Of these types only.', ['courses'])
export const startsAfter = about(
  Type.String({ format: 'date-time' }),
  'Beginning after this moment, RFC 3339.',
  '2026-04-07T00:00:00Z',
)
export const startsBefore = about(
  Type.String({ format: 'date-time' }),
  'Beginning before this moment, RFC 3339.',
  '2026-04-21T00:00:00Z',
)
