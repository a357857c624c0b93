import type { FieldErrors } from '../../api/api-error.ts'

/** A refused part of the form, other than an answer to a question. */
export type RefusedField = { readonly target: 'waiver' | 'extras' | 'dates' | 'form'; readonly message: string }

export type Refusal = {
  /** Messages by question id. */
  readonly questions: Readonly<Record<number, string>>
  readonly fields: readonly RefusedField[]
}

// Platforms differ in the surroundings: the key contains the word, then the question's id.
const questionKey = /custom_question_answers\D+(\d+)/

function targetOf(key: string): RefusedField['target'] {
  if (key.includes('activity_restriction_ids')) return 'waiver'
  if (key.includes('camp_occurrence_ids') || key.includes('booking_full_camp')) return 'dates'
  return key.includes('extras') ? 'extras' : 'form'
}

/** Assigns the messages of a refused item to the parts of the form. */
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
