import type { Database } from 'better-sqlite3'
import type { PlacesRow } from './raw-course.ts'
import type { Ref } from './raw-parts.ts'

export const source = 'activity-booking'

export type CartRow = {
  readonly id: number
  readonly uuid: string
  readonly hold_expires_at: number | null
  readonly held_since: number | null
  readonly extensions_left: number
  readonly payment_uuid: string | null
  readonly locked: number
  readonly notices: string
}
export type ItemRow = {
  readonly id: number
  readonly purchasable_type: 'course'
  readonly purchasable_id: string
  readonly pricing_option_id: number
  readonly name: string
  readonly quantity: number
  readonly unit_price: number
  readonly line_total: number
  readonly purchased_for_user_id: number | null
  readonly benefit_applied: number
  readonly package_applied: number
  readonly price_note: string | null
  readonly created_at: number
}
export type BookingRow = {
  readonly starts_at: number
  readonly id: number
  readonly occurrence_id: string
  readonly price: number
}
type ClaimRow = { readonly id: number; readonly places_id: number; readonly count: number }

export type BasketStatements = ReturnType<typeof basketStatements>

/** Every statement of changing a basket and of reading it. */
export function basketStatements(db: Database) {
  return { ...changes(db), ...removals(db), ...reads(db) }
}

function changes(db: Database) {
  return {
    insertCart: db.prepare<[number, string, number, string, number, number]>(
      `insert into carts (id, uuid, user_id, source, partner_id, status, version, extensions_left, locked, notices, lost, created_at)
       values (?, ?, ?, ?, 0, 'open', 1, ?, 0, '[]', '[]', ?) on conflict do nothing`,
    ),
    touchCart: db.prepare<[number, string], CartRow>(
      `update carts set version = version + 1 where user_id = ? and source = ? and status = 'open' returning *`,
    ),
    insertItem: db.prepare<
      [number, number, string, number, string, string, number, number, number, string | null, number, string]
    >(
      `insert into cart_items (id, cart_id, purchasable_type, purchasable_id, pricing_option_id, pricing_option_name,
         name, quantity, unit_price, line_total, benefit_applied, package_applied, price_note, created_at, choice)
       values (?, ?, 'course', ?, ?, ?, ?, 1, ?, ?, ?, 0, ?, ?, ?)`,
    ),
    insertBundle: db.prepare<[number, string, number, number, number, number, number, number, number]>(
      `insert into booking_bundles (id, schedule_id, venue_id, owner_id, user_id, cart_id, item_id, status, whole, price,
         answers, created_at)
       values (?, ?, ?, ?, ?, ?, ?, 'reserved', 1, ?, '[]', ?)`,
    ),
    insertBooking: db.prepare<
      [number, number, number, number, string, string, number, number, number, number, number, number, number]
    >(
      `insert into bookings (id, bundle_id, cart_id, item_id, occurrence_id, schedule_id, venue_id, owner_id, user_id,
         count, exclusive, price, status, starts_at, ends_at, sequence, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1, ?, 'reserved', ?, ?, 0, ?)`,
    ),
    insertClaim: db.prepare<[number, number, number, number]>(
      `insert into claims (id, places_id, count, channel, status, cart_item_id, created_at)
       values (?, ?, 1, 'online', 'live', ?, ?)`,
    ),
    takePlace: db.prepare<[number]>(
      `update places set consumed = consumed + 1, online_used = online_used + 1
       where id = ? and (maximum is null or consumed < maximum) and (online_max is null or online_used < online_max)`,
    ),
    hold: db.prepare<[number, number, number, number]>(
      'update carts set hold_expires_at = ?, held_since = ?, extensions_left = ? where id = ?',
    ),
    putJob: db.prepare<[string, number]>(
      `insert into jobs (kind, subject, due_at, attempts) values ('hold-expiry', ?, ?, 0)
       on conflict (kind, subject) do update set due_at = excluded.due_at, attempts = 0`,
    ),
  }
}

/** The changes of clearing a basket. */
function removals(db: Database) {
  return {
    clearHold: db.prepare<[number]>(
      `update carts set notices = '[]', lost = '[]', hold_expires_at = null, held_since = null where id = ?`,
    ),
    removeJob: db.prepare<[string]>(`delete from jobs where kind = 'hold-expiry' and subject = ?`),
    liveClaims: db.prepare<[number], ClaimRow>(
      `select id, places_id, count from claims where cart_item_id = ? and status = 'live' order by places_id, id`,
    ),
    cancelBookings: db.prepare<[number, number]>(
      `update bookings set status = 'cancelled', cancelled_at = ?, cancellation_source = 'customers'
       where item_id = ? and status = 'reserved'`,
    ),
    cancelBundles: db.prepare<[number, number]>(
      `update booking_bundles set status = 'cancelled', cancelled_at = ?, cancellation_source = 'customers'
       where item_id = ? and status = 'reserved'`,
    ),
    deleteItem: db.prepare<[number]>('delete from cart_items where id = ?'),
    releaseClaim: db.prepare<[number, number]>(
      `update claims set status = 'released', released_at = ? where id = ? and status = 'live'`,
    ),
    givePlacesBack: db.prepare<[number, number, number]>(
      'update places set consumed = consumed - ?, online_used = online_used - ? where id = ? and wait_used = 0',
    ),
  }
}

function reads(db: Database) {
  return {
    penalties: db.prepare<[number], { readonly disables_booking: number }>(
      'select disables_booking from penalties where user_id = ? and paid_at is null',
    ),
    ref: db.prepare<[string], Ref>(
      `select s.id, s.revision r, v.revision vr, c.revision cr from schedules s join venues v on v.id = s.venue_id
       join categories c on c.id = s.category_id where s.id = ?`,
    ),
    places: db.prepare<[number], PlacesRow>('select * from places where id = ?'),
    client: db.prepare<[], { readonly currency_code: string }>(
      'select * from clients where host is null order by id limit 1',
    ),
    cart: db.prepare<[number, string], CartRow>(
      `select * from carts where user_id = ? and source = ? and status = 'open'`,
    ),
    items: db.prepare<[number], ItemRow>('select * from cart_items where cart_id = ? order by id'),
    bundle: db.prepare<[number], { readonly id: number }>('select id from booking_bundles where item_id = ?'),
    bookings: db.prepare<[number], BookingRow>('select * from bookings where item_id = ? order by starts_at, id'),
    credits: db.prepare<[number, number], { readonly type: string; readonly remaining: number }>(
      `select * from credits where user_id = ? and remaining > 0 and (expires_at is null or expires_at > ?) order by id`,
    ),
    reservations: db.prepare<[number], { readonly type: string; readonly amount: number; readonly cart_id: number }>(
      `select * from credit_reservations where user_id = ? and state = 'reserved' order by id`,
    ),
  }
}
