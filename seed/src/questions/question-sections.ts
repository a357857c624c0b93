import type { AnswerFormat, QuestionType } from '@touchline/contract'
import type { QuestionRecord, QuestionSectionRecord } from '../seed-writer.ts'

type QuestionPlan = {
  readonly question: string
  readonly type: QuestionType
  readonly required?: boolean
  readonly options?: readonly string[]
  readonly defaultAnswer?: string
  readonly format?: AnswerFormat
}

type SectionPlan = {
  readonly title: string
  readonly description: string | null
  readonly questions: readonly QuestionPlan[]
}

/** Every type the platform knows, with and without options where both exist. */
const everyType: readonly SectionPlan[] = [
  {
    title: 'About the person taking part',
    description: 'So that the right group and the right equipment are ready on the first day.',
    questions: [
      { question: 'What name should we call them by?', type: 'text', required: true },
      { question: 'How many courses like this have they done before?', type: 'number' },
      {
        question: 'How would you describe their level?',
        type: 'select',
        required: true,
        options: ['New to it', 'Tried it a few times', 'Comfortable', 'Confident'],
      },
      { question: 'When did they last take part?', type: 'date' },
      {
        question: 'What would they like to get out of it?',
        type: 'multi_select',
        options: ['Make friends', 'Get fitter', 'Learn a skill', 'Take part in events'],
      },
    ],
  },
  {
    title: 'Looking after them',
    description: null,
    questions: [
      { question: 'Health and access', type: 'group' },
      { question: 'Is there anything about their health that the instructor should know?', type: 'long_text' },
      {
        question: 'Who may collect them?',
        type: 'checkbox',
        options: ['Only the person who books', 'Any adult named at the desk'],
      },
      {
        question: 'I have told the instructor everything that matters for a safe session.',
        type: 'checkbox',
        required: true,
      },
      { question: 'How the answers were given', type: 'hidden', defaultAnswer: 'online' },
    ],
  },
]

const campCare: readonly SectionPlan[] = [
  {
    title: 'For the camp leader',
    description: 'Everybody brings a packed lunch, unless a hot lunch is added as an extra.',
    questions: [
      { question: 'Emergency telephone number', type: 'text', required: true, format: 'telephone' },
      {
        question: 'Is there food that they should not have?',
        type: 'select',
        required: true,
        options: ['None', 'Meat', 'Nuts', 'Something else: we will ask you'],
      },
    ],
  },
]

const plans = { 'every-type': everyType, 'camp-care': campCare } as const
export type QuestionSet = keyof typeof plans

type Numbers = { section: number; question: number; option: number }

/** The sections of schedules that ask something, numbered through in the order given. */
export function questionSections(
  asking: readonly { readonly scheduleId: string; readonly questions: QuestionSet }[],
): readonly QuestionSectionRecord[] {
  const last: Numbers = { section: 0, question: 0, option: 0 }
  return asking.flatMap(({ scheduleId, questions }) =>
    plans[questions].map((section, index) => ({
      id: ++last.section,
      scheduleId,
      title: section.title,
      description: section.description,
      position: index + 1,
      questions: section.questions.map((question, at) => questionRecord(question, at + 1, last)),
    })),
  )
}

function questionRecord(plan: QuestionPlan, position: number, last: Numbers): QuestionRecord {
  return {
    id: ++last.question,
    question: plan.question,
    type: plan.type,
    required: plan.required ?? false,
    position,
    options: (plan.options ?? []).map((value) => ({ id: ++last.option, value })),
    defaultAnswer: plan.defaultAnswer ?? null,
    ...(plan.format ? { format: plan.format } : {}),
  }
}
