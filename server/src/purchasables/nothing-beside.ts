import type { AddItem, FieldProblems, Text } from '@touchline/contract'

/** What is chosen beside a line that has no sessions, extras or questions, each with why it is not taken. */
export function nothingBeside(item: AddItem, notHere: readonly Text[]): FieldProblems {
  const isGiven = {
    booking_full_camp: item.booking_full_camp !== undefined,
    camp_occurrence_ids: item.camp_occurrence_ids !== undefined,
    extras: (item.extras ?? []).length > 0,
    custom_question_answers: (item.custom_question_answers ?? []).length > 0,
  }
  return Object.fromEntries(Object.entries(isGiven).flatMap(([field, given]) => (given ? [[field, notHere]] : [])))
}
