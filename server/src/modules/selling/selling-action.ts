import type { BookableAction, Unworded } from '@touchline/contract'
import type { Circumstances, Refusal } from '../../purchasables/purchasable.ts'
import type { PlacesRow } from '../places/index.ts'
import { priceFor } from '../pricing/index.ts'
import { whyNotAttend } from './eligibility/may-attend.ts'
import { actionFor, because } from './eligibility/may-book.ts'
import type { Schedule, OccurrenceRow, TicketRow } from '../schedules/index.ts'
import { audiencesAt, type Person } from './eligibility/person.ts'
import type { SaleFacts } from './read-sale-facts.ts'
import { decideSale, type SaleChoice } from './sell-occurrence.ts'
import { messageOf } from '../../texts/index.ts'

type Offered = {
  readonly row: OccurrenceRow
  readonly schedule: Schedule
  readonly places: PlacesRow
  readonly tickets: readonly TicketRow[]
}
type Asking = Pick<Circumstances, 'actor' | 'now'> & { readonly person: Person }

/** A person's next action for an occurrence: the decision the basket would take. */
export function sellingAction(facts: SaleFacts, offered: Offered, asking: Asking): Unworded<BookableAction> {
  const { row } = offered
  if (row.bookingType === 'courses') return ofCourse(row, asking.now)
  if (row.bookingType === 'camps') return actionFor(whyNotSession(offered, asking))
  const choice = choiceOf(offered, asking.person)
  // Decided alone: other occurrences on the page take no place from it.
  const decision = decideSale({ ...facts, choices: [choice] }, choice, asking)
  return actionFor(decision.kind === 'refusal' ? decision.refusal : undefined)
}

/** Sessions of a course are not sold one by one. */
function ofCourse({ status, endsAt }: OccurrenceRow, now: number): Unworded<BookableAction> {
  if (status === 'cancelled') return { action: null, message: messageOf({ code: 'session_cancelled' }) }
  return {
    action: null,
    message: endsAt <= now ? messageOf({ code: 'session_finished' }) : messageOf({ code: 'not_individually' }),
  }
}

function whyNotSession({ row, schedule, places }: Offered, { actor, now, person }: Asking): Refusal | undefined {
  if (!schedule.single) return because('not_individually')
  const price = priceFor(schedule.single, audiencesAt(person, schedule, row.startsAt))
  const visit = { schedule, row, places, price, count: 1, exclusive: true }
  return whyNotAttend(visit, { now, channel: actor.channel, person })
}

/** A waiver can be agreed to while booking, so it does not refuse yet. */
function choiceOf({ row, schedule, tickets }: Offered, person: Person): SaleChoice {
  const agreed = schedule.waiver ? [schedule.waiver.id] : []
  const common = { quantity: 1, extras: [], answers: [], agreed, attendeeId: person.id }
  const ticket = row.bookingType === 'ticketed' ? tickets[0] : undefined
  if (ticket) return { ...common, kind: 'ticket', ticketId: ticket.id }
  return { ...common, kind: row.bookingType === 'ticketed' ? 'unnamed' : 'named', occurrenceId: row.id }
}
