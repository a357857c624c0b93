import { randomUUID } from 'node:crypto'
import { systemRandom, uuidv7 } from '@touchline/ids'
import type { Database } from 'better-sqlite3'
import type { Basket } from './raw-basket.ts'
import { source } from './raw-basket-statements.ts'

/** The moves of an attempt to pay, each a unit of work of its own. */
export const attempt = ['authorising', 'authorised', 'completing', 'completed'] as const

type Wanted = {
  readonly userId: number
  readonly courseId: string
  /** Without the ledger the rest of a purchase is the same. */
  readonly ledger: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * A whole purchase by hand: the course into the basket, the attempt to pay with its moves, the order, the money in the
 * ledger and the confirmation. No gateway is asked, and the moves of the attempt are units of work of their own, as they
 * are where one is.
 */
export function purchasesOver(db: Database, { add, statements, nextId }: Basket): (wanted: Wanted) => void {
  const sql = purchaseStatements(db)

  const begin = db.transaction((userId: number, cartId: number, amount: number, uuid: string, now: number) => {
    const hash = randomUUID()
    sql.session.run(randomUUID(), userId, cartId, hash, amount, hash, now, now + 900_000, uuid)
    sql.transaction.run(nextId(), uuid, userId, cartId, uuid, amount, hash, hash, uuid, hash, now, now + 900_000)
    sql.event.run(uuid, 1, attempt[0], now)
  })
  const move = db.transaction((uuid: string, step: number, now: number) => {
    sql.move.run(attempt[step] ?? 'completed', uuid)
    sql.event.run(uuid, step + 1, attempt[step] ?? 'completed', now)
  })
  const settle = db.transaction(({ userId, ledger, now }: Wanted, cartId: number, amount: number, uuid: string) => {
    const orderId = nextId()
    sql.order.run(orderId, uuidv7(now, systemRandom), cartId, userId, source, amount, uuid, now, now)
    for (const { id } of statements.items.all(cartId)) {
      sql.item.run(orderId, id)
      sql.claims.run(id)
    }
    sql.payment.run(orderId, amount, uuid)
    sql.bundles.run(orderId, cartId)
    sql.bookings.run(orderId, cartId)
    if (ledger) {
      sql.entry.run(`order:${orderId}`, 1, `card:${uuid}`, amount, now)
      sql.entry.run(`order:${orderId}`, 2, 'sales', -amount, now)
    }
    sql.close.run(cartId)
    statements.removeJob.run(String(cartId))
    sql.mail.run(nextId(), `order-confirmation:${orderId}`, orderId, now)
  })

  return (wanted) => {
    const { userId, courseId, now } = wanted
    const { id: cartId, total } = add(userId, courseId, now)
    if (cartId === null) throw new Error('nothing was added')
    const uuid = randomUUID()
    begin.immediate(userId, cartId, total.value, uuid, now)
    move.immediate(uuid, 1, now)
    move.immediate(uuid, 2, now)
    move.immediate(uuid, 3, now)
    settle.immediate(wanted, cartId, total.value, uuid)
  }
}

function purchaseStatements(db: Database) {
  return {
    session: db.prepare(
      `insert into payment_sessions (uuid, user_id, cart_id, provider, key_hash, amount, currency_code, item_hash,
         created_at, expires_at, transaction_uuid) values (?, ?, ?, 'card-gateway', ?, ?, 'GBP', ?, ?, ?, ?)`,
    ),
    transaction: db.prepare(
      `insert into payment_transactions (id, uuid, user_id, cart_id, provider, vendor_tx_code, amount, currency_code,
         source, item_hash, payments, request_hash, state, version, tries, return_token, session_nonce, client_origin,
         save_card, superseded, created_at, expires_at)
       values (?, ?, ?, ?, 'card-gateway', ?, ?, 'GBP', 'activity-booking', ?, '[]', ?, 'authorising', 1, 0, ?, ?, '', 0, 0, ?, ?)`,
    ),
    event: db.prepare(
      'insert into payment_transaction_events (transaction_uuid, sequence, state, at) values (?, ?, ?, ?)',
    ),
    move: db.prepare('update payment_transactions set state = ?, version = version + 1 where uuid = ?'),
    order: db.prepare(
      `insert into orders (id, uuid, cart_id, user_id, source, status, total, item_hash, created_at, paid_at)
       values (?, ?, ?, ?, ?, 'success', ?, ?, ?, ?)`,
    ),
    item: db.prepare(
      `insert into order_items (order_id, id, parent_id, purchasable_type, purchasable_id, pricing_option_id,
         pricing_option_name, name, quantity, unit_price, line_total, purchased_for_user_id, benefit_applied,
         package_applied, price_note, created_at)
       select ?, id, parent_id, purchasable_type, purchasable_id, pricing_option_id, pricing_option_name, name, quantity,
         unit_price, line_total, purchased_for_user_id, benefit_applied, package_applied, price_note,
         created_at
       from cart_items where id = ?`,
    ),
    claims: db.prepare(
      `update claims set order_item_id = cart_item_id, cart_item_id = null where cart_item_id = ? and status = 'live'`,
    ),
    payment: db.prepare(
      `insert into order_payments (order_id, position, tender_type, amount, transaction_uuid, state)
       values (?, 1, 'online', ?, ?, 'settled')`,
    ),
    bundles: db.prepare(
      `update booking_bundles set status = 'settled', order_id = ? where cart_id = ? and status = 'reserved'`,
    ),
    bookings: db.prepare(
      `update bookings set status = 'settled', order_id = ? where cart_id = ? and status = 'reserved'`,
    ),
    entry: db.prepare(
      'insert into ledger_entries (movement_id, position, account, amount, created_at) values (?, ?, ?, ?, ?)',
    ),
    close: db.prepare(`update carts set status = 'ordered', hold_expires_at = null, held_since = null where id = ?`),
    mail: db.prepare(
      `insert into mails (id, kind, dedupe_key, to_address, subject, html, text_body, order_id, created_at)
       values (?, 'order-confirmation', ?, 'customer@example.test', 'Your order', '<p>Thank you.</p>', 'Thank you.', ?, ?)`,
    ),
  }
}
