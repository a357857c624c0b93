import type { AddItem, Text } from '@touchline/contract'
import { type Parsed, type Purchasable, purchasable } from '../../purchasables/purchasable.ts'
import { presentSaleLines } from './shown/present-sale-lines.ts'
import { chosenIn } from './read-facts.ts'
import { readSaleFacts, type SaleFacts } from './read-sale-facts.ts'
import { decideSale, type SaleChoice } from './sell-occurrence.ts'
import { text } from '../../texts/index.ts'

const onlyForCamps = [text('carts:camps_only')]
const onlyForBundles = [text('carts:courses_and_camps_only')]

/** What no occurrence bought alone can have. [P5-012, P5-013, C-70] */
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

/** One person, one place. [P5-002, P5-007] */
export function parseNamed(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const fields = misplacedIn(item)
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = [text('carts:one_for_each')]
  return parsed(fields, { ...chosenIn(item, attendeeId), kind: 'named', occurrenceId: String(item.purchasable_id) })
}

/** Any number of places; nobody else is named. [P5-006, P5-007] */
function parseMany<Choice extends SaleChoice>(item: AddItem, choice: Choice): Parsed<SaleChoice> {
  const fields = misplacedIn(item)
  const isForAnother = (item.purchased_for_user_id ?? null) !== null
  if (isForAnother && choice.quantity > 1) fields['quantity'] = [text('carts:one_for_another')]
  return parsed(fields, choice)
}

/** [O-91, P3-101] */
export function parseUnnamed(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const occurrenceId = String(item.purchasable_id)
  return parseMany(item, { ...chosenIn(item, attendeeId), kind: 'unnamed', occurrenceId })
}

/** [O-58] */
export function parseTicket(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const ticketId = String(item.purchasable_id).toLowerCase()
  return parseMany(item, { ...chosenIn(item, attendeeId), kind: 'ticket', ticketId })
}

/** A class, a slot or a time for tickets, by the number of the older generation or by its id. [O-91, O-162] */
function parseActivity(item: AddItem, attendeeId: number | null): Parsed<SaleChoice> {
  const occurrenceId = String(item.purchasable_id)
  return parseMany(item, { ...chosenIn(item, attendeeId), kind: 'activity', occurrenceId })
}

/** A class or a court slot for somebody who is named. */
export const bookingPurchasable = purchasable<SaleChoice, SaleFacts>({
  parse: parseNamed,
  facts: readSaleFacts,
  decide: decideSale,
  present: presentSaleLines,
})
/** Admissions, and places that are sold without a name. All of these are decided together: slots may overlap. */
export const occurrencePurchasable: Purchasable = { ...bookingPurchasable, parse: parseUnnamed }
/** Admissions by the kind of ticket. */
export const ticketPurchasable: Purchasable = { ...bookingPurchasable, parse: parseTicket }
/** Any of these by number. */
export const activityPurchasable: Purchasable = { ...bookingPurchasable, parse: parseActivity }
