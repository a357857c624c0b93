import { minute } from '@touchline/clock'
import type { Refusal } from '../../purchasable.ts'
import type { Lock } from '../places/index.ts'
import { because } from './may-book.ts'
import type { Schedule } from './parts.ts'
import { overlap } from './person.ts'
import type { LocationRow, OccurrenceRow } from './tables.ts'

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

export type Location = Pick<LocationRow, 'id' | 'parentId'>

/** The time for which a slot takes its place: setting up before and clearing away after belong to it. */
export function occupied(
  { startsAt, endsAt }: Pick<OccurrenceRow, 'startsAt' | 'endsAt'>,
  { setupMinutes, teardownMinutes }: Pick<Planned, 'setupMinutes' | 'teardownMinutes'>,
) {
  return { startsAt: startsAt - setupMinutes * minute, endsAt: endsAt + teardownMinutes * minute }
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

/** Whether one place is the other, contains it, or is contained in it. */
export function touch(locations: readonly Location[], a: number, b: number): boolean {
  return contains(locations, a, b) || contains(locations, b, a)
}

function contains(locations: readonly Location[], outer: number, inner: number): boolean {
  const parents = new Map(locations.map(({ id, parentId }) => [id, parentId]))
  for (let at: number | null | undefined = inner; at !== null && at !== undefined; at = parents.get(at)) {
    if (at === outer) return true
  }
  return false
}
