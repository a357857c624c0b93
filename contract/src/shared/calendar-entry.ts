import Type, { type Static } from 'typebox'
import { define } from './define.ts'
import { ours } from './provenance.ts'

/** The calendar entry of a booking, as mails, files and feeds have it. RFC 5545, UID, SEQUENCE and STATUS */
export const CalendarEntry = define(
  'CalendarEntry',
  Type.Object({
    uid: Type.String({
      description: 'The same from booking to cancellation; no other installation has it',
      examples: ['9f2c1e0b7a54d83612c4e5f60718293a@touchline'],
    }),
    sequence: Type.Integer({ minimum: 0, description: 'The number of changes since the booking', examples: [1] }),
    changed_at: Type.String({ format: 'date-time', description: 'The last change, or the booking itself' }),
    cancelled: Type.Boolean({ description: 'It does not take place, or the booking was given back' }),
    postponed: Type.Optional(Type.Boolean({ description: 'It has no date yet, and is TENTATIVE: O-513' })),
  }),
  ours('O-300: a calendar shows a booking once, as it is now'),
)
export type CalendarEntry = Static<typeof CalendarEntry>
