import {
  type AddItem,
  type Channel,
  type FieldErrors,
  PlatformError,
  type UnmetRestrictions,
} from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { areCoursesOn, type Attendee, bookableAction, readAttendee } from '../courses/index.ts'
import type { Catalogue, CatalogueSchedule } from '../occurrences/index.ts'
import { checkAnswers } from '../questions/index.ts'

/** Who adds, on which channel, when. */
export type AddContext = {
  /** The user whose basket it is. */
  readonly ownerId: number
  readonly byStaff: boolean
  readonly channel: Channel
  readonly now: number
  /** The place is in the basket already: only the attendee changes. */
  readonly placeHeld?: boolean
}

export type CheckedItem = {
  readonly item: AddItem
  readonly entry: CatalogueSchedule
  readonly attendeeId: number
}

/** What can be said about an item without the state of the moment: its form, its extras, its answers. */
export async function checkItem(
  reads: Reads,
  catalogue: Catalogue,
  item: AddItem,
  index: number,
  add: AddContext,
): Promise<CheckedItem> {
  const at = (field: string) => `items.${index}.${field}`
  if (item.purchasable_type !== 'course') {
    refuse({ [at('purchasable_type')]: ['This cannot be added to a basket here.'] })
  }
  const fields: Record<string, string[]> = {}
  if ((item.quantity ?? 1) !== 1) fields[at('quantity')] = ['The quantity of a course is always 1.']
  if (item.booking_full_camp !== undefined) fields[at('booking_full_camp')] = ['This field is for camps only.']
  if (item.camp_occurrence_ids !== undefined) fields[at('camp_occurrence_ids')] = ['This field is for camps only.']
  const entry = catalogue.byId.get(String(item.purchasable_id).toLowerCase())
  if (!entry || entry.schedule.kind !== 'course') throw new PlatformError('item_not_found')
  Object.assign(fields, extraProblems(entry, item, at), answerProblems(entry, item, at))
  if (Object.keys(fields).length > 0) refuse(fields)
  if (!entry.venue.campsAndCourses || !(await areCoursesOn(reads))) {
    throw new PlatformError('not_bookable', { message: 'Courses cannot be booked online at this venue.' })
  }
  const attendeeId = item.purchased_for_user_id ?? add.ownerId
  await checkAttendee(reads, attendeeId, add, at('purchased_for_user_id'))
  return { item, entry, attendeeId }
}

function refuse(fields: FieldErrors): never {
  throw new PlatformError('validation_failed', { fields })
}

/** Booked for the owner, a confirmed linked user, or anybody by staff. [C-06, O-38] */
export async function checkAttendee(reads: Reads, attendeeId: number, add: AddContext, field: string): Promise<void> {
  if (attendeeId === add.ownerId || (await reads.users.isLinked(add.ownerId, attendeeId))) return
  if (!add.byStaff) throw new PlatformError('unauthorised')
  // [P5-004] staff can name anybody, so they may learn that somebody does not exist.
  if (!(await reads.users.byId(attendeeId))) refuse({ [field]: ['There is no user with this id.'] })
}

type Field = (field: string) => string

function extraProblems({ extras }: CatalogueSchedule, item: AddItem, at: Field): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  const seen = new Set<number>()
  for (const [position, { pricing_option_id: id }] of (item.extras ?? []).entries()) {
    const field = at(`extras.${position}.pricing_option_id`)
    if (!extras.some((extra) => extra.id === id)) fields[field] = ['This extra is not offered here.']
    else if (seen.has(id)) fields[field] = ['Give each extra once, with its quantity.']
    seen.add(id)
  }
  return fields
}

/** [C-46] */
function answerProblems({ sections }: CatalogueSchedule, item: AddItem, at: Field): Record<string, string[]> {
  const questions = sections.flatMap((section) => section.questions)
  const problems = checkAnswers(questions, item.custom_question_answers ?? [])
  return Object.fromEntries([...problems].map(([id, text]) => [at(`custom_question_answers.${id}`), [text]]))
}

export type Bookable = {
  readonly attendee: Attendee
  /** Waivers the attendee agrees to with this, not agreed to before. */
  readonly agreed: readonly number[]
}

/**
 * Whether the attendee may book at this moment; answers what is known of the attendee.
 * Throws `booking_blocked`, `already_booked`, `sold_out`, `not_bookable`, or `validation_failed` for a waiver not agreed to.
 */
export async function checkBookable(
  reads: Reads,
  entry: CatalogueSchedule,
  attendeeId: number,
  item: Pick<AddItem, 'activity_restriction_ids'>,
  index: number,
  add: AddContext,
): Promise<Bookable> {
  if (!add.byStaff && (await reads.penalties.blocksBooking(add.ownerId))) throw new PlatformError('booking_blocked')
  const consumed = add.placeHeld ? 0 : ((await reads.occurrences.consumedOf(entry.schedule.id)) ?? 0)
  const { attendee, unmet } = (await readAttendee(reads, attendeeId, add.now))(entry)
  const { action, message } = bookableAction(entry, { now: add.now, channel: add.channel, consumed, attendee })
  if (action === 'cancel_booking') throw new PlatformError('already_booked')
  if (action === 'cancel_reservation') {
    throw new PlatformError('already_booked', { message: 'This is in a shopping basket already.' })
  }
  if (action !== 'book') {
    if (consumed >= entry.schedule.maximum && message === 'Sold out') throw new PlatformError('sold_out')
    throw new PlatformError('not_bookable', message === null ? {} : { message })
  }
  const ids = item.activity_restriction_ids ?? []
  if (unmet) checkRestrictions(unmet, ids, `items.${index}.activity_restriction_ids`)
  const waiver = unmet?.pre_purchase_waiver
  return { attendee, agreed: waiver && ids.includes(waiver.id) ? [waiver.id] : [] }
}

/** Waivers can be agreed to now; an induction has to be attended first. [O-49] */
function checkRestrictions(unmet: UnmetRestrictions, agreedIds: readonly number[], field: string): void {
  const { pre_purchase_waiver: waiver, pre_purchase_induction: induction, criteria } = unmet
  const agreed = waiver !== null && agreedIds.includes(waiver.id)
  if (criteria === 'any' && agreed) return
  if (induction && criteria !== 'any') {
    throw new PlatformError('not_bookable', { message: `Please complete the induction first: ${induction.name}` })
  }
  if (waiver && !agreed) refuse({ [field]: [`Please agree to the waiver: ${waiver.name}`] })
}
