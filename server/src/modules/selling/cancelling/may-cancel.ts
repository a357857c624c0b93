import { localDateTime, minute } from '@touchline/clock'
import { type BookingStatus, type CancellationSource, type Channel, type Text } from '@touchline/contract'
import type { CategoryRow } from '../../categories/index.ts'
import type { Person } from '../eligibility/person.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'
import { text } from '../../../texts/index.ts'

type Cancellable = { readonly status: BookingStatus; readonly startsAt: number }
export type Policy = Pick<CategoryRow['cancellation'], 'cutOffMinutes' | 'actions' | 'message' | 'early'>

/** A booking's policy, and the time zone of its clock. */
export type Ruled = { readonly policy: Policy; readonly timezone: string }

/** The cancelling client of each channel. */
export const cancellationSourceOf: Readonly<Record<Channel, CancellationSource>> = { online: 'customers', foh: 'foh' }

type Asking = {
  readonly now: number
  readonly channel: Channel
  /** Undefined for an unknown visitor. */
  readonly person: Pick<Person, 'bookings'> | undefined
}

/** Whether the person has a booking at the occurrence that they could cancel now. */
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

/** The end of free cancellation, epoch milliseconds; early sessions may have another cut-off. */
export function cutOffOf({ startsAt }: Pick<Cancellable, 'startsAt'>, { policy, timezone }: Ruled): number {
  const { early, cutOffMinutes } = policy
  const isEarly = early !== undefined && localDateTime(startsAt, timezone).slice(11, 16) < early.before
  return startsAt - (isEarly ? early.cutOffMinutes : cutOffMinutes) * minute
}

/**
 * Why a booking cannot be cancelled at `now` by who asks; null when it can. A policy's own message is what staff wrote.
 * Staff see the cut-off and may pass over it; what the venue itself cancels has none.
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
