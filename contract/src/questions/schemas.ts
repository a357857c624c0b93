import Type, { type Static } from 'typebox'
import { define, nullable, oneOf, strictObject, text } from '../shared/define.ts'
import { answerFormats, questionTypes } from '../shared/enumerations.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ours, stated } from '../shared/provenance.ts'

export const questionFields = {
  id: IntegerId,
  question: text('What name should we call them by?'),
  type: oneOf(questionTypes),
  options: Type.Array(Type.Object({ id: IntegerId, value: text('third_party_integrations') })),
  required: Type.Boolean(),
  position: Type.Integer(),
  format: ours(
    Type.Optional(nullable(oneOf(answerFormats, 'A text is checked as this; null or absent: any text'))),
    'O-493: a telephone number is one that can be dialled',
  ),
}

export const Question = define(
  'Question',
  Type.Object({
    ...questionFields,
    default_answer: ours(
      nullable(Type.String({ description: 'What a hidden question is answered with' })),
      'O-103: what a hidden question is answered with',
    ),
  }),
  stated('P3.10'),
)
export type Question = Static<typeof Question>

export const QuestionSection = define(
  'QuestionSection',
  Type.Object({
    id: ours(IntegerId, 'O-103: P3.10 has none for a section'),
    title: text('About the person taking part'),
    description: nullable(text('So that the right group and the right equipment are ready on the first day.')),
    position: Type.Integer(),
    questions: Type.Array(Question),
  }),
  stated('P3.10'),
)
export type QuestionSection = Static<typeof QuestionSection>

const answerText = Type.String({ maxLength: limits.answerLength })
const whole = Type.Integer({ minimum: -limits.integer, maximum: limits.integer })

/** Text and date as string, number, option id or ids, checkbox without options as boolean. */
export const Answer = strictObject({
  custom_question_id: IntegerId,
  answer: Type.Union([
    answerText,
    Type.Number({ minimum: -limits.integer, maximum: limits.integer }),
    Type.Boolean(),
    Type.Array(whole, { maxItems: 200 }),
    Type.Null(),
  ]),
})
export type Answer = Static<typeof Answer>
