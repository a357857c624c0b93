import type { CartItem, ChildItem, Unworded } from '@touchline/contract'
import { type Currency, type MinorUnits, share, times } from '@touchline/money'
import { presentDateTime } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Presented, ShownBooking, ShownBundle, Showing, StoredLine } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { explainPrice } from '../../pricing/index.ts'
import { suitableFor } from '../eligibility/ages.ts'
import { summariseLine } from '../cancelling/summarise-line.ts'
import { type Schedule, readOtherSchedules, locationNameOf } from '../../schedules/index.ts'
import type { ScheduleFacts } from '../read-facts.ts'
import { isLeft, readReusable, readShownBookings, readShownBundles } from './read-shown.ts'
import { readVisits, type Visit } from './read-visits.ts'

type ShownLine = Pick<StoredLine, 'id' | 'pricingOptionId' | 'unitPrice' | 'extrasTotal' | 'packageApplied'>

/**
 * Course and camp details of basket and order lines: the schedule, and the sessions with their shares of the price. By
 * line id; a line without bookings is absent.
 */
export async function presentBundleLines(
  reads: Reads,
  lines: readonly ShownLine[],
  { currency, now, fresh }: Showing<Pick<ScheduleFacts, 'schedules'>>,
): Promise<ReadonlyMap<number, Presented>> {
  if (lines.length === 0) return new Map()
  const bundles = await readShownBundles(reads, lines, fresh)
  const all = await readShownBookings(reads, lines, fresh)
  const visitOf = await readVisits(reads, all)
  const isReusable = await readReusable(reads, lines, { bookings: all, now })
  const bookings = Map.groupBy(all, ({ itemId }) => itemId)
  const scheduleIds = bundles.map(({ scheduleId }) => scheduleId)
  const schedules = await readOtherSchedules(reads, scheduleIds, fresh?.facts.schedules)
  return new Map(
    bundles.flatMap((bundle) => {
      const schedule = schedules.get(bundle.scheduleId)
      if (!schedule) return []
      const own = bookings.get(bundle.itemId) ?? []
      const line = lines.find(({ id }) => id === bundle.itemId)
      const sessions = own.map((booking) => presentSession(booking, schedule, visitOf(booking, schedule), currency))
      const shown = presentBundle(bundle, sessions, schedule)
      return [
        [
          bundle.itemId,
          { ...shown, ...(line && termsOf(line, own, schedule, { isReusable: isReusable(line), currency, now })) },
        ] as const,
      ]
    }),
  )
}

function presentBundle(
  bundle: ShownBundle,
  sessions: Unworded<ChildItem>[],
  schedule: Schedule,
): Presented & Partial<Unworded<CartItem>> {
  const { row, venue, category } = schedule
  return {
    type: 'av2_booking_bundle',
    summary: `${venue.name}, ${sessions.length === 1 ? '1 session' : `${sessions.length} sessions`}`,
    booking_bundle_id: bundle.id,
    booking_type: row.bookingType,
    starts_at: sessions[0]?.starts_at ?? presentDateTime(row.startsAt, venue.timezone),
    ends_at: presentDateTime(row.endsAt, venue.timezone),
    venue: venue.wire,
    location_name: locationNameOf(schedule),
    category_slug: category.slug,
    schedule_slug: row.slug,
    picture_kind: category.pictureKind,
    child_items: sessions,
  }
}

/** The terms the buyer must know beforehand. */
function termsOf(
  { pricingOptionId, unitPrice, extrasTotal: extras, packageApplied: usesPackage }: ShownLine,
  bookings: readonly ShownBooking[],
  schedule: Schedule,
  { isReusable, currency, now }: Pick<Showing<unknown>, 'currency' | 'now'> & { readonly isReusable: boolean },
): Partial<Unworded<CartItem>> {
  const audience = suitableFor(schedule.row)
  const left = bookings.filter(isLeft)
  const summary = summariseLine(schedule, { bookings: left, extras, usesPackage: isReusable }, { currency, now })
  return {
    ...(audience && { suitable_for: audience }),
    bring: [...schedule.row.bring],
    ...(summary && { cancellation_summary: summary }),
    ...(!usesPackage && priceOf(pricingOptionId, unitPrice, { schedule, count: bookings.length, currency })),
  }
}

/** The standard price of the same sessions, where a membership made it cheaper. */
function priceOf(
  optionId: number | null,
  paid: MinorUnits,
  { schedule, count, currency }: { readonly schedule: Schedule; readonly count: number; readonly currency: Currency },
): Partial<Unworded<CartItem>> {
  const { row, whole, single, sessions } = schedule
  const list = [whole, single].find((known) => known?.option.id === optionId)
  if (!list) return {}
  const proportion = (amount: MinorUnits) => {
    if (list === single) return times(amount, count)
    return row.bookingType === 'courses' ? share(amount, count, Math.max(1, sessions.length)) : amount
  }
  const own = list.prices.find(({ amount }) => proportion(amount) === paid)
  const { normal, reason } = explainPrice(list, own?.amount ?? null, { currency, proportion })
  if (normal === null || normal <= paid || !reason) return {}
  return { normal_price: presentPrice(normal, currency), price_reason: reason }
}

/** A session of a bundle, with its share of the price. */
function presentSession(
  booking: ShownBooking,
  { row, venue }: Schedule,
  visit: Visit,
  currency: Currency,
): Unworded<ChildItem> {
  const share = presentPrice(booking.price, currency)
  return {
    id: booking.id,
    type: 'av2_booking',
    name: row.name,
    quantity: 1,
    max_quantity: 1,
    price: share,
    line_total: share,
    booking_id: booking.id,
    occurrence_id: booking.occurrenceId,
    booking_type: row.bookingType,
    ...visit,
    venue: { id: venue.id, name: venue.name },
  }
}
