import type { BundleRecord, QuestionRecord, QuestionSectionRecord } from '../seed-writer.ts'

type Answers = NonNullable<BundleRecord['answers']>

/** Answers given at the desk to every question of a schedule, one of each type. */
export function exampleAnswers(sections: readonly QuestionSectionRecord[]): Answers {
  return sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const answer = answerTo(question)
      return answer === undefined ? [] : [{ custom_question_id: question.id, answer }]
    }),
  )
}

function answerTo({ type, options, defaultAnswer }: QuestionRecord): Answers[number]['answer'] | undefined {
  const [first, second] = options.map(({ id }) => id)
  switch (type) {
    case 'text':
      return '01632 960123'
    case 'long_text':
      return 'A mild nut allergy; the medicine is in the blue bag.'
    case 'number':
      return 2
    case 'date':
      return '2025-08-14'
    case 'select':
      return first
    case 'multi_select':
      return [first, second].filter((id) => id !== undefined)
    case 'checkbox':
      return first ?? true
    case 'hidden':
      return defaultAnswer ?? undefined
    case 'group':
      return undefined
  }
}
