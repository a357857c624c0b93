import { minute } from '@touchline/clock'
import type { Cart } from '@touchline/contract'
import { systemRandom, uuidv7 } from '@touchline/ids'
import type { Database } from 'better-sqlite3'
import { basketStatements, source } from './raw-basket-statements.ts'
import { readBasket } from './raw-basket-view.ts'
import { actionOf, fullPrice, proRata, unmetBy } from './raw-course.ts'
import { personOver } from './raw-person.ts'

/** Above every id that the copied database holds. */
const firstId = 10_000_000
const holdExtensions = 10

/** Puts a course that asks nothing into a basket, durably, in one transaction, and answers the basket. */
export function basketOver(db: Database): (userId: number, courseId: string, now: number) => Cart {
  const statements = basketStatements(db)
  const personOf = personOver(db)
  let lastId = firstId
  const nextId = () => ++lastId

  const add = db.transaction((userId: number, courseId: string, now: number) => {
    statements.insertCart.run(nextId(), uuidv7(now, systemRandom), userId, source, holdExtensions, now)
    const cart = statements.touchCart.get(userId, source)
    if (!cart || cart.locked === 1) throw new Error('no basket to add to')
    if (statements.penalties.all(userId).some(({ disables_booking }) => disables_booking === 1))
      throw new Error('blocked')
    const row = statements.schedule.get(courseId)
    if (!row) throw new Error('no such course')
    const sessions = statements.occurrences.all(courseId)
    const person = personOf(userId, now)
    if (actionOf(row, sessions, person, now).action !== 'book' || unmetBy(row, person)) throw new Error('not bookable')
    const full = fullPrice(row, person)
    const price = proRata(row, sessions, full, now) ?? full
    if (price === null) throw new Error('not bookable')
    const left = sessions.filter(({ starts_at }) => starts_at > now)
    const note = left.length < sessions.length ? `${left.length} of ${sessions.length} sessions left` : null
    const isMember = person.memberAt.has(row.venue_id) && row.member_price !== null ? 1 : 0
    const [itemId, bundleId] = [nextId(), nextId()]
    statements.insertItem.run(itemId, cart.id, row.id, row.name, price, price, isMember, note, now)
    statements.insertBundle.run(bundleId, row.id, row.venue_id, userId, userId, cart.id, itemId, price, now)
    for (const { id, starts_at, ends_at } of left) {
      statements.insertBooking.run(
        nextId(),
        bundleId,
        id,
        row.id,
        row.venue_id,
        userId,
        userId,
        starts_at,
        ends_at,
        now,
      )
    }
    const until = now + 15 * minute
    statements.hold.run(until, holdExtensions, cart.id)
    statements.putJob.run(String(cart.id), until)
    if (statements.reserve.run(courseId).changes === 0) throw new Error('sold out')
    return readBasket(statements, userId, now)
  })
  return (userId, courseId, now) => add.immediate(userId, courseId, now)
}
