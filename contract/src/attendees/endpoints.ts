import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Answer, QuestionSection } from '../questions/schemas.ts'
import { CompletedWaiver, RestrictionSummary } from '../restrictions/endpoints.ts'
import { define, nullable, oneOf, strictObject } from '../shared/define.ts'
import { cartSources, channels } from '../shared/enumerations.ts'
import { data, Done } from '../shared/envelope.ts'
import { IntegerId, OccurrenceId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import {
  agreeToWaivers,
  answerForActivity,
  answerForCart,
  answerForOccurrence,
  listCartAttendees,
  listPreviousAttendees,
} from './calls.ts'

const why = 'O-131: no document says where a client learns what is asked'

/** Somebody who comes by a line of a basket, and what is asked of them before it can be paid. [O-05, C-80] */
export const CartAttendee = define(
  'CartAttendee',
  Type.Object({
    cart_item_id: IntegerId,
    position: Type.Integer({ minimum: 1, description: 'Which of those who come by the line' }),
    item_name: Type.String(),
    occurrence_id: OccurrenceId,
    user_id: nullable(IntegerId),
    first_name: nullable(Type.String()),
    last_name: nullable(Type.String()),
    names_asked: Type.Boolean({ description: 'Nobody is named yet' }),
    custom_question_sections: Type.Array(QuestionSection),
    answers: Type.Array(Answer),
    restriction_id: nullable(Type.Integer({ description: 'Whose previous attendees fit' })),
    waiver: nullable(RestrictionSummary),
    is_complete: Type.Boolean(),
  }),
  ours(why),
)
export type CartAttendee = Static<typeof CartAttendee>

/** Whoever was entered for a restriction before. [O-50] */
export const PreviousAttendee = define(
  'PreviousAttendee',
  Type.Object({
    id: IntegerId,
    first_name: Type.String(),
    last_name: Type.String(),
    answers: Type.Array(Answer),
  }),
  ours('O-50: what the call answers is not stated'),
)
export type PreviousAttendee = Static<typeof PreviousAttendee>

const name = Type.String({ minLength: 1, maxLength: limits.nameLength })
const mostAnswers = 200
const mostAttendees = 200

export const attendeeEndpoints = {
  listCartAttendees: endpoint(listCartAttendees, {
    summary: 'Who comes by a basket, and what is asked of each before it can be paid',
    tag: 'Attendees',
    provenance: ours(why),
    params: Type.Object({ userId: IntegerId, source: oneOf(cartSources) }),
    reply: data(Type.Array(CartAttendee)),
  }),
  answerForCart: endpoint(answerForCart, {
    summary: 'Names and answers of those who come by a basket',
    tag: 'Attendees',
    provenance: stated('S7'),
    params: Type.Object({ cartId: IntegerId }),
    body: strictObject({
      answers: Type.Array(
        strictObject({
          cart_item_id: ours(IntegerId, 'O-131: which line it is'),
          position: ours(Type.Integer({ minimum: 1, maximum: mostAttendees }), 'O-131: which position of its line'),
          first_name: ours(Type.Optional(name), 'O-131: first_name of who comes'),
          last_name: ours(Type.Optional(name), 'O-131: last_name of who comes'),
          custom_question_answers: ours(
            Type.Array(Answer, { maxItems: mostAnswers }),
            'O-131: custom_question_answers as on adding',
          ),
        }),
        { minItems: 1, maxItems: mostAttendees },
      ),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Done),
  }),
  answerForOccurrence: endpoint(answerForOccurrence, {
    summary: 'Answers of who comes to an occurrence that is in the basket or booked',
    tag: 'Attendees',
    provenance: stated('S7'),
    params: Type.Object({ occurrenceId: OccurrenceId }),
    body: strictObject({
      answers: Type.Array(Answer, { maxItems: mostAnswers }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Done),
  }),
  answerForActivity: endpoint(answerForActivity, {
    summary: 'The same for an activity by its number',
    tag: 'Attendees',
    provenance: stated('S7'),
    params: Type.Object({ id: IntegerId }),
    body: strictObject({
      answers: Type.Array(Answer, { maxItems: mostAnswers }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Done),
  }),
  agreeToWaivers: endpoint(agreeToWaivers, {
    summary: 'Agree to waivers, for oneself and people one acts for; remembered',
    tag: 'Attendees',
    provenance: stated('S7'),
    body: strictObject({
      waivers: Type.Array(CompletedWaiver, { minItems: 1, maxItems: mostAttendees }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Done),
  }),
  listPreviousAttendees: endpoint(listPreviousAttendees, {
    summary: 'Whoever was entered for this restriction before; latest first',
    tag: 'Attendees',
    provenance: inferred('S7; decision O-50'),
    params: Type.Object({ id: IntegerId }),
    query: Type.Object({
      source: ours(Type.Optional(oneOf(channels)), 'O-209: staff ask for the customer whom they serve'),
      selected_user_id: SelectedUserId,
    }),
    reply: data(Type.Array(PreviousAttendee)),
  }),
}
