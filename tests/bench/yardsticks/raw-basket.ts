import { minute } from '@touchline/clock'
import { systemRandom, uuidv7 } from '@touchline/ids'
import { minorUnits, split } from '@touchline/money'
import type { Database } from 'better-sqlite3'
import { basketStatements, type BasketStatements, source } from './raw-basket-statements.ts'
import { type RawCart, readBasket } from './raw-basket-view.ts'
import { actionOf, fullPrice, proRata, unmetBy } from './raw-course.ts'
import type { Parts, Ref } from './raw-parts.ts'
import type { PersonReader } from './raw-person.ts'

/** One count serves all tables. */
const numbered = ['carts', 'cart_items', 'booking_bundles', 'bookings', 'claims']
const holdExtensions = 10

export type Reading = {
  readonly partsOf: (refs: readonly Ref[]) => readonly Parts[]
  readonly personOf: PersonReader
}
type Line = {
  readonly userId: number
  readonly course: Parts
  readonly full: number
  readonly price: number
  readonly now: number
}

export type Basket = {
  readonly add: (userId: number, courseId: string, now: number) => RawCart
  readonly clear: (userId: number, now: number) => RawCart
}

/** A course that asks nothing goes into a basket, and the basket is emptied; each in one durable transaction. */
export function basketOver(db: Database, { partsOf, personOf }: Reading): Basket {
  const statements = basketStatements(db)
  const highest = db.prepare<[], number | null>(
    numbered.map((table) => `select max(id) from ${table}`).join(' union all '),
  )
  let lastId = Math.max(...highest.pluck().all().map(Number))
  const nextId = () => ++lastId

  const add = db.transaction((userId: number, courseId: string, now: number) => {
    statements.insertCart.run(nextId(), uuidv7(now, systemRandom), userId, source, holdExtensions, now)
    const cart = statements.touchCart.get(userId, source)
    if (!cart || cart.locked === 1) throw new Error('no basket to add to')
    const line = decide(userId, courseId, now)
    writeLine(statements, nextId, cart.id, line)
    const until = now + 15 * minute
    statements.hold.run(until, cart.held_since ?? now, holdExtensions, cart.id)
    statements.putJob.run(String(cart.id), until)
    if (statements.takePlace.run(line.course.row.places_id).changes === 0) throw new Error('sold out')
    return readBasket(statements, partsOf, userId, now)
  })

  function decide(userId: number, courseId: string, now: number): Line {
    if (statements.penalties.all(userId).some(({ disables_booking }) => disables_booking === 1)) {
      throw new Error('blocked')
    }
    const ref = statements.ref.get(courseId)
    const [course] = ref ? partsOf([ref]) : []
    const places = course && statements.places.get(course.row.places_id)
    if (!course || !places) throw new Error('no such course')
    const person = personOf.person({ userId, now, from: course.row.starts_at, to: course.row.ends_at })
    const isOffered = actionOf(course, places, { person, now }).action === 'book' && !unmetBy(course, person)
    const full = fullPrice(course, person)
    const price = proRata(course, full, now) ?? full
    if (!isOffered || full === null || price === null) throw new Error('not bookable')
    return { userId, course, full, price, now }
  }

  const clear = db.transaction((userId: number, now: number) => {
    const cart = statements.touchCart.get(userId, source)
    if (cart) {
      statements.clearHold.run(cart.id)
      statements.removeJob.run(String(cart.id))
      for (const { id } of statements.items.all(cart.id)) dropLine(statements, id, now)
    }
    return readBasket(statements, partsOf, userId, now)
  })

  return {
    add: (userId, courseId, now) => add.immediate(userId, courseId, now),
    clear: (userId, now) => clear.immediate(userId, now),
  }
}

function writeLine(statements: BasketStatements, nextId: () => number, cartId: number, line: Line): void {
  const { userId, course, full, price, now } = line
  const { row, sessions } = course
  const option = course.price
  if (!option) throw new Error('a course without a price')
  const left = sessions.filter((session) => session.row.starts_at > now)
  const note = left.length < sessions.length ? `${left.length} of ${sessions.length} sessions left` : null
  const standard = option.prices.find(({ audience }) => audience === 'everybody')?.amount ?? 0
  const isMember = full < standard ? 1 : 0
  const choice = { attendeeId: userId, quantity: 1, extras: [], answers: [], agreed: [], scheduleId: row.id }
  const [itemId, bundleId] = [nextId(), nextId()]
  statements.insertItem.run(
    itemId,
    cartId,
    row.id,
    option.id,
    option.name,
    row.name,
    price,
    price,
    isMember,
    note,
    now,
    JSON.stringify(choice),
  )
  statements.insertBundle.run(bundleId, row.id, row.venue_id, userId, userId, cartId, itemId, price, now)
  const shares = split(minorUnits(price), left.length)
  for (const [index, { row: session }] of left.entries()) {
    statements.insertBooking.run(
      nextId(),
      bundleId,
      cartId,
      itemId,
      session.id,
      row.id,
      row.venue_id,
      userId,
      userId,
      shares[index] ?? 0,
      session.starts_at,
      session.ends_at,
      now,
    )
  }
  statements.insertClaim.run(nextId(), row.places_id, itemId, now)
}

function dropLine(statements: BasketStatements, itemId: number, now: number): void {
  const claims = statements.liveClaims.all(itemId)
  statements.cancelBookings.run(now, itemId)
  statements.cancelBundles.run(now, itemId)
  statements.deleteItem.run(itemId)
  for (const { id, places_id, count } of claims) {
    statements.releaseClaim.run(now, id)
    if (statements.givePlacesBack.run(count, count, places_id).changes === 0) throw new Error('somebody waits')
  }
}
