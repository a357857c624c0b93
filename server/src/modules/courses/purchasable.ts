import type { AddItem, Text } from '@touchline/contract'
import { type Chosen, type Parsed, purchasable, refused } from '../../purchasables/purchasable.ts'
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
} from '../selling/index.ts'
import { isOn, placesOf } from '../schedules/index.ts'
import { quoteCourse, whyNot } from './course.ts'
import { text } from '../../texts/index.ts'

type CourseChoice = Chosen & { readonly scheduleId: string }

/** A course is bought whole, once, for one person. */
function parse(item: AddItem, attendeeId: number | null): Parsed<CourseChoice> {
  const fields: Record<string, Text[]> = {}
  if (item.booking_full_camp !== undefined) fields['booking_full_camp'] = [text('carts:camps_only')]
  if (item.camp_occurrence_ids !== undefined) fields['camp_occurrence_ids'] = [text('carts:camps_only')]
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const scheduleId = String(item.purchasable_id).toLowerCase()
  return { kind: 'choice', choice: { ...chosenIn(item, attendeeId), scheduleId } }
}

const onlyOne = {
  reason: { code: 'invalid' },
  error: 'validation_failed',
  fields: { quantity: [text('carts:one_course')] },
} as const

export const coursePurchasable = purchasable<CourseChoice, ScheduleFacts>({
  parse,
  facts: (reads, choices, circumstances) => readSchedulesFor(reads, choices, circumstances),
  decide: (facts, choice, { actor, now, insteadOf, placesAre }) => {
    const course = facts.schedules.get(choice.scheduleId)
    if (course?.row.bookingType !== 'courses') {
      return refused({ reason: { code: 'not_found' }, error: 'item_not_found' })
    }
    if (choice.quantity !== 1) return refused(onlyOne)
    const problems = problemsOf(course, choice)
    if (problems) return refused({ reason: { code: 'invalid' }, error: 'validation_failed', fields: problems })
    if (!isOn(facts, course)) return refused(forNow('switched_off'))
    const person = choice.attendeeId === null ? undefined : bookingAs(facts.persons.get(choice.attendeeId), choice)
    if (!person) return refused(because('no_attendee'))
    const situation = { now, channel: actor.channel, person, insteadOf, offeredTo: choice.offeredTo, placesAre }
    const refusal = whyNot(course, placesOf(facts, course), situation) ?? restrictionUnmet(course, person, choice)
    if (refusal) return refused(refusal)
    const quote = quoteCourse(course, choice, { now, person })
    return quote ? { kind: 'quote', quote } : refused(because('does_not_qualify'))
  },
  present: presentBundleLines,
})
