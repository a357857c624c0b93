import type {
  BlockBookingInformation,
  BookableAction,
  Capacity,
  DateTime,
  Occurrence,
  Price,
  UnmetRestrictions,
  Unworded,
} from '@touchline/contract'
import type { PlacesRow } from '../../places/index.ts'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import type { Audiences } from '../../pricing/index.ts'
import { closesAt } from '../eligibility/booking-window.ts'
import type { Schedule, StaticOccurrence } from '../../schedules/index.ts'

/** The parts of an occurrence that depend on the moment, the channel and the person. */
export type OccurrenceView = {
  /** For the channel. */
  readonly capacity: Capacity
  /** The price of this occurrence alone; null where it is not sold alone, and for tickets. [P3-099] */
  readonly price: Price | null
  /** Those a known person has not met. [P3-104] */
  readonly restrictions: UnmetRestrictions | null
  readonly action: Unworded<BookableAction>
  readonly waitlist: Unworded<Occurrence>['waitlist']
  readonly lastBookableAt: DateTime | null
  readonly canCancel: boolean
  /** Absent for viewers who may not see them. [P3-112] */
  readonly blocks?: readonly BlockBookingInformation[]
}

/** Presents a whole occurrence. */
export function presentOccurrence(occurrence: StaticOccurrence, view: OccurrenceView): Unworded<Occurrence> {
  return {
    ...occurrence,
    capacity: view.capacity,
    price: view.price,
    restrictions: view.restrictions,
    bookable_action: view.action,
    waitlist: view.waitlist,
    last_bookable_at: view.lastBookableAt,
    can_cancel: view.canCancel,
    block_booking_information: [...(view.blocks ?? [])],
  }
}

/** The waitlist's maximum and count; null in all three without one. */
export function waitlistOf({
  waitMax,
  waitUsed,
}: Pick<PlacesRow, 'waitMax' | 'waitUsed'>): Unworded<Occurrence>['waitlist'] {
  if (waitMax === null) return { maximum: null, available: null, consumed: null }
  return { maximum: waitMax, available: waitMax - waitUsed, consumed: waitUsed }
}

/** The last booking time for the audiences; null when that is the start. */
export function lastBookableAt(
  schedule: Pick<Schedule, 'windows' | 'venue'>,
  when: { readonly startsAt: number; readonly audiences: Audiences },
): DateTime | null {
  const instant = closesAt(schedule, when)
  return instant === undefined ? null : presentDateTime(instant, schedule.venue.timezone)
}
