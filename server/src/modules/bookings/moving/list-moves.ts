import { day } from '@touchline/clock'
import type { CancellationSource, CancellationSummary, Move, Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import type { Decision } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { whereIs } from '../../schedules/index.ts'
import { capacityOn } from '../../places/index.ts'
import { currencyOf } from '../../site/index.ts'
import { readCancellationFacts, unitOf } from '../cancelling/read-units.ts'
import { summariseUnit } from '../cancelling/summarise-unit.ts'
import { decideMoves, isSamePrice, type Movable, readMovable } from './movable.ts'

type Listing = { readonly id: number; readonly source: CancellationSource; readonly now: number }

/** How far ahead to look, and at how many occurrences of the schedule. */
const daysAhead = 28
const most = 50

/** The occurrences that a booking can be moved to now, soonest first: exactly those that `moveBooking` would accept. */
export async function listMoves(reads: Reads, actor: Actor, { id, source, now }: Listing): Promise<Unworded<Move>[]> {
  const movable = await readMovable(reads, actor, { id, source, now })
  const { booking, schedule } = movable
  const span = { scheduleId: booking.scheduleId, from: now, to: now + daysAhead * day, limit: most + 1 }
  const rows = (await reads.occurrences.ofSchedule(span))
    .filter((row) => row.id !== booking.occurrenceId)
    .slice(0, most)
  const occurrenceIds = rows.map((row) => row.id)
  const decisions = await decideEach(reads, movable, { occurrenceIds, now })
  const open = rows.filter((_row, index) => {
    const decision = decisions[index]
    return decision?.kind === 'quote' && isSamePrice(movable, decision.quote)
  })
  const places = open.length > 0 ? await reads.places.byIds({ ids: open.map(({ placesId }) => placesId) }) : []
  const termsAt = await readTerms(reads, movable, now)
  return open.map((row) => {
    const { friendly_location_name: friendly, location_name: location } = whereIs(schedule, row)
    const own = places.find((one) => one.id === row.placesId)
    return {
      occurrence_id: row.id,
      starts_at: presentDateTime(row.startsAt, schedule.venue.timezone),
      ends_at: presentDateTime(row.endsAt, schedule.venue.timezone),
      location_name: friendly ?? location,
      available: own ? capacityOn(own, actor.channel).available : null,
      cancellation_summary: termsAt(row.startsAt),
    }
  })
}

/** The terms of cancelling the booking once it has been moved to a session that starts at a time. [O-571] */
async function readTerms(reads: Reads, { booking, schedule }: Movable, now: number) {
  const facts = await readCancellationFacts(reads, [booking], now)
  const unit = unitOf(facts, booking, { now, source: 'customers' })
  const currency = currencyOf(await reads.site.getClient())
  return (startsAt: number): CancellationSummary | null => {
    if (unit === undefined) return null
    const bookings = unit.bookings.map((own) => ({ ...own, startsAt }))
    return summariseUnit(schedule, { ...unit, bookings }, { now, currency })
  }
}

type Asked = { readonly occurrenceIds: readonly string[]; readonly now: number }

/** Slots decided together would compete for the same time, so each is decided alone. */
async function decideEach(reads: Reads, movable: Movable, { occurrenceIds, now }: Asked): Promise<readonly Decision[]> {
  if (occurrenceIds.length === 0) return []
  if (movable.schedule.row.bookingType !== 'resources') return decideMoves(reads, movable, { occurrenceIds, now })
  const decisions: Decision[] = []
  for (const one of occurrenceIds) decisions.push(...(await decideMoves(reads, movable, { occurrenceIds: [one], now })))
  return decisions
}
