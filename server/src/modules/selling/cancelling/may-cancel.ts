import { localDateTime, minute } from '@touchline/clock'
import { type BookingStatus, type CancellationSource, type Channel, type Text } from '@touchline/contract'
import type { CategoryRow } from '../../categories/index.ts'
import type { Person } from '../eligibility/person.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'
import { text } from '../../../texts/index.ts'

type Cancellable = { readonly status: BookingStatus; readonly startsAt: number }
export type Policy = Pick<CategoryRow['cancellation'], 'cutOffMinutes' | 'actions' | 'message' | 'early'>

/** What is booked, with the rules that hold for it and the clock they go by. */
export type Ruled = { readonly policy: Policy; readonly timezone: string }

/** Who would cancel through a channel. [O-34] */
export const cancellationSourceOf: Readonly<Record<Channel, CancellationSource>> = { online: 'customers', foh: 'foh' }

type Asking = {
  readonly now: number
  readonly channel: Channel
  /** Undefined: nobody is known. */
  readonly person: Pick<Person, 'bookings'> | undefined
}

/** Whether the person has a booking at the occurrence and could cancel it now. What is offered for it follows from this. */
export function canCancel(
  {
    category,
    venue,
  }: { readonly category: { readonly cancellation: Policy }; readonly venue: { readonly timezone: string } },
  { row }: { readonly row: Pick<OccurrenceRow, 'id'> },
  { person, now, channel }: Asking,
): boolean {
  const source = cancellationSourceOf[channel]
  const ruled = { policy: category.cancellation, timezone: venue.timezone }
  return (person?.bookings ?? []).some(
    (booking) => booking.occurrenceId === row.id && whyNotCancel(booking, ruled, { now, source }) === null,
  )
}

/** Until when cancelling is free, epoch milliseconds; what begins early in the day may have another time. [O-32] */
export function cutOffOf({ startsAt }: Pick<Cancellable, 'startsAt'>, { policy, timezone }: Ruled): number {
  const { early, cutOffMinutes } = policy
  const isEarly = early !== undefined && localDateTime(startsAt, timezone).slice(11, 16) < early.before
  return startsAt - (isEarly ? early.cutOffMinutes : cutOffMinutes) * minute
}

/**
 * Why a booking cannot be cancelled at `now` by who asks; null when it can. A policy's own message is what staff wrote. Staff see the cut-off and may pass
 * over it; what the venue itself cancels has none. [O-32, O-34, P3-049]
 */
export function whyNotCancel(
  booking: Cancellable,
  { policy, timezone }: Ruled,
  { now, source }: { readonly now: number; readonly source: CancellationSource },
): Text | string | null {
  if (booking.status === 'cancelled') return text('bookings:cancelled_already')
  if (booking.startsAt <= now) return text('bookings:session_started')
  const isBound = source === 'customers' || source === 'my-account'
  const closed =
    isBound && now >= cutOffOf(booking, { policy, timezone }) && policy.actions.includes('disable_cancelling')
  return closed ? policy.message : null
}
