import type { Course } from '@touchline/contract'

/** Can be booked with nothing but a card. */
export function asksNothing({
  bookable_action: { action },
  price,
  occurrences,
  custom_question_sections: questions,
}: Course) {
  const isOpen = action === 'book' && questions.length === 0 && occurrences.every(({ restrictions }) => !restrictions)
  return isOpen && price !== null && price.value > 0
}
