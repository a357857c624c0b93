import type { AddItem, Text } from '@touchline/contract'
import { type Parsed, type Purchasable, purchasable } from '../../purchasables/purchasable.ts'
import { presentSaleLines } from './shown/present-sale-lines.ts'
import { chosenIn } from './read-facts.ts'
import { readSaleFacts, type SaleFacts } from './read-sale-facts.ts'
import { decideSale, type SaleChoice } from './sell-occurrence.ts'
import { text } from '../../texts/index.ts'

const onlyForCamps = [text('carts:camps_only')]
const onlyForBundles = [text('carts:courses_and_camps_only')]

/** Fields that an occurrence bought alone cannot have. */
function misplacedIn(item: AddItem): Record<string, Text[]> {
  const fields: Record<string, Text[]> = {}
  if (item.booking_full_camp !== undefined) fields['booking_full_camp'] = onlyForCamps
  if (item.camp_occurrence_ids !== undefined) fields['camp_occurrence_ids'] = onlyForCamps
  if ((item.extras ?? []).length > 0) fields['extras'] = onlyForBundles
  if ((item.custom_question_answers ?? []).length > 0) fields['custom_question_answers'] = onlyForBundles
  return fields
}

function parsed(fields: Record<string, Text[]>, choice: SaleChoice): Parsed<SaleChoice> {
  return Object.keys(fields).length > 0 ? { kind: 'problems', fields } : { kind: 'choice', choice }
}

/** One person, one place. */
export function parseNamed(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const fields = misplacedIn(item)
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = [text('carts:one_for_each')]
  return parsed(fields, { ...chosenIn(item, attendeeId), kind: 'named', occurrenceId: String(item.purchasable_id) })
}

/** Any number of places without names. */
function parseMany<Choice extends SaleChoice>(item: AddItem, choice: Choice): Parsed<SaleChoice> {
  const fields = misplacedIn(item)
  const isForAnother = (item.purchased_for_user_id ?? null) !== null
  if (isForAnother && choice.quantity > 1) fields['quantity'] = [text('carts:one_for_another')]
  return parsed(fields, choice)
}

export function parseUnnamed(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const occurrenceId = String(item.purchasable_id)
  return parseMany(item, { ...chosenIn(item, attendeeId), kind: 'unnamed', occurrenceId })
}

export function parseTicket(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const ticketId = String(item.purchasable_id).toLowerCase()
  return parseMany(item, { ...chosenIn(item, attendeeId), kind: 'ticket', ticketId })
}

/** A class, a slot or a ticket time, by the older number or by id. */
function parseActivity(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const occurrenceId = String(item.purchasable_id)
  return parseMany(item, { ...chosenIn(item, attendeeId), kind: 'activity', occurrenceId })
}

/** A class or a court slot for a named person. */
export const bookingPurchasable = purchasable<SaleChoice, SaleFacts>({
  parse: parseNamed,
  facts: readSaleFacts,
  decide: decideSale,
  present: presentSaleLines,
})
/** Admissions, and places sold without a name. All are decided together, because slots may overlap. */
export const occurrencePurchasable: Purchasable = { ...bookingPurchasable, parse: parseUnnamed }
/** Admissions by ticket type. */
export const ticketPurchasable: Purchasable = { ...bookingPurchasable, parse: parseTicket }
/** Any of these by number. */
export const activityPurchasable: Purchasable = { ...bookingPurchasable, parse: parseActivity }
