import Type, { type Static } from 'typebox'
import { userId, cartSource, occurrenceId } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { Answer, QuestionSection } from '../questions/schemas.ts'
import { CompletedWaiver, RestrictionSummary } from '../restrictions/endpoints.ts'
import { define, nullable, oneLine, oneOf, strictObject, text, about } from '../shared/define.ts'
import { channels } from '../shared/enumerations.ts'
import { data, Done } from '../shared/envelope.ts'
import { IntegerId, OccurrenceId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { spoken } from '../shared/spoken.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import {
  agreeToWaivers,
  answerForActivity,
  answerForCart,
  answerForOccurrence,
  listCartAttendees,
  listPreviousAttendees,
} from './calls.ts'

const tag = { name: 'Attendees', description: 'Who comes by what is in the basket, and what is asked of them.' }
const id = about(IntegerId, 'Which one it is.', 1)

const why = 'O-131: no document says where a client learns what is asked'

/** An attendee of a basket line, with the questions to answer before payment. */
export const CartAttendee = define(
  'CartAttendee',
  Type.Object({
    cart_item_id: IntegerId,
    position: Type.Integer({ minimum: 1, description: 'Which of those who come by the line' }),
    item_name: spoken('Deep-water confidence'),
    occurrence_id: OccurrenceId,
    user_id: nullable(IntegerId),
    first_name: nullable(text('Safiya')),
    last_name: nullable(text('Rahman')),
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

/** A person entered earlier for a restriction. */
export const PreviousAttendee = define(
  'PreviousAttendee',
  Type.Object({
    id: IntegerId,
    first_name: text('Amina'),
    last_name: text('Rahman'),
    answers: Type.Array(Answer),
  }),
  ours('O-50: what the call answers is not stated'),
)
export type PreviousAttendee = Static<typeof PreviousAttendee>

const name = oneLine({ minLength: 1, maxLength: limits.nameLength })
const mostAnswers = 200
const mostAttendees = 200

export const attendeeEndpoints = {
  listCartAttendees: endpoint(listCartAttendees, {
    summary: 'Who comes by a basket, and what is asked of each before it can be paid',
    description:
      'Lists those of whom something is asked: questions of what was bought alone, names where nobody is named, and the waiver that the person has not agreed to. `attendee_waivers_required` of the basket says whether anything is missing. A call of ours: another platform may not have it.',
    tag,
    provenance: ours(why),
    params: Type.Object({ userId, source: cartSource }),
    reply: data(Type.Array(CartAttendee)),
  }),
  answerForCart: endpoint(answerForCart, {
    summary: 'Names and answers of those who come by a basket',
    description: 'All of them or none. What was entered before for the same line and position is replaced.',
    tag,
    provenance: stated('S7'),
    params: Type.Object({ cartId: about(IntegerId, 'Id of the basket.', 1) }),
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
    example: {
      answers: [
        {
          cart_item_id: 1,
          position: 1,
          first_name: 'Idris',
          last_name: 'Rahman',
          custom_question_answers: [{ custom_question_id: 1, answer: 'None' }],
        },
      ],
    },
    reply: data(Done),
  }),
  answerForOccurrence: endpoint(answerForOccurrence, {
    summary: 'Answers of who comes to an occurrence that is in the basket or booked',
    description: 'For whoever is acted for, who comes to the session by a line of the basket or by a booking.',
    tag,
    provenance: stated('S7'),
    params: Type.Object({ occurrenceId }),
    body: strictObject({
      answers: Type.Array(Answer, { maxItems: mostAnswers }),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { answers: [{ custom_question_id: 1, answer: 'None' }] },
    reply: data(Done),
  }),
  answerForActivity: endpoint(answerForActivity, {
    summary: 'The same for an activity by its number',
    description: 'As for an occurrence, by the number of the activity.',
    tag,
    provenance: stated('S7'),
    params: Type.Object({ id }),
    body: strictObject({
      answers: Type.Array(Answer, { maxItems: mostAnswers }),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { answers: [{ custom_question_id: 1, answer: 'None' }] },
    reply: data(Done),
  }),
  agreeToWaivers: endpoint(agreeToWaivers, {
    summary: 'Agree to waivers, for oneself and people one acts for; remembered',
    description: 'Waivers agreed to are remembered for each person and not asked for again.',
    tag,
    provenance: stated('S7'),
    body: strictObject({
      waivers: Type.Array(CompletedWaiver, { minItems: 1, maxItems: mostAttendees }),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { waivers: [{ restriction_id: 1, user_id: 1, agreed: true }] },
    reply: data(Done),
  }),
  listPreviousAttendees: endpoint(listPreviousAttendees, {
    summary: 'Whoever was entered for this restriction before; latest first',
    description:
      'Whom the user, or the linked user they act as, has entered before, with the answers of the last time.',
    tag,
    provenance: inferred('S7; decision O-50'),
    params: Type.Object({ id }),
    query: Type.Object({
      source: about(
        ours(Type.Optional(oneOf(channels)), 'O-209: staff ask for the customer whom they serve'),
        'On which channel, or in which basket.',
      ),
      selected_user_id: SelectedUserId,
    }),
    reply: data(Type.Array(PreviousAttendee)),
  }),
}
