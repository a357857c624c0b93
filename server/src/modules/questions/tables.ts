import type { AnswerFormat, QuestionType } from '@touchline/contract'
import type { Kit } from '../../infra/store/kit.ts'
import type { OccurrenceTables } from '../schedules/tables.ts'

export type StoredQuestion = {
  readonly id: number
  readonly question: string
  readonly type: QuestionType
  readonly required: boolean
  readonly position: number
  readonly options: readonly { readonly id: number; readonly value: string }[]
  readonly defaultAnswer: string | null
  /** The kind of text that is expected. */
  readonly format?: AnswerFormat
}

export type SectionRow = ReturnType<typeof questionTables>['questionSections']['$inferSelect']

export function questionTables(k: Kit, { schedules }: OccurrenceTables) {
  const questionSections = k.table(
    'question_sections',
    {
      id: k.int('id').primaryKey(),
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      title: k.text('title').notNull(),
      description: k.text('description'),
      position: k.int('position').notNull(),
      questions: k.json<readonly StoredQuestion[]>('questions').notNull(),
    },
    (t) => [k.index('question_sections_schedule').on(t.scheduleId)],
  )
  return { questionSections }
}
