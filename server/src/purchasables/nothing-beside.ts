import type { AddItem, FieldProblems, Text } from '@touchline/contract'

/** Problems of a line with sessions, extras or answers although its type has none. */
export function nothingBeside(item: AddItem, notHere: readonly Text[]): FieldProblems {
  const isGiven = {
    booking_full_camp: item.booking_full_camp !== undefined,
    camp_occurrence_ids: item.camp_occurrence_ids !== undefined,
    extras: (item.extras ?? []).length > 0,
    custom_question_answers: (item.custom_question_answers ?? []).length > 0,
  }
  return Object.fromEntries(Object.entries(isGiven).flatMap(([field, given]) => (given ? [[field, notHere]] : [])))
}
