import type { Database } from 'better-sqlite3'
import { type OccurrenceRow, scheduleColumns, scheduleJoins, type ScheduleRow } from './raw-course.ts'

export const source = 'activity-booking'

export type CartRow = {
  readonly id: number
  readonly uuid: string
  readonly hold_expires_at: number | null
  readonly extensions_left: number
  readonly payment_uuid: string | null
  readonly locked: number
  readonly notices: string
}
export type ItemRow = {
  readonly id: number
  readonly purchasable_type: 'course'
  readonly schedule_id: string
  readonly name: string
  readonly quantity: number
  readonly unit_price: number
  readonly line_total: number
  readonly purchased_for_user_id: number | null
  readonly benefit_applied: number
  readonly price_note: string | null
  readonly created_at: number
}
export type BookingRow = {
  readonly id: number
  readonly occurrence_id: string
  readonly starts_at: number
  readonly ends_at: number
}

export type BasketStatements = ReturnType<typeof basketStatements>

/** Every statement of adding to a basket and of reading it. */
export function basketStatements(db: Database) {
  return {
    insertCart: db.prepare<[number, string, number, string, number, number]>(
      `insert into carts (id, uuid, user_id, source, status, version, extensions_left, locked, notices, created_at)
       values (?, ?, ?, ?, 'open', 1, ?, 0, '[]', ?) on conflict do nothing`,
    ),
    touchCart: db.prepare<[number, string], CartRow>(
      `update carts set version = version + 1 where user_id = ? and source = ? and status = 'open' returning *`,
    ),
    penalties: db.prepare<[number], { readonly disables_booking: number }>(
      'select id, amount, disables_booking from penalties where user_id = ? and paid_at is null',
    ),
    schedule: db.prepare<[string], ScheduleRow>(`select ${scheduleColumns} from ${scheduleJoins} where s.id = ?`),
    occurrences: db.prepare<[string], OccurrenceRow>(
      'select id, schedule_id, starts_at, ends_at from occurrences where schedule_id = ? order by starts_at, id',
    ),
    insertItem: db.prepare<[number, number, string, string, number, number, number, string | null, number]>(
      `insert into cart_items (id, cart_id, parent_id, purchasable_type, schedule_id, pricing_option_id, name, quantity,
         unit_price, line_total, purchased_for_user_id, benefit_applied, price_note, answers, created_at)
       values (?, ?, null, 'course', ?, null, ?, 1, ?, ?, null, ?, ?, '[]', ?)`,
    ),
    insertBundle: db.prepare<[number, string, number, number, number, number, number, number, number]>(
      `insert into booking_bundles (id, schedule_id, venue_id, owner_id, user_id, cart_id, cart_item_id, status, whole,
         price, answers, created_at)
       values (?, ?, ?, ?, ?, ?, ?, 'reserved', 1, ?, '[]', ?)`,
    ),
    insertBooking: db.prepare<[number, number, string, string, number, number, number, number, number, number]>(
      `insert into bookings (id, bundle_id, occurrence_id, schedule_id, venue_id, owner_id, user_id, status, starts_at,
         ends_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, 'reserved', ?, ?, ?)`,
    ),
    hold: db.prepare<[number, number, number]>(
      'update carts set hold_expires_at = ?, extensions_left = ? where id = ?',
    ),
    putJob: db.prepare<[string, number]>(
      `insert into jobs (kind, subject, due_at, attempts) values ('hold-expiry', ?, ?, 0)
       on conflict (kind, subject) do update set due_at = excluded.due_at, attempts = 0`,
    ),
    reserve: db.prepare<[string]>('update schedules set consumed = consumed + 1 where id = ? and consumed < maximum'),
    client: db.prepare<[], { readonly currency_code: string }>(
      'select * from clients where host is null order by id limit 1',
    ),
    cart: db.prepare<[number, string], CartRow>(
      `select * from carts where user_id = ? and source = ? and status = 'open'`,
    ),
    items: db.prepare<[number], ItemRow>('select * from cart_items where cart_id = ? order by id'),
    bundles: db.prepare<[number], { readonly id: number; readonly cart_item_id: number }>(
      `select * from booking_bundles where cart_id = ? and status <> 'cancelled' order by id`,
    ),
    bookings: db.prepare<[number], BookingRow>('select * from bookings where bundle_id = ? order by starts_at, id'),
    credits: db.prepare<[number, number], { readonly type: string; readonly remaining: number }>(
      `select * from credits where user_id = ? and remaining > 0 and (expires_at is null or expires_at > ?) order by id`,
    ),
    reservations: db.prepare<[number], { readonly type: string; readonly amount: number; readonly cart_id: number }>(
      `select * from credit_reservations where user_id = ? and state = 'reserved' order by id`,
    ),
  }
}
