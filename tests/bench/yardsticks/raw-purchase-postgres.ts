import { randomUUID } from 'node:crypto'
import { minute } from '@touchline/clock'
import { systemRandom, uuidv7 } from '@touchline/ids'
import { minorUnits, split } from '@touchline/money'
import type { Pool, PoolClient } from 'pg'
import { numbered } from './raw-basket.ts'
import { source } from './raw-basket-statements.ts'
import { attempt } from './raw-purchase.ts'

const extensions = 10

type Value = string | number | null

/** Statements by name: each connection prepares a text once. */
const texts = {
  penalties: 'select 1 from penalties where user_id = $1 and paid_at is null and disables_booking',
  elsewhere: `select 1 from bookings where user_id = $1 and starts_at < $2 and ends_at > $3 and status <> 'cancelled' limit 1`,
  insertCart: `insert into carts (id, uuid, user_id, source, partner_id, status, version, extensions_left, locked, notices, lost, created_at)
    values ($1, $2, $3, '${source}', 0, 'open', 1, ${extensions}, false, '[]', '[]', $4) on conflict do nothing`,
  touchCart: `update carts set version = version + 1 where user_id = $1 and source = '${source}' and status = 'open'
    and not locked returning id`,
  insertItem: `insert into cart_items (id, cart_id, purchasable_type, purchasable_id, pricing_option_id,
      pricing_option_name, name, quantity, unit_price, line_total, benefit_applied, package_applied, created_at, choice)
    values ($1, $2, 'course', $3, $4, $5, $6, 1, $7, $7, false, false, $8, $9)`,
  insertBundle: `insert into booking_bundles (id, schedule_id, venue_id, owner_id, user_id, cart_id, item_id, status, whole,
      price, answers, created_at)
    values ($1, $2, $3, $4, $4, $5, $6, 'reserved', true, $7, '[]', $8)`,
  insertBooking: `insert into bookings (id, bundle_id, cart_id, item_id, occurrence_id, schedule_id, venue_id, owner_id,
      user_id, count, exclusive, price, status, starts_at, ends_at, sequence, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 1, true, $9, 'reserved', $10, $11, 0, $12)`,
  insertClaim: `insert into claims (id, places_id, count, channel, status, cart_item_id, created_at)
    values ($1, $2, 1, 'online', 'live', $3, $4)`,
  takePlace: `update places set consumed = consumed + 1, online_used = online_used + 1
    where id = $1 and (maximum is null or consumed < maximum) and (online_max is null or online_used < online_max)`,
  hold: 'update carts set hold_expires_at = $1, held_since = coalesce(held_since, $2) where id = $3',
  putJob: `insert into jobs (kind, subject, due_at, attempts) values ('hold-expiry', $1, $2, 0)
    on conflict (kind, subject) do update set due_at = excluded.due_at, attempts = 0`,
  session: `insert into payment_sessions (uuid, user_id, cart_id, provider, key_hash, amount, currency_code, item_hash,
      created_at, expires_at, transaction_uuid)
    values ($1, $2, $3, 'card-gateway', $4, $5, 'GBP', $4, $6, $7, $8)`,
  transaction: `insert into payment_transactions (id, uuid, user_id, cart_id, provider, vendor_tx_code, amount,
      currency_code, source, item_hash, payments, request_hash, state, version, tries, return_token, session_nonce,
      client_origin, save_card, superseded, created_at, expires_at)
    values ($1, $2, $3, $4, 'card-gateway', $2, $5, 'GBP', '${source}', $6, '[]', $6, 'authorising', 1, 0, $2, $6, '',
      false, false, $7, $8)`,
  event: 'insert into payment_transaction_events (transaction_uuid, sequence, state, at) values ($1, $2, $3, $4)',
  move: 'update payment_transactions set state = $1, version = version + 1 where uuid = $2',
  order: `insert into orders (id, uuid, cart_id, user_id, source, status, total, item_hash, created_at, paid_at)
    values ($1, $2, $3, $4, '${source}', 'success', $5, $6, $7, $7)`,
  orderItem: `insert into order_items (order_id, id, parent_id, purchasable_type, purchasable_id, pricing_option_id,
      pricing_option_name, name, quantity, unit_price, line_total, purchased_for_user_id, benefit_applied,
      package_applied, price_note, created_at)
    select $1, id, parent_id, purchasable_type, purchasable_id, pricing_option_id, pricing_option_name, name, quantity,
      unit_price, line_total, purchased_for_user_id, benefit_applied, package_applied, price_note, created_at
    from cart_items where id = $2`,
  claims: `update claims set order_item_id = cart_item_id, cart_item_id = null where cart_item_id = $1 and status = 'live'`,
  payment: `insert into order_payments (order_id, position, tender_type, amount, transaction_uuid, state)
    values ($1, 1, 'online', $2, $3, 'settled')`,
  bundles: `update booking_bundles set status = 'settled', order_id = $1 where cart_id = $2 and status = 'reserved'`,
  bookings: `update bookings set status = 'settled', order_id = $1 where cart_id = $2 and status = 'reserved'`,
  entry: 'insert into ledger_entries (movement_id, position, account, amount, created_at) values ($1, $2, $3, $4, $5)',
  close: `update carts set status = 'ordered', hold_expires_at = null, held_since = null where id = $1`,
  removeJob: `delete from jobs where kind = 'hold-expiry' and subject = $1`,
  mail: `insert into mails (id, kind, dedupe_key, to_address, subject, html, text_body, order_id, created_at)
    values ($1, 'order-confirmation', $2, 'customer@example.test', 'Your order', '<p>Thank you.</p>', 'Thank you.', $3, $4)`,
} as const

type Run = (name: keyof typeof texts, ...values: readonly Value[]) => Promise<readonly Record<string, unknown>[]>

type Session = { readonly id: string; readonly startsAt: number; readonly endsAt: number }
type Course = {
  readonly id: string
  readonly name: string
  readonly venueId: number
  readonly placesId: number
  readonly optionId: number
  readonly optionName: string
  readonly price: number
  readonly sessions: readonly Session[]
}

/** What is for sale, with what everybody pays. */
export async function coursesIn(pool: Pool): Promise<ReadonlyMap<string, Course>> {
  const { rows: courses } = await pool.query<Omit<Course, 'sessions'>>(
    `select s.id, s.name, s.venue_id "venueId", s.places_id "placesId", o.id "optionId", o.name "optionName", p.amount price
     from schedules s join pricing_options o on o.id = s.pricing_option_id
     join prices p on p.pricing_option_id = o.id and p.audience = 'everybody' where s.booking_type = 'courses'`,
  )
  const { rows: sessions } = await pool.query<Session & { readonly scheduleId: string }>(
    `select id, schedule_id "scheduleId", starts_at "startsAt", ends_at "endsAt" from occurrences order by starts_at, id`,
  )
  const bySchedule = Map.groupBy(sessions, ({ scheduleId }) => scheduleId)
  return new Map(courses.map((course) => [course.id, { ...course, sessions: bySchedule.get(course.id) ?? [] }]))
}

type Wanted = {
  readonly userId: number
  readonly courseId: string
  /** Without the ledger the rest of a purchase is the same. */
  readonly ledger: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * A whole purchase by hand, in the units of work that the product has: the basket, the attempt to pay, each of its moves,
 * and the order with its money and its confirmation. No gateway is asked.
 */
export async function purchasesOn(
  pool: Pool,
  courses: ReadonlyMap<string, Course>,
): Promise<(wanted: Wanted) => Promise<void>> {
  const nextId = await idsFrom(pool)

  async function unit<T>(act: (run: Run) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      await client.query('begin isolation level read committed')
      const value = await act(runOn(client))
      await client.query('commit')
      return value
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  return async function buy({ userId, courseId, ledger, now }) {
    const course = courses.get(courseId)
    if (!course) throw new Error('no such course')
    const { cartId, itemId, price } = await unit((run) => add(run, { userId, course, now, nextId }))
    const [uuid, hash] = [randomUUID(), randomUUID()]
    await unit(async (run) => {
      await run('session', randomUUID(), userId, cartId, hash, price, now, now + 15 * minute, uuid)
      await run('transaction', nextId(), uuid, userId, cartId, price, hash, now, now + 15 * minute)
      await run('event', uuid, 1, attempt[0], now)
    })
    for (const [step, state] of attempt.entries()) {
      if (step === 0) continue
      await unit(async (run) => {
        await run('move', state, uuid)
        await run('event', uuid, step + 1, state, now)
      })
    }
    await unit(async (run) => {
      const orderId = nextId()
      await run('order', orderId, uuidv7(now, systemRandom), cartId, userId, price, uuid, now)
      await run('orderItem', orderId, itemId)
      await run('claims', itemId)
      await run('payment', orderId, price, uuid)
      await run('bundles', orderId, cartId)
      await run('bookings', orderId, cartId)
      if (ledger) {
        await run('entry', `order:${orderId}`, 1, `card:${uuid}`, price, now)
        await run('entry', `order:${orderId}`, 2, 'sales', -price, now)
      }
      await run('close', cartId)
      await run('removeJob', String(cartId))
      await run('mail', nextId(), `order-confirmation:${orderId}`, orderId, now)
    })
  }
}

const runOn =
  (client: PoolClient): Run =>
  async (name, ...values) =>
    (await client.query<Record<string, unknown>>({ name, text: texts[name], values: [...values] })).rows

/** One count serves all tables, from where they end. */
async function idsFrom(pool: Pool): Promise<() => number> {
  const { rows } = await pool.query<{ readonly last: number | null }>(
    numbered.map((table) => `select max(id) as last from ${table}`).join(' union all '),
  )
  // Far above the blocks of ids that the product takes.
  let last = Math.max(...rows.map((row) => row.last ?? 0)) + 1_000_000_000
  return () => ++last
}

type Adding = {
  readonly userId: number
  readonly course: Course
  readonly now: number
  readonly nextId: () => number
}

async function add(run: Run, { userId, course, now, nextId }: Adding) {
  await run('insertCart', nextId(), uuidv7(now, systemRandom), userId, now)
  const [cart] = await run('touchCart', userId)
  const cartId = Number(cart?.['id'])
  const left = course.sessions.filter(({ startsAt }) => startsAt > now)
  const [first, last] = [left[0], left.at(-1)]
  if (!cart || !first || !last) throw new Error('nothing to add')
  const isBlocked = (await run('penalties', userId)).length > 0
  if (isBlocked || (await run('elsewhere', userId, last.endsAt, first.startsAt)).length > 0)
    throw new Error('not bookable')
  const price = Math.floor((course.price * left.length * 2 + course.sessions.length) / (course.sessions.length * 2))
  const choice = { attendeeId: userId, quantity: 1, extras: [], answers: [], agreed: [], scheduleId: course.id }
  const [itemId, bundleId] = [nextId(), nextId()]
  const { optionId, optionName, name, venueId, placesId } = course
  await run('insertItem', itemId, cartId, course.id, optionId, optionName, name, price, now, JSON.stringify(choice))
  await run('insertBundle', bundleId, course.id, venueId, userId, cartId, itemId, price, now)
  const shares = split(minorUnits(price), left.length)
  for (const [index, { id, startsAt, endsAt }] of left.entries()) {
    const share = shares[index] ?? 0
    await run(
      'insertBooking',
      nextId(),
      bundleId,
      cartId,
      itemId,
      id,
      course.id,
      venueId,
      userId,
      share,
      startsAt,
      endsAt,
      now,
    )
  }
  await run('insertClaim', nextId(), placesId, itemId, now)
  await run('hold', now + 15 * minute, now, cartId)
  await run('putJob', String(cartId), now + 15 * minute)
  await run('takePlace', placesId)
  return { cartId, itemId, price }
}
