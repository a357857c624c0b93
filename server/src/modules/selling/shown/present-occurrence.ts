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

/** What of an occurrence depends on the moment, the channel and the person. */
export type OccurrenceView = {
  /** As the channel sees it. [P3-091] */
  readonly capacity: Capacity
  /** Of this one alone; null where it is not sold alone, and for tickets. [P3-099] */
  readonly price: Price | null
  /** Not met yet, of a person who is known. [P3-104] */
  readonly restrictions: UnmetRestrictions | null
  readonly action: Unworded<BookableAction>
  readonly waitlist: Unworded<Occurrence>['waitlist']
  readonly lastBookableAt: DateTime | null
  readonly canCancel: boolean
  /** None for those who may not see them. [P3-112] */
  readonly blocks?: readonly BlockBookingInformation[]
}

/** The whole occurrence of the wire. [P3-090 to P3-112] */
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

/** How many can wait and do; null in all three where nobody can. [P3-100] */
export function waitlistOf({
  waitMax,
  waitUsed,
}: Pick<PlacesRow, 'waitMax' | 'waitUsed'>): Unworded<Occurrence>['waitlist'] {
  if (waitMax === null) return { maximum: null, available: null, consumed: null }
  return { maximum: waitMax, available: waitMax - waitUsed, consumed: waitUsed }
}

/** Until when the audiences may book what starts at `startsAt`; null: until it starts. */
export function lastBookableAt(
  schedule: Pick<Schedule, 'windows' | 'venue'>,
  when: { readonly startsAt: number; readonly audiences: Audiences },
): DateTime | null {
  const instant = closesAt(schedule, when)
  return instant === undefined ? null : presentDateTime(instant, schedule.venue.timezone)
}
