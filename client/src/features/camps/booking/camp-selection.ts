import { type MinorUnits, minorUnits, zero } from '@touchline/money'
import type { Bought } from '../../occurrences/booking/booking-item.ts'
import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import { totalOf, wholeLines } from '../../occurrences/booking/summary/price-lines.ts'
import type { PriceLine } from '../../occurrences/booking/summary/price-lines.ts'
import { sessionPrice } from '../../occurrences/schedules/schedule.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'

/** The bought part of a camp, for the basket. */
export function boughtOf(choice: DatesChoice): Bought {
  return choice.kind === 'whole'
    ? { purchasableType: 'camp', bookingFullCamp: true }
    : { purchasableType: 'camp', bookingFullCamp: false, campOccurrenceIds: choice.sessionIds }
}

/** The entire camp at its price, or each chosen session at the first one's. */
export function campLines(camp: Schedule, choice: DatesChoice, now: number): readonly PriceLine[] {
  if (choice.kind === 'whole') return wholeLines(camp, now)
  const price = sessionPrice(camp)
  if (price === null) return []
  return camp.occurrences
    .filter(({ id }) => id !== null && choice.sessionIds.includes(id))
    .map((session) => ({ kind: 'session', session, amount: minorUnits(price.value) }))
}

/** The saving, in minor units, when the entire camp costs less than the chosen sessions; otherwise 0. [O-488] */
export function savingOfWhole(camp: Schedule, choice: DatesChoice, now: number): MinorUnits {
  const whole = totalOf(campLines(camp, { kind: 'whole' }, now))
  const chosen = totalOf(campLines(camp, choice, now))
  return whole === null || chosen === null || chosen <= whole ? zero : minorUnits(chosen - whole)
}
