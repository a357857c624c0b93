import Type from 'typebox'
import { about, nullable } from './define.ts'
import { limits } from './limits.ts'
import { ownPatterns } from './own-patterns.ts'

/** Identifier of a user, venue, cart, order, booking and the like: a positive integer. */
export const IntegerId = Type.Integer({ minimum: 1, maximum: limits.integer })

/** Identifier of a course, camp, category or ticket. */
export const Uuid = Type.String({
  pattern: ownPatterns.uuid,
  examples: ['0134c1b2-1280-76a9-9232-efa8f8aa3d6d'],
})

/** Identifier of an occurrence: 34 characters. */
export const OccurrenceId = Type.String({
  pattern: ownPatterns.occurrenceId,
  examples: ['oc0199aaaa000070008000000000000001'],
})

/** Identifier of an item booked by date: a number in the first generation, an occurrence's in the second. */
export const ActivityId = Type.Union([IntegerId, OccurrenceId])

/** A slug, or an id in its place. */
export const IdOrSlug = Type.String({ minLength: 1, maxLength: 255, examples: ['ashcombe-leisure-centre'] })

/** The linked user a request acts for, in its query. */
export const SelectedUserId = Type.Optional(
  about(IntegerId, 'The linked user whom it is about; goes before `X-Selected-User`.', 8),
)

/** The same in a body, where null means that nobody was chosen. */
export const SelectedUserIdInBody = Type.Optional(nullable(IntegerId))
