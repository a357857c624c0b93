import { day, localDate, minute } from '@touchline/clock'
import type { Booking, CancellationSource, Unworded } from '@touchline/contract'
import { type Currency, type MinorUnits, sum } from '@touchline/money'
import { presentDateTime, presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { text } from '../../texts/index.ts'
import { type Schedule, type Session, whereIs } from '../schedules/index.ts'
import { suitableFor } from '../selling/index.ts'
import { isV2On } from '../timetable/index.ts'
import type { Unit } from './cancelling/cancellation.ts'
import { presentCancellation } from './cancelling/present-cancellation.ts'
import { summariseUnit } from './cancelling/summarise-unit.ts'
import { type BookingRow, type BundleRow, type EntryFacts, presentCalendarEntry } from '../reservations/index.ts'

/** How long a booking says that its session was moved. */
const moveIsNews = 7 * day

export type BookingDetail = {
  readonly booking: BookingRow
  /** The attendee, or the buyer where none is named. */
  readonly user: {
    readonly id: number
    readonly uuid: string
    readonly reference: string
    readonly firstName: string
    readonly lastName: string
  }
  readonly order: { readonly id: number; readonly status: string } | null
}

export type BookingView = {
  readonly schedule: Schedule
  readonly session: Session
  readonly currency: Currency
  readonly now: number
  /** The client that would cancel; each has its own options. */
  readonly source: CancellationSource
  /** Ids of the bundle's settled bookings, earliest first. Empty for a booking bought alone. */
  readonly settledIds: readonly number[]
  /** The bundle of the booking. Undefined for a booking bought alone. */
  readonly bundle: Pick<BundleRow, 'whole'> | undefined
  /** The bookings that would be cancelled together with this one. */
  readonly unit: Unit
  /** The kind of ticket; undefined where none was bought. */
  readonly ticket: Booking['ticket'] | undefined
  /** Refunds of the booking, shown once it is cancelled. */
  readonly refunds: readonly MinorUnits[]
  /** Its calendar entry; undefined while it is only reserved. */
  readonly entry: EntryFacts | undefined
  /** The penalty charged for the booking. */
  readonly penalty: { readonly amount: MinorUnits; readonly isPaid: boolean } | null
}

/**
 * Presents one booking: one or more places at one occurrence, under one name. Its price is its share of the amount paid.
 */
export function presentBooking(detail: BookingDetail, view: BookingView): Unworded<Booking> {
  const { booking, user, order } = detail
  const { schedule, session, currency } = view
  const { row, venue, category } = schedule
  const isPostponed = session.row.postponed === true && booking.status !== 'cancelled'
  const { locations, location_name, friendly_location_name } = whereIs(schedule, session.row)
  return {
    id: booking.id,
    duration: Math.round((booking.endsAt - booking.startsAt) / minute),
    is_v2: isSoldWhole(row) || isV2On(localDate(booking.startsAt, venue.timezone), venue),
    user_id: user.id,
    user_uuid: user.uuid,
    user_reference: user.reference,
    occurrence_id: booking.occurrenceId,
    order_id: booking.orderId,
    starts_at: presentDateTime(booking.startsAt, venue.timezone),
    ends_at: presentDateTime(booking.endsAt, venue.timezone),
    status: booking.status,
    booking_type: row.bookingType,
    booking_bundle_context: bundleContextOf(booking, view),
    category: category.wire,
    name: row.name,
    description: row.description,
    capacity_consumed: booking.status === 'cancelled' ? 0 : booking.count,
    ...(view.ticket === undefined ? {} : { ticket: view.ticket }),
    // The price is not final while the place is only held. [P3-123]
    price: booking.status === 'reserved' ? null : presentPrice(booking.price, currency),
    venue: venue.wire,
    locations: locations.map(({ name }) => name),
    location_name: friendly_location_name ?? location_name,
    instructors: row.instructors.map(({ name }) => name),
    attended: booking.attended,
    cancellation: presentCancellation(booking, { ...view, isPostponed }),
    cancellation_summary:
      booking.status === 'settled' && booking.startsAt > view.now && !isPostponed
        ? summariseUnit(schedule, view.unit, { now: view.now, currency })
        : null,
    cancelled: cancelledOf(booking, view),
    is_postponed: isPostponed,
    postponed_because:
      isPostponed && session.row.deletionReason ? text(`programme:${session.row.deletionReason}`) : null,
    moved_from: movedFrom(booking, view),
    calendar: view.entry ? presentCalendarEntry(view.entry, isPostponed) : null,
    charge: view.penalty && { amount: presentPrice(view.penalty.amount, currency), paid: view.penalty.isPaid },
    suitable_for: suitableFor(row),
    bring: [...row.bring],
    picture_kind: category.pictureKind,
    created_at: presentInstant(booking.createdAt),
    first_name: user.firstName,
    last_name: user.lastName,
    order: order && { id: order.id, status: order.status },
  }
}

/** The first time of a session that has got another one in the last days; null otherwise. [O-561] */
function movedFrom({ status, startsAt, changedAt }: BookingRow, { schedule, session, now }: BookingView) {
  const { originalStartsAt, postponed } = session.row
  const isNews = status === 'settled' && postponed !== true && startsAt > now
  if (!isNews || originalStartsAt === null || originalStartsAt === startsAt) return null
  if (changedAt === null || changedAt <= now - moveIsNews) return null
  return presentDateTime(originalStartsAt, schedule.venue.timezone)
}

/** Courses and camps are always presented as v2. Other bookings are v2 only from the venue's migration date. */
function isSoldWhole({ bookingType }: Schedule['row']): boolean {
  return bookingType === 'courses' || bookingType === 'camps'
}

/** The position among the settled bookings of its bundle; null for a booking bought alone. */
function bundleContextOf(
  { id, bundleId }: BookingRow,
  { settledIds }: BookingView,
): Unworded<Booking>['booking_bundle_context'] {
  if (bundleId === null) return null
  const position = settledIds.indexOf(id)
  return {
    id: bundleId,
    total_settled_bookings: settledIds.length,
    settled_booking_position: position === -1 ? null : position + 1,
  }
}

/** The cancellation: when, by whom, why, the refund and the fee. */
function cancelledOf(
  { status, cancelledAt, cancellationSource, cancellationReason }: BookingRow,
  { refunds, penalty, currency }: BookingView,
): Unworded<Booking>['cancelled'] {
  if (status !== 'cancelled' || cancelledAt === null) return null
  return {
    at: presentInstant(cancelledAt),
    source: cancellationSource ?? 'customers',
    reason: cancellationReason,
    returned: presentPrice(sum(refunds), currency),
    fee: penalty === null ? null : presentPrice(penalty.amount, currency),
  }
}
