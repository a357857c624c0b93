import { createHash } from 'node:crypto'
import { utcDateTime } from '@touchline/clock'
import type { Cart, CartItem } from '@touchline/contract'
import { type BasketStatements, type BookingRow, type CartRow, type ItemRow, source } from './raw-basket-statements.ts'
import type { ScheduleRow } from './raw-course.ts'
import { wirePrice, wireTime } from './wire.ts'

const instant = (at: number) => `${utcDateTime(at).replace(' ', 'T')}Z`

/** The open basket as its owner sees it. */
export function readBasket(statements: BasketStatements, userId: number, now: number): Cart {
  const currency = statements.client.get()?.currency_code
  const cart = statements.cart.get(userId, source)
  if (!cart || currency === undefined) throw new Error('no basket')
  const rows = statements.items.all(cart.id)
  const bundles = statements.bundles.all(cart.id)
  const items = rows.map((row) => {
    const bundle = bundles.find(({ cart_item_id }) => cart_item_id === row.id)
    const schedule = statements.schedule.get(row.schedule_id)
    if (!bundle || !schedule) throw new Error('a line without places')
    return presentItem(row, schedule, bundle.id, statements.bookings.all(bundle.id))
  })
  const amount = rows.reduce((sum, row) => sum + row.line_total, 0)
  const total = wirePrice(amount)
  const credits = creditsOf(statements, { userId, cartId: cart.id, amount, now })
  const count = rows.reduce((sum, row) => sum + row.quantity, 0)
  return {
    id: cart.id,
    uuid: cart.uuid,
    source,
    status: 'pending',
    refund_status: null,
    count,
    item_count: count,
    total,
    balance: total,
    formatted_total: total.formatted,
    formatted_balance: total.formatted,
    items,
    line_items: items.map(({ id, name, summary, purchasable_type, purchasable_id, line_total, created_at }) => ({
      id,
      name,
      summary,
      purchasable_type,
      purchasable_id,
      price: line_total,
      created_at,
    })),
    available_credit: credits,
    credits,
    attendee_waivers_required: false,
    item_hash: hashOf(rows, currency, amount),
    hold: holdOf(cart),
    notices: JSON.parse(cart.notices),
  }
}

function holdOf({ hold_expires_at, extensions_left, payment_uuid }: CartRow): Cart['hold'] {
  if (hold_expires_at === null) return null
  return { expires_at: instant(hold_expires_at), extensions_left, pinned: payment_uuid !== null }
}

type Asked = { readonly userId: number; readonly cartId: number; readonly amount: number; readonly now: number }

function creditsOf(statements: BasketStatements, { userId, cartId, amount, now }: Asked): Cart['credits'] {
  const grants = statements.credits.all(userId, now)
  const reservations = statements.reservations.all(userId)
  return (['membership', 'general'] as const).map((type) => {
    const sum = (rows: readonly number[]) => rows.reduce((total, row) => total + row, 0)
    const ofType = reservations.filter((row) => row.type === type)
    const granted = sum(grants.filter((row) => row.type === type).map(({ remaining }) => remaining))
    const elsewhere = sum(ofType.filter(({ cart_id }) => cart_id !== cartId).map((row) => row.amount))
    const reserved = sum(ofType.filter(({ cart_id }) => cart_id === cartId).map((row) => row.amount))
    const available = Math.max(0, granted - elsewhere)
    return {
      type,
      total_available: wirePrice(available),
      max_applicable: wirePrice(Math.min(available, amount)),
      reserved: wirePrice(reserved),
    }
  })
}

function hashOf(rows: readonly ItemRow[], currency: string, amount: number): string {
  const lines = rows.map((row) => [
    row.id,
    null,
    row.purchasable_type,
    row.schedule_id,
    row.quantity,
    row.unit_price,
    row.line_total,
    row.purchased_for_user_id,
    row.benefit_applied === 1,
  ])
  return `v1:${createHash('sha256')
    .update(JSON.stringify([lines, currency, amount]))
    .digest('hex')}`
}

function presentItem(row: ItemRow, schedule: ScheduleRow, bundleId: number, places: readonly BookingRow[]): CartItem {
  const venue = { id: schedule.venue_id, name: schedule.venue_name }
  const location = schedule.friendly_location_name ?? schedule.location_name
  const nothing = wirePrice(0)
  return {
    id: row.id,
    type: 'av2_booking_bundle',
    name: row.name,
    summary: `${venue.name}, ${places.length === 1 ? '1 session' : `${places.length} sessions`}`,
    quantity: row.quantity,
    max_quantity: 1,
    price: wirePrice(row.unit_price),
    line_total: wirePrice(row.line_total),
    purchasable_type: row.purchasable_type,
    purchasable_id: schedule.id,
    purchased_for_user_id: row.purchased_for_user_id,
    purchased_for_name: null,
    pricing_option_id: null,
    benefit_applied: row.benefit_applied === 1,
    package_applied: false,
    booking_bundle_id: bundleId,
    booking_type: 'courses',
    starts_at: wireTime(places[0]?.starts_at ?? schedule.starts_at, schedule.timezone),
    ends_at: wireTime(schedule.ends_at, schedule.timezone),
    venue: { ...venue, slug: schedule.venue_slug },
    location_name: location,
    category_slug: schedule.category_slug,
    schedule_slug: schedule.slug,
    picture_kind: schedule.picture_kind,
    price_note: row.price_note,
    child_items: places.map((place) => ({
      id: place.id,
      type: 'av2_booking',
      name: row.name,
      quantity: 1,
      max_quantity: 1,
      price: nothing,
      line_total: nothing,
      booking_id: place.id,
      occurrence_id: place.occurrence_id,
      booking_type: 'courses',
      starts_at: wireTime(place.starts_at, schedule.timezone),
      ends_at: wireTime(place.ends_at, schedule.timezone),
      venue,
      location_name: location,
    })),
    created_at: instant(row.created_at),
  }
}
