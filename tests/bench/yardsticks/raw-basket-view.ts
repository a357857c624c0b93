import { createHash } from 'node:crypto'
import { utcDateTime } from '@touchline/clock'
import type { Cart, CartItem } from '@touchline/contract'
import { type BasketStatements, type BookingRow, type CartRow, type ItemRow, source } from './raw-basket-statements.ts'
import { shareOf } from './raw-course.ts'
import type { Parts, Ref } from './raw-parts.ts'
import { cancellationOf, explainLine, suitableFor } from './raw-terms.ts'
import { type Loosely, wirePrice } from './wire.ts'

const instant = (at: number) => `${utcDateTime(at).replace(' ', 'T')}Z`

type PartsOf = (refs: readonly Ref[]) => readonly Parts[]

/** Lines and basket with the fields that the yardstick knows. */
export type RawCart = Loosely<Omit<Cart, 'items' | 'line_items'>> & {
  readonly items: readonly Loosely<CartItem>[]
  readonly line_items: readonly Loosely<Cart['line_items'][number]>[]
}

/** The open basket as its owner sees it. */
export function readBasket(statements: BasketStatements, partsOf: PartsOf, userId: number, now: number): RawCart {
  const currency = statements.client.get()?.currency_code
  const cart = statements.cart.get(userId, source)
  if (currency === undefined) throw new Error('no client')
  const rows = cart ? statements.items.all(cart.id) : []
  const items = rows.map((row) => {
    const bundle = statements.bundle.get(row.id)
    const ref = statements.ref.get(row.purchasable_id)
    const [course] = ref ? partsOf([ref]) : []
    if (!bundle || !course) throw new Error('a line without places')
    return presentItem(row, course, { bundleId: bundle.id, bookings: statements.bookings.all(row.id), now })
  })
  const amount = rows.reduce((sum, row) => sum + row.line_total, 0)
  const total = wirePrice(amount)
  const credits = creditsOf(statements, { userId, cartId: cart?.id, amount, now })
  const count = rows.reduce((sum, row) => sum + row.quantity, 0)
  return {
    id: cart?.id ?? null,
    uuid: cart?.uuid ?? null,
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
    discounts: [],
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
    hold: cart ? holdOf(cart) : null,
    notices: cart ? JSON.parse(cart.notices) : [],
    lost: [],
  }
}

function holdOf({ hold_expires_at, extensions_left, payment_uuid }: CartRow): Cart['hold'] {
  if (hold_expires_at === null) return null
  return { expires_at: instant(hold_expires_at), extensions_left, pinned: payment_uuid !== null }
}

type Asked = {
  readonly userId: number
  readonly cartId: number | undefined
  readonly amount: number
  readonly now: number
}

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
    row.purchasable_id,
    row.quantity,
    row.unit_price,
    row.line_total,
    row.purchased_for_user_id,
    row.benefit_applied === 1,
    row.package_applied === 1,
  ])
  return `v1:${createHash('sha256')
    .update(JSON.stringify([lines, currency, amount]))
    .digest('hex')}`
}

function presentItem(
  row: ItemRow,
  parts: Parts,
  {
    bundleId,
    bookings,
    now,
  }: { readonly bundleId: number; readonly bookings: readonly BookingRow[]; readonly now: number },
): Loosely<CartItem> {
  const { row: course, wire, sessions, locationName } = parts
  const audience = suitableFor(parts)
  const venue = { id: course.venue_id, name: course.venue_name }
  const byId = new Map(sessions.map((session) => [session.row.id, session.wire]))
  const timesOf = ({ occurrence_id }: BookingRow) => {
    const session = byId.get(occurrence_id)
    if (!session) throw new Error('a booking without a session')
    return { starts_at: session.starts_at, ends_at: session.ends_at }
  }
  const [first] = bookings
  const lastStartsAt = bookings.at(-1)?.starts_at ?? 0
  return {
    id: row.id,
    type: 'av2_booking_bundle',
    name: row.name,
    summary: `${venue.name}, ${bookings.length === 1 ? '1 session' : `${bookings.length} sessions`}`,
    quantity: row.quantity,
    max_quantity: 1,
    price: wirePrice(row.unit_price),
    line_total: wirePrice(row.line_total),
    purchasable_type: row.purchasable_type,
    purchasable_id: course.id,
    purchased_for_user_id: row.purchased_for_user_id,
    purchased_for_name: null,
    pricing_option_id: row.pricing_option_id,
    benefit_applied: row.benefit_applied === 1,
    package_applied: row.package_applied === 1,
    booking_bundle_id: bundleId,
    booking_type: 'courses',
    starts_at: first ? timesOf(first).starts_at : wire.starts_at,
    ends_at: wire.ends_at,
    venue: wire.venue,
    location_name: locationName,
    category_slug: course.category_slug,
    schedule_slug: course.slug,
    picture_kind: course.picture_kind,
    ...(audience && { suitable_for: audience }),
    bring: wire.bring,
    ...(first && { cancellation_summary: cancellationOf(parts, [first.starts_at, lastStartsAt], row.unit_price, now) }),
    ...explainLine(parts, row.unit_price, (amount) => shareOf(amount, bookings.length, sessions.length)),
    price_note: row.price_note,
    membership_user_id: null,
    sort_by: 1,
    enable_print_receipt: true,
    child_items: bookings.map((booking) => ({
      id: booking.id,
      type: 'av2_booking',
      name: row.name,
      quantity: 1,
      max_quantity: 1,
      price: wirePrice(booking.price),
      line_total: wirePrice(booking.price),
      booking_id: booking.id,
      occurrence_id: booking.occurrence_id,
      booking_type: 'courses',
      ...timesOf(booking),
      venue,
      location_name: locationName,
    })),
    created_at: instant(row.created_at),
  }
}
