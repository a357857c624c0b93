import type { Refusal } from '../../purchasables/purchasable.ts'
import type { Lock } from '../places/index.ts'
import { because } from './eligibility/may-book.ts'
import type { Schedule, OccurrenceRow } from '../schedules/index.ts'
import { type Location, occupied, overlap, touch } from '../clashes/index.ts'

type Planned = Pick<Schedule['row'], 'id' | 'locationId' | 'setupMinutes' | 'teardownMinutes'>

/** An occurrence whose places somebody holds, with where it is. */
export type TakenSlot = {
  readonly occurrence: Pick<OccurrenceRow, 'id' | 'startsAt' | 'endsAt' | 'locationId'>
  readonly schedule: Planned
  readonly count: number
  /** The basket or order line that holds it; null: a block, or kept for somebody who waits. */
  readonly itemId: number | null
}

/** A slot that is asked for. */
export type Slot = {
  readonly schedule: Pick<Schedule, 'row'>
  readonly row: OccurrenceRow
  /** Null: without end. */
  readonly maximum: number | null
  readonly count: number
}

/** What is to be locked before it may be relied on that a slot is free: all that its topmost location contains. */
export function slotLock(row: OccurrenceRow, schedule: Planned): Lock {
  return { kind: 'location', id: row.topLocationId, ...occupied(row, schedule) }
}

/**
 * Refuses a slot when its court, a hall around it, or a part of it is taken at a time that overlaps. Where bookings may
 * overlap, those of its own schedule count up to its maximum. [O-35]
 */
export function slotTaken(
  { schedule, row, maximum, count }: Slot,
  taken: readonly TakenSlot[],
  locations: readonly Location[],
  insteadOf?: number,
): Refusal | undefined {
  const span = occupied(row, schedule.row)
  const place = row.locationId ?? schedule.row.locationId
  const others = taken
    .filter(({ occurrence, itemId }) => occurrence.id !== row.id && (itemId === null || itemId !== insteadOf))
    .filter((other) => overlap(span, occupied(other.occurrence, other.schedule)))
    .filter((other) => touch(locations, place, other.occurrence.locationId ?? other.schedule.locationId))
  const mayOverlap = (other: TakenSlot) =>
    schedule.row.bookingStrategy === 'overlapping' && other.schedule.id === schedule.row.id
  if (others.some((other) => !mayOverlap(other))) return because('slot_taken')
  const beside = others.reduce((total, other) => total + other.count, 0)
  return maximum !== null && beside > 0 && beside + count > maximum ? because('slot_taken') : undefined
}
