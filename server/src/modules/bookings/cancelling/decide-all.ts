import { PlatformError, type Text } from '@touchline/contract'
import {
  type Cancelling,
  leftAfter,
  needsReason,
  type Outcome,
  outcomeOf,
  type Unit,
  whyNotCancelUnit,
} from './cancellation.ts'
import { type CancellationFacts, startOf, unitOf } from './read-units.ts'
import type { BookingRow } from '../../reservations/index.ts'
import { text } from '../../../texts/index.ts'

/** Bookings that are cancelled together, and the outcome. */
export type Ended = {
  readonly unit: Unit
  readonly rows: readonly [BookingRow, ...BookingRow[]]
  readonly outcome: Outcome
}

export const gone = text('bookings:cancelled_already')

/**
 * The outcomes of cancelling these bookings in one request, in their order; reserved ones have none. Throws
 * `item_not_found`, `booking_not_cancellable` with the reason, `validation_failed` where staff must give a reason.
 */
export function decideAll(
  facts: CancellationFacts,
  rows: readonly BookingRow[],
  cancelling: Cancelling,
): readonly Ended[] {
  const ended: Ended[] = []
  for (const row of rows) {
    if (row.status === 'reserved' || ended.some((one) => one.rows.some(({ id }) => id === row.id))) continue
    const refused = whyNotRow({ ...row, startsAt: startOf(facts, row) }, cancelling.now)
    if (refused !== undefined) throw new PlatformError('booking_not_cancellable', { text: refused })
    const goneBefore = new Set(ended.flatMap(({ rows: own }) => own.map(({ id }) => id)))
    const usesGone = ended
      .filter(({ rows: [first], outcome }) => first.itemId === row.itemId && outcome.returnsUsages)
      .reduce((uses, { rows: own }) => uses + own.length, 0)
    const found = unitOf(facts, row, { ...cancelling, gone: goneBefore, usesGone })
    if (!found) throw new PlatformError('item_not_found')
    const unit = withoutGiven(withStrikes(found, ended, row), ended, row)
    checkUnit(unit, cancelling)
    ended.push({ unit, rows: rowsOf(facts, row, unit), outcome: outcomeOf(unit, cancelling) })
  }
  return ended
}

function whyNotRow({ status, startsAt }: BookingRow, now: number): Text | undefined {
  if (status === 'cancelled') return gone
  return startsAt <= now ? text('bookings:session_started') : undefined
}

/** Late cancellations of the same request count as strikes for the next one. */
function withStrikes(unit: Unit, ended: readonly Ended[], { ownerId }: BookingRow): Unit {
  const before = ended.filter(({ rows, outcome }) => rows[0].ownerId === ownerId && outcome.lateIds.length > 0)
  return { ...unit, missedAt: [...unit.missedAt, ...before.map(() => Infinity)] }
}

/** Refunds of the same request reduce the amount left for the next one. */
function withoutGiven(unit: Unit, ended: readonly Ended[], { orderId, itemId }: BookingRow): Unit {
  const ofOrder = ended.filter(({ rows }) => rows[0].orderId === orderId)
  const left = ofOrder.reduce(
    (rest, { rows, outcome }) => rest && leftAfter(rest, outcome.refunds, rows[0].itemId === itemId),
    unit.left,
  )
  const returned = ofOrder.flatMap(({ outcome }) => outcome.refunds)
  return { ...unit, left, paidBy: { ...unit.paidBy, returned: [...unit.paidBy.returned, ...returned] } }
}

function checkUnit(unit: Unit, cancelling: Cancelling): void {
  const reason = whyNotCancelUnit(unit, cancelling)
  if (reason !== null) throw new PlatformError('booking_not_cancellable', { text: reason })
  if (needsReason(unit, cancelling)) {
    throw new PlatformError('validation_failed', {
      fields: { reason: [text('bookings:say_why')] },
    })
  }
}

function rowsOf({ ofBundle }: CancellationFacts, row: BookingRow, { bookings }: Unit): Ended['rows'] {
  const others = row.bundleId === null ? [] : (ofBundle.get(row.bundleId) ?? [])
  const ids = new Set(bookings.map(({ id }) => id))
  return [row, ...others.filter(({ id }) => id !== row.id && ids.has(id))]
}
