import type { Refusal } from '../../purchasables/purchasable.ts'
import type { Lock } from '../places/index.ts'
import { because } from './eligibility/may-book.ts'
import { locationIdsOf, type OccurrenceRow, type Schedule } from '../schedules/index.ts'
import { type Location, occupied, overlap, touchAny } from '../clashes/index.ts'

type Planned = Pick<Schedule['row'], 'id' | 'locationId' | 'otherLocationIds' | 'setupMinutes' | 'teardownMinutes'>

/** An occurrence with live claims, or one that needs its place alone, and its location. */
export type TakenSlot = {
  readonly occurrence: Pick<
    OccurrenceRow,
    'id' | 'bookingType' | 'startsAt' | 'endsAt' | 'locationId' | 'otherLocationIds'
  >
  readonly schedule: Planned
  readonly count: number
  /** The line that holds it; null for a block or a waitlist offer. */
  readonly itemId: number | null
}

/** A requested slot. */
export type Slot = {
  readonly schedule: Pick<Schedule, 'row'>
  readonly row: OccurrenceRow
  /** Null without a limit. */
  readonly maximum: number | null
  readonly count: number
}

/** The lock that makes "this slot is free" reliable: the whole topmost location. */
export function slotLock(row: OccurrenceRow, schedule: Planned): Lock {
  return { kind: 'location', id: row.topLocationId, ...occupied(row, schedule) }
}

/**
 * Refuses a slot when its court, a hall around it, or a part of it is taken at an overlapping time. Where bookings may
 * overlap, those of its own schedule count up to its maximum.
 */
export function slotTaken(
  { schedule, row, maximum, count }: Slot,
  taken: readonly TakenSlot[],
  locations: readonly Location[],
  insteadOf?: number,
): Refusal | undefined {
  const span = occupied(row, schedule.row)
  const places = locationIdsOf(row, schedule.row)
  const others = taken
    .filter(({ occurrence, itemId }) => occurrence.id !== row.id && (itemId === null || itemId !== insteadOf))
    .filter((other) => overlap(span, occupied(other.occurrence, other.schedule)))
    .filter((other) => touchAny(locations, places, locationIdsOf(other.occurrence, other.schedule)))
  const mayOverlap = (other: TakenSlot) =>
    schedule.row.bookingStrategy === 'overlapping' && other.schedule.id === schedule.row.id
  if (others.some((other) => !mayOverlap(other))) return because('slot_taken')
  const beside = others.reduce((total, other) => total + other.count, 0)
  return maximum !== null && beside > 0 && beside + count > maximum ? because('slot_taken') : undefined
}
