import type { MinorUnits } from '@touchline/money'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { PlacesRow } from '../../places/index.ts'
import { everybody } from '../../pricing/index.ts'
import { whyNotOfAge } from './ages.ts'
import { whyNotOpen } from './booking-window.ts'
import {
  alreadyHas,
  because,
  postponed,
  becauseItClashes,
  bookedAt,
  type Situation,
  timeTaken,
  tooFew,
} from './may-book.ts'
import type { Schedule, SessionRow } from '../../schedules/index.ts'
import { audiencesAt } from './person.ts'
import { whyNotPriced } from './price-by-age.ts'

/** One occurrence that is bought without the rest of its schedule. */
export type Visit = {
  readonly schedule: Pick<Schedule, 'row' | 'windows' | 'venue' | 'category' | 'single' | 'byAge'>
  readonly row: SessionRow
  readonly places: PlacesRow | undefined
  /** The person's price; null when they do not qualify. */
  readonly price: MinorUnits | null
  /** The number of places. */
  readonly count: number
  /** Whether the person can be at one place only at that time; tickets and sales without a name are exempt. */
  readonly exclusive: boolean
}

/**
 * The reason an occurrence cannot be booked alone now; undefined when it can. Without a person the sale is anonymous.
 */
export function whyNotAttend(visit: Visit, situation: Situation): Refusal | undefined {
  const { schedule, row, price, places, count, exclusive } = visit
  const { now, channel, person, insteadOf } = situation
  if (row.status === 'cancelled') return because('session_cancelled')
  const named = exclusive ? person : undefined
  const booked = named && bookedAt(named, row.id, insteadOf)
  if (booked) return alreadyHas(booked, schedule, [{ row }], situation)
  if (row.postponed === true) return postponed()
  if (row.endsAt <= now) return because('session_finished')
  if (row.status === 'clashing') return becauseItClashes()
  const unfit = named && whyNotOfAge({ row: { ...schedule.row, startsAt: row.startsAt }, venue: schedule.venue }, named)
  if (unfit) return unfit
  if (price === null) return whyNotPriced(schedule, row, person) ?? because('does_not_qualify')
  const audiences = person ? audiencesAt(person, schedule, row.startsAt) : everybody
  const closed = whyNotOpen(schedule, { startsAt: row.startsAt, audiences, channel, now })
  if (closed) return { reason: closed, error: 'not_bookable', action: null }
  const isLate = row.startsAt <= now && !schedule.row.bookableAfterStart
  if (isLate && channel === 'online') return because('booking_closed')
  return tooFew(places, count, situation) ?? (named && timeTaken(named, [row], insteadOf))
}
