import type { AddItem } from '@touchline/contract'
import type { Chosen, Parsed } from './purchasable.ts'

type Words = { readonly quantity: readonly string[]; readonly notHere: readonly string[] }

/** What is bought by its number alone: one, for nobody else, with nothing beside it. [O-55, O-91] */
export function parseById<Choice extends Chosen>(
  item: AddItem,
  { quantity, notHere }: Words,
  choiceOf: (common: Chosen, id: number) => Choice,
): Parsed<Choice> {
  const fields: Record<string, readonly string[]> = {}
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = quantity
  if ((item.purchased_for_user_id ?? null) !== null) fields['purchased_for_user_id'] = notHere
  if (item.booking_full_camp !== undefined) fields['booking_full_camp'] = notHere
  if (item.camp_occurrence_ids !== undefined) fields['camp_occurrence_ids'] = notHere
  if ((item.extras ?? []).length > 0) fields['extras'] = notHere
  if ((item.custom_question_answers ?? []).length > 0) fields['custom_question_answers'] = notHere
  if (!/^\d{1,10}$/.test(String(item.purchasable_id))) fields['purchasable_id'] = ['This field must be a whole number.']
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const common = { attendeeId: null, quantity: 1, extras: [], answers: [], agreed: [] }
  return { kind: 'choice', choice: choiceOf(common, Number(item.purchasable_id)) }
}
