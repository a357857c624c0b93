import { minute } from '@touchline/clock'
import type { Booking, CancellationSource } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { presentDateTime, presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { CatalogueSchedule } from '../occurrences/index.ts'
import type { BookingBundleRow, BookingRow } from './tables.ts'

export type BookingDetail = {
  readonly booking: BookingRow
  readonly bundle: Pick<BookingBundleRow, 'id' | 'price'>
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
  readonly entry: CatalogueSchedule
  readonly currency: Currency
  readonly now: number
  /** Who would cancel: the options are those of that client. [P3-049] */
  readonly source: CancellationSource
  /** Ids of the bundle's settled bookings in order of time. */
  readonly settledIds: readonly number[]
}

export function presentBooking(detail: BookingDetail, view: BookingView): Booking {
  const { booking, bundle, user, order } = detail
  const { entry, currency, settledIds } = view
  const { schedule, venue } = entry
  const position = settledIds.indexOf(booking.id)
  return {
    id: booking.id,
    duration: Math.round((booking.endsAt - booking.startsAt) / minute),
    is_v2: true,
    user_id: user.id,
    user_uuid: user.uuid,
    user_reference: user.reference,
    occurrence_id: booking.occurrenceId,
    order_id: booking.orderId,
    starts_at: presentDateTime(booking.startsAt, venue.timezone),
    ends_at: presentDateTime(booking.endsAt, venue.timezone),
    status: booking.status,
    booking_type: schedule.kind === 'camp' ? 'camps' : 'courses',
    booking_bundle_context: {
      id: bundle.id,
      total_settled_bookings: settledIds.length,
      settled_booking_position: position === -1 ? null : position + 1,
    },
    category: entry.wireCategory,
    name: schedule.name,
    description: schedule.description,
    capacity_consumed: booking.status === 'cancelled' ? 0 : 1,
    // [P3-123] the price is not final while the place is only held.
    price: booking.status === 'reserved' ? null : presentPrice(bundle.price, currency),
    venue: entry.wireVenue,
    locations: [entry.locationName, venue.name],
    location_name: entry.locationName,
    instructors: entry.wireInstructors,
    attended: booking.attended,
    cancellation: cancellationOf(detail, view),
    created_at: presentInstant(booking.createdAt),
    first_name: user.firstName,
    last_name: user.lastName,
    order: order && { id: order.id, status: order.status },
  }
}

/** Whether and how a booking could be cancelled now by who asks, by the policy of its category. [O-32, O-34] */
function cancellationOf(detail: BookingDetail, { entry, now, source }: BookingView): Booking['cancellation'] {
  const { booking, bundle } = detail
  const { category, venue } = entry
  const { cutOffMinutes, actions, message } = category.cancellation
  const isPaid = booking.status === 'settled' && bundle.price > 0
  // A session that the venue itself cancels has no cut-off: everything comes back.
  if (source === 'occurrence') return { ...freeOf(isPaid), ...reasonFields(whyNot(booking, now, null)) }
  const cutOff = booking.startsAt - cutOffMinutes * minute
  const late = now >= cutOff
  // Staff see the cut-off, and may pass over it.
  const closed = late && source !== 'foh' && actions.includes('disable_cancelling')
  return {
    ...freeOf(isPaid && !late),
    ...reasonFields(whyNot(booking, now, closed ? message : null)),
    cut_off: presentDateTime(cutOff, venue.timezone),
    cut_off_actions: [...actions],
    cut_off_message: message,
  }
}

/** No cut-off; what was paid comes back as credit, if anything was. */
function freeOf(awardsCredit: boolean) {
  return {
    cut_off: null,
    cut_off_actions: [],
    cut_off_message: null,
    awards_credit: awardsCredit,
    awards_credit_message: awardsCredit ? 'The amount you paid comes back to you as credit.' : null,
  }
}

function reasonFields(reason: string | null) {
  return { can_cancel: reason === null, cannot_cancel_reason: reason }
}

function whyNot(booking: BookingRow, now: number, closed: string | null): string | null {
  if (booking.status === 'cancelled') return 'This booking has been cancelled.'
  if (booking.startsAt <= now) return 'This session has started.'
  return closed
}
