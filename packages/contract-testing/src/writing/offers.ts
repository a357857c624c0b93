import type { JsonObject, JsonValue } from '../recording/redaction/json.ts'
import { idAt, numberAt, recordsAt, sentId, valueAt } from './fields.ts'

/** Something that the platform offers the test customer, as its lists show it. */
export type Offer = JsonObject

/** The action that the platform offers: 'book, cancel_booking, cancel_reservation, join_waitlist, leave_waitlist'. P3.4 */
const actionOf = (offer: Offer): string => idAt(offer, 'bookable_action', 'action')

/** Whether the offer can be booked now. */
export const canBeBooked = (offer: Offer): boolean => actionOf(offer) === 'book'

/** Whether it is a session that is booked alone and without a choice of tickets. */
export function isPlainSession(offer: Offer): boolean {
  return canBeBooked(offer) && ['classes', 'resources'].includes(idAt(offer, 'booking_type'))
}

/** The first session among offers and their sessions for which a customer can wait by its id. */
export function sessionToWaitFor(offers: readonly Offer[]): Offer | undefined {
  const sessions = offers.flatMap((offer) => recordsAt(offer, 'occurrences') ?? [offer])
  return sessions.find((session) => actionOf(session) === 'join_waitlist' && !/^\d*$/.test(idAt(session, 'id')))
}

/** Whether it costs nothing. */
export const isFree = (offer: Offer): boolean => numberAt(offer, 'price', 'value') === 0

/** The item that puts an offer into a basket for a customer, with an answer to each question that must have one. */
export function itemFor(offer: Offer, type: 'course' | 'camp' | 'av2Booking', userId: string): object {
  return {
    purchasable_id: sentId(idAt(offer, 'id')),
    purchasable_type: type,
    quantity: 1,
    purchased_for_user_id: sentId(userId),
    custom_question_answers: answersTo(offer),
    ...(type === 'camp' ? campChoice(offer) : {}),
  }
}

/** The whole camp, where it is sold as one; else its first session that can be booked. */
function campChoice(camp: Offer): object {
  const availability = valueAt(camp, 'pricing_option_availability')
  const session = (recordsAt(camp, 'occurrences') ?? []).find(canBeBooked)
  const isSoldWhole = Array.isArray(availability) && availability.includes('bundled')
  if (session === undefined || (isSoldWhole && !availability.includes('individual'))) return { booking_full_camp: true }
  return { booking_full_camp: false, camp_occurrence_ids: [idAt(session, 'id')] }
}

/** Whether a waiver must be agreed to first: an agreement cannot be taken back. */
export function wantsWaiver(offer: Offer): boolean {
  return idAt(offer, 'restrictions', 'pre_purchase_waiver', 'id') !== ''
}

/** 'Answers to option questions submit the option id.' P3.10 */
function answersTo(offer: Offer): readonly object[] {
  const sections = recordsAt(offer, 'custom_question_sections') ?? []
  const questions = sections.flatMap((section) => recordsAt(section, 'questions') ?? [])
  return questions
    .filter((question) => question['required'] === true)
    .map((question) => {
      const [option] = recordsAt(question, 'options') ?? []
      const answer = option === undefined ? 'Contract test' : sentId(idAt(option, 'id'))
      return { custom_question_id: sentId(idAt(question, 'id')), answer }
    })
}

/** How a basket can be paid without a card; undefined where neither its price nor the credit of the customer allows it. */
export type Payment = { readonly credit: { readonly type: string; readonly amount: number } | undefined }

export function paymentOf(basket: JsonValue | undefined): Payment | undefined {
  const total = numberAt(valueAt(basket, 'data', 'balance'), 'value') ?? numberAt(basket, 'data', 'total', 'value')
  if (total === undefined) return undefined
  if (total === 0) return { credit: undefined }
  const credits = recordsAt(basket, 'data', 'available_credit') ?? []
  const enough = credits.find((credit) => (numberAt(credit, 'max_applicable', 'value') ?? 0) >= total)
  return enough === undefined ? undefined : { credit: { type: idAt(enough, 'type'), amount: total } }
}
