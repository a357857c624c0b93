import type { CartItem, ChildItem } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { presentDateTime } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { Presented, ShownBooking, ShownBundle, Showing, StoredLine } from '../../purchasable.ts'
import type { Reads } from '../../repositories.ts'
import type { Schedule } from './parts.ts'
import type { ScheduleFacts } from './read-facts.ts'
import { readOtherSchedules } from './read-schedules.ts'
import { readShownBookings, readShownBundles } from './read-shown.ts'
import { locationNameOf } from './static-occurrence.ts'

/**
 * What lines of baskets and orders show of courses and camps beyond name and price: the schedule, and the sessions with
 * their shares of the price. By line id; a line without bookings behind it is not there. [P3-022 to P3-033]
 */
export async function presentBundleLines(
  reads: Reads,
  lines: readonly Pick<StoredLine, 'id'>[],
  { currency, fresh }: Showing<Pick<ScheduleFacts, 'schedules'>>,
): Promise<ReadonlyMap<number, Presented>> {
  if (lines.length === 0) return new Map()
  const bundles = await readShownBundles(reads, lines, fresh)
  const bookings = Map.groupBy(await readShownBookings(reads, lines, fresh), ({ itemId }) => itemId)
  const scheduleIds = bundles.map(({ scheduleId }) => scheduleId)
  const schedules = await readOtherSchedules(reads, scheduleIds, fresh?.facts.schedules)
  return new Map(
    bundles.flatMap((bundle) => {
      const schedule = schedules.get(bundle.scheduleId)
      if (!schedule) return []
      return [[bundle.itemId, presentBundle(bundle, bookings.get(bundle.itemId) ?? [], schedule, currency)] as const]
    }),
  )
}

function presentBundle(
  bundle: ShownBundle,
  bookings: readonly ShownBooking[],
  schedule: Schedule,
  currency: Currency,
): Presented & Partial<CartItem> {
  const { row, venue, category } = schedule
  const [first] = bookings
  return {
    type: 'av2_booking_bundle',
    summary: `${venue.name}, ${bookings.length === 1 ? '1 session' : `${bookings.length} sessions`}`,
    booking_bundle_id: bundle.id,
    booking_type: row.bookingType,
    starts_at: first ? timesOf(first, schedule).startsAt : presentDateTime(row.startsAt, venue.timezone),
    ends_at: presentDateTime(row.endsAt, venue.timezone),
    venue: venue.wire,
    location_name: locationNameOf(schedule),
    category_slug: category.slug,
    schedule_slug: row.slug,
    picture_kind: category.pictureKind,
    child_items: bookings.map((booking) => presentSession(booking, schedule, currency)),
  }
}

/** A session takes place when its schedule says; one that has left it, when it was booked for. */
function timesOf(booking: ShownBooking, { sessions, venue }: Schedule) {
  const { startsAt, endsAt } = sessions.find(({ row }) => row.id === booking.occurrenceId)?.row ?? booking
  return { startsAt: presentDateTime(startsAt, venue.timezone), endsAt: presentDateTime(endsAt, venue.timezone) }
}

/** A session of a bundle, with its share of the price. */
function presentSession(booking: ShownBooking, schedule: Schedule, currency: Currency): ChildItem {
  const { startsAt, endsAt } = timesOf(booking, schedule)
  const share = presentPrice(booking.price, currency)
  return {
    id: booking.id,
    type: 'av2_booking',
    name: schedule.row.name,
    quantity: 1,
    max_quantity: 1,
    price: share,
    line_total: share,
    booking_id: booking.id,
    occurrence_id: booking.occurrenceId,
    booking_type: schedule.row.bookingType,
    starts_at: startsAt,
    ends_at: endsAt,
    venue: { id: schedule.venue.id, name: schedule.venue.name },
    location_name: locationNameOf(schedule),
  }
}
