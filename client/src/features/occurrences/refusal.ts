import type { FieldErrors } from '../../api/api-error.ts'

/** Something of the form that the platform refused, other than an answer to a question. */
export type RefusedField = { readonly target: 'waiver' | 'extras' | 'dates' | 'form'; readonly message: string }

export type Refusal = {
  /** Messages by question id. */
  readonly questions: Readonly<Record<number, string>>
  readonly fields: readonly RefusedField[]
}

// Platforms differ in what stands around it: the key contains the word, then the question's id. [S7-093, C-46]
const questionKey = /custom_question_answers\D+(\d+)/

function targetOf(key: string): RefusedField['target'] {
  if (key.includes('activity_restriction_ids')) return 'waiver'
  if (key.includes('camp_occurrence_ids') || key.includes('booking_full_camp')) return 'dates'
  return key.includes('extras') ? 'extras' : 'form'
}

/** Sorts the messages of a refused item to the parts of the form that they are about. [S5-012, S8-024, C-46, O-49] */
export function readRefusal(errors: FieldErrors): Refusal {
  const questions: Record<number, string> = {}
  const fields: RefusedField[] = []
  for (const [key, [message]] of Object.entries(errors)) {
    if (message === undefined) continue
    const questionId = questionKey.exec(key)?.[1]
    if (questionId === undefined) fields.push({ target: targetOf(key), message })
    else questions[Number(questionId)] = message
  }
  return { questions, fields }
}
