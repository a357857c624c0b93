import type { CartItem, DateTime } from '@touchline/contract'
import { type Currency, zero } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentDateTime, presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import type { BookingBundleRow, BookingRow } from '../bookings/index.ts'
import { type CatalogueSchedule, readCatalogue } from '../occurrences/index.ts'
import type { CartItemRow } from './tables.ts'

/** What lines of baskets and of orders have in common. */
export type ItemLike = Pick<
  CartItemRow,
  | 'id'
  | 'parentId'
  | 'purchasableType'
  | 'scheduleId'
  | 'pricingOptionId'
  | 'name'
  | 'quantity'
  | 'unitPrice'
  | 'lineTotal'
  | 'purchasedForUserId'
  | 'benefitApplied'
  | 'priceNote'
  | 'createdAt'
>

type Bundle = Pick<BookingBundleRow, 'id' | 'cartItemId'>

/** Lines with their sessions and extras, as a basket and an order show them. `bundles` are the places behind the lines. */
export async function presentItems(
  reads: Reads,
  rows: readonly ItemLike[],
  bundles: readonly Bundle[],
  currency: Currency,
): Promise<CartItem[]> {
  const catalogue = await readCatalogue(reads)
  const presented: CartItem[] = []
  for (const row of rows.filter(({ parentId }) => parentId === null)) {
    const entry = row.scheduleId === null ? undefined : catalogue.byId.get(row.scheduleId)
    const bundle = bundles.find(({ cartItemId }) => cartItemId === row.id)
    if (!entry || !bundle) continue
    const places = await reads.bookings.ofBundle(bundle.id)
    const attendee = row.purchasedForUserId === null ? undefined : await reads.users.byId(row.purchasedForUserId)
    const extras = rows.filter(({ parentId }) => parentId === row.id)
    presented.push({
      ...presentLine(row, entry, bundle.id, places, currency),
      purchased_for_name: attendee ? `${attendee.firstName} ${attendee.lastName}` : null,
      child_items: [
        ...places.map((place) => presentPlace(place, row, entry, currency)),
        ...extras.map((extra) => presentExtra(extra, currency)),
      ],
    })
  }
  return presented
}

function presentLine(
  row: ItemLike,
  entry: CatalogueSchedule,
  bundleId: number,
  places: readonly BookingRow[],
  currency: Currency,
): Omit<CartItem, 'child_items' | 'purchased_for_name'> {
  const { schedule, venue, category } = entry
  return {
    id: row.id,
    type: 'av2_booking_bundle',
    name: row.name,
    summary: `${venue.name}, ${sessionsText(places.length)}`,
    quantity: row.quantity,
    max_quantity: 1,
    price: presentPrice(row.unitPrice, currency),
    line_total: presentPrice(row.lineTotal, currency),
    purchasable_type: row.purchasableType,
    purchasable_id: schedule.id,
    purchased_for_user_id: row.purchasedForUserId,
    // [C-26] present on every item, null where no pricing option applies.
    pricing_option_id: null,
    benefit_applied: row.benefitApplied,
    package_applied: false,
    booking_bundle_id: bundleId,
    booking_type: schedule.kind === 'camp' ? 'camps' : 'courses',
    starts_at: firstStart(places, entry),
    ends_at: entry.wireEndsAt,
    venue: { id: venue.id, name: venue.name, slug: venue.slug },
    location_name: entry.locationName,
    category_slug: category.slug,
    schedule_slug: schedule.slug,
    picture_kind: category.pictureKind,
    price_note: row.priceNote,
    created_at: presentInstant(row.createdAt),
  }
}

function sessionsText(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`
}

function firstStart([first]: readonly BookingRow[], entry: CatalogueSchedule): DateTime {
  return first ? timesOf(first, entry).startsAt : entry.wireStartsAt
}

/** The catalogue has the wire times of every session it knows: making them costs more than the rest of a line. */
function timesOf(place: BookingRow, { sessions, venue }: CatalogueSchedule) {
  const session = sessions.find(({ id }) => id === place.occurrenceId)
  return {
    startsAt: session?.wireStartsAt ?? presentDateTime(place.startsAt, venue.timezone),
    endsAt: session?.wireEndsAt ?? presentDateTime(place.endsAt, venue.timezone),
  }
}

/** A session of a bundle costs nothing by itself: the bundle has the price. */
function presentPlace(
  place: BookingRow,
  row: ItemLike,
  entry: CatalogueSchedule,
  currency: Currency,
): CartItem['child_items'][number] {
  const { venue, schedule } = entry
  const { startsAt, endsAt } = timesOf(place, entry)
  const nothing = presentPrice(zero, currency)
  return {
    id: place.id,
    type: 'av2_booking',
    name: row.name,
    quantity: 1,
    max_quantity: 1,
    price: nothing,
    line_total: nothing,
    booking_id: place.id,
    occurrence_id: place.occurrenceId,
    booking_type: schedule.kind === 'camp' ? 'camps' : 'courses',
    starts_at: startsAt,
    ends_at: endsAt,
    venue: { id: venue.id, name: venue.name },
    location_name: entry.locationName,
  }
}

function presentExtra(extra: ItemLike, currency: Currency): CartItem['child_items'][number] {
  return {
    id: extra.id,
    type: 'pricing_option',
    name: extra.name,
    quantity: extra.quantity,
    max_quantity: null,
    price: presentPrice(extra.unitPrice, currency),
    line_total: presentPrice(extra.lineTotal, currency),
    pricing_option_id: extra.pricingOptionId ?? 0,
  }
}
