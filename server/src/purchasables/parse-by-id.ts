import type { AddItem, Text } from '@touchline/contract'
import { nothingBeside } from './nothing-beside.ts'
import type { Chosen, Parsed } from './purchasable.ts'
import { text } from '../texts/index.ts'

type Words = { readonly quantity: readonly Text[]; readonly notHere: readonly Text[] }

/** Parses an item bought by its number alone: one, for the owner, with nothing else. */
export function parseById<Choice extends Chosen>(
  item: AddItem,
  { quantity, notHere }: Words,
  choiceOf: (common: Chosen, id: number) => Choice,
): Parsed<Choice> {
  const fields: Record<string, readonly Text[]> = {}
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = quantity
  if ((item.purchased_for_user_id ?? null) !== null) fields['purchased_for_user_id'] = notHere
  Object.assign(fields, nothingBeside(item, notHere))
  if (!/^\d{1,10}$/.test(String(item.purchasable_id))) fields['purchasable_id'] = [text('fields:integer')]
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const common = { attendeeId: null, quantity: 1, extras: [], answers: [], agreed: [] }
  return { kind: 'choice', choice: choiceOf(common, Number(item.purchasable_id)) }
}
