import Type, { type Static } from 'typebox'
import { CategorySummary } from '../categories/endpoints.ts'
import { VenueSummary } from '../occurrences/schedules.ts'
import { questionFields } from '../questions/schemas.ts'
import { RestrictionSummary } from '../restrictions/endpoints.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import { bookingStatuses, bookingTypes } from '../shared/enumerations.ts'
import { IntegerId, OccurrenceId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { Price } from '../shared/price.ts'
import { ours, stated } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import { Booking, BookingCancellation } from './schemas.ts'

const whole = Type.Integer({ minimum: -limits.integer, maximum: limits.integer })

/**
 * A question with its answer: a list of option ids where several are allowed, otherwise one value; absent when
 * unanswered.
 */
export const AnsweredQuestion = define(
  'AnsweredQuestion',
  Type.Object({
    ...questionFields,
    answer: Type.Optional(
      Type.Union([text('01632 960123'), Type.Number(), Type.Boolean()], {
        description: 'Text, a date, a number, the id of an option, or yes or no',
      }),
    ),
    answers: Type.Optional(Type.Array(whole, { description: 'Ids of options' })),
  }),
  stated('P3.10'),
)
export type AnsweredQuestion = Static<typeof AnsweredQuestion>

/** Bookings made together on one schedule. */
export const BookingBundle = define(
  'BookingBundle',
  Type.Object({
    id: IntegerId,
    status: oneOf(bookingStatuses),
    booking_type: oneOf(bookingTypes),
    schedule_id: Uuid,
    name: text('River meadow camp'),
    description: text(
      '<p>A week of den building, swimming, tennis and stories under the willows, for six to eleven year-olds.</p>',
    ),
    venue: VenueSummary,
    category: CategorySummary,
    instructors: Type.Array(text('Oliver Grant')),
    bookings: Type.Array(Booking),
    total_price: nullable(Price),
    cancellation: BookingCancellation,
    custom_question_sections: Type.Array(
      Type.Object({
        id: ours(IntegerId, 'O-103: P3.10 has none for a section'),
        title: text('For the camp leader'),
        description: nullable(
          text(
            '<p>A week of den building, swimming, tennis and stories under the willows, for six to eleven year-olds.</p>',
          ),
        ),
        position: Type.Integer(),
        questions: Type.Array(AnsweredQuestion),
      }),
    ),
    order_id: ours(nullable(IntegerId), 'O-67'),
    waivers: ours(
      Type.Array(
        Type.Object({ restriction: RestrictionSummary, agreed_at: nullable(Type.String({ format: 'date-time' })) }),
      ),
      'O-67: what whoever comes has to agree to, and when they did',
    ),
    attendees: ours(
      Type.Array(Type.Object({ user_id: IntegerId, first_name: text('Safiya'), last_name: text('Rahman') })),
      'O-67: who comes; nobody where nobody is named',
    ),
    extras: ours(
      Type.Array(
        Type.Object({
          pricing_option_id: IntegerId,
          name: spoken('River meadow camp'),
          quantity: Type.Integer({ examples: [2] }),
          price: Price,
        }),
      ),
      'O-67: what was bought beside it; price: of all of them',
    ),
    waitlist: ours(
      Type.Array(Type.Object({ occurrence_id: OccurrenceId, user_id: IntegerId, count: Type.Integer() })),
      'O-67: who of its people waits for one of these sessions, for how many places',
    ),
  }),
  stated('P3.11'),
)
export type BookingBundle = Static<typeof BookingBundle>
