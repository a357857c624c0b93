import type { AddItem, Text } from '@touchline/contract'
import { type Decision, type Parsed, purchasable, refused } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import {
  because,
  bookingAs,
  chosenIn,
  forNow,
  presentBundleLines,
  problemsOf,
  readSchedulesFor,
  restrictionUnmet,
  type ScheduleFacts,
  withoutBooking,
} from '../selling/index.ts'
import { isOn, readSchedules, type Schedule, sessionsHeld } from '../schedules/index.ts'
import { type CampChoice, quoteCamp, sessionsChosen, whyNot } from './camp.ts'
import { text, textOf } from '../../texts/index.ts'

/** A camp is bought whole or by the session, once, for one person. */
export function parseCamp(item: AddItem, attendeeId: number | null): Parsed<CampChoice> {
  const { booking_full_camp: isWhole, camp_occurrence_ids: sessionIds = [] } = item
  const fields: Record<string, Text[]> = {}
  if ((item.quantity ?? 1) !== 1) fields['quantity'] = [text('carts:one_camp')]
  if (isWhole === undefined) fields['booking_full_camp'] = [text('fields:required')]
  const problem = isWhole === undefined ? undefined : sessionsProblem(isWhole, item.camp_occurrence_ids)
  if (problem !== undefined) fields['camp_occurrence_ids'] = [problem]
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const scheduleId = String(item.purchasable_id).toLowerCase()
  const common = { ...chosenIn(item, attendeeId), scheduleId }
  if (isWhole) return { kind: 'choice', choice: { ...common, kind: 'whole' } }
  return { kind: 'choice', choice: { ...common, kind: 'sessions', sessionIds } }
}

function sessionsProblem(isWhole: boolean, sessionIds: readonly string[] | undefined): Text | undefined {
  if (isWhole) return sessionIds ? text('carts:single_sessions_only') : undefined
  if (!sessionIds || sessionIds.length === 0) return text('carts:choose_session')
  return new Set(sessionIds).size < sessionIds.length ? text('carts:session_once') : undefined
}

export const campPurchasable = purchasable<CampChoice, ScheduleFacts>({
  parse: parseCamp,
  datesIn: (choice) =>
    choice.kind === 'whole'
      ? { booking_full_camp: true }
      : { booking_full_camp: false, camp_occurrence_ids: [...choice.sessionIds] },
  facts: (reads, choices, circumstances) => readSchedulesFor(reads, choices, circumstances),
  decide: (facts, choice, { actor, now, insteadOf, moving, placesAre }) => {
    const camp = facts.schedules.get(choice.scheduleId)
    if (camp?.row.bookingType !== 'camps') return refused({ reason: { code: 'not_found' }, error: 'item_not_found' })
    const invalid = refuseFields(camp, choice)
    if (invalid) return invalid
    if (!isOn(facts, camp)) return refused(forNow('switched_off'))
    const known = choice.attendeeId === null ? undefined : bookingAs(facts.persons.get(choice.attendeeId), choice)
    if (!known) return refused(because('no_attendee'))
    const person = withoutBooking(known, moving?.bookingId)
    const situation = { now, channel: actor.channel, person, insteadOf, offeredTo: choice.offeredTo, placesAre }
    const refusal = whyNot(camp, choice, facts.places, situation) ?? restrictionUnmet(camp, person, choice)
    if (refusal) return refused(refusal)
    const quote = quoteCamp(camp, choice, person)
    return quote ? { kind: 'quote', quote } : refused(because('does_not_qualify'))
  },
  whatIsLeft,
  present: presentBundleLines,
})

/** The sessions that still take place; the unchanged choice where none does, so that the refusal names the reason. */
async function whatIsLeft(reads: Reads, choice: CampChoice): Promise<CampChoice> {
  if (choice.kind === 'whole') return choice
  const camp = (await readSchedules(reads, [choice.scheduleId])).get(choice.scheduleId)
  const held = new Set((camp ? sessionsHeld(camp) : []).map(({ row }) => row.id))
  const sessionIds = choice.sessionIds.filter((id) => held.has(id))
  return sessionIds.length > 0 ? { ...choice, sessionIds } : choice
}

function refuseFields(camp: Schedule, choice: CampChoice): Decision | undefined {
  const reason = { code: 'session_not_offered' } as const
  const unknown = sessionsChosen(camp, choice) ? {} : { camp_occurrence_ids: [textOf(reason)] }
  const fields = { ...problemsOf(camp, { ...choice, isWhole: choice.kind === 'whole' }), ...unknown }
  if (Object.keys(fields).length === 0) return undefined
  return refused({ reason: { code: 'invalid' }, error: 'validation_failed', fields })
}
