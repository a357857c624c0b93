import { hashOf } from '@touchline/ids'
import { personaId } from '@touchline/seed'
import Database from 'better-sqlite3'

/** Customers who put things into baskets have the ids from here on; they own nothing yet. */
export const firstShopper = 5_000_000
export const shoppers = 9000
/** So many places that they never run out. */
const plenty = 1_000_000

export const tokenOf = (userId: number): string => `bench-token-of-${userId}`

/** The parts of a platform that requests need. */
export type Cast = {
  readonly occurrences: number
  /** Venues of the large seed, which all have the same programme. */
  readonly venueIds: readonly number[]
  /** Their courses that are on within the window. */
  readonly courseIds: readonly string[]
  /** Camps of those venues, whenever they are. */
  readonly campIds: readonly string[]
  /** Customers of those venues, with what they have booked. */
  readonly readerIds: readonly number[]
}

const firstLargeVenue = 101
const [firstReader, lastReader] = [10_000, 1_000_000]
const tokenMs = 24 * 3_600_000

/**
 * Adds shoppers, copies of the one who has nothing yet, gives everybody a token, and opens every course of the window
 * wide. No process has the database open meanwhile. `until` is the end of the window, epoch milliseconds.
 */
export function prepareCast(file: string, until: number): Cast {
  const db = new Database(file)
  try {
    return db.transaction(() => {
      const cast = readCast(db, until)
      copyShopper(db)
      insertTokens(db, cast.readerIds)
      openWide(db, cast.courseIds)
      return cast
    })()
  } finally {
    db.close()
  }
}

function readCast(db: Database.Database, until: number): Cast {
  const count = db.prepare<[], number>('select count(*) from occurrences').pluck()
  const venues = db.prepare<[number], number>('select id from venues where id >= ? order by id').pluck()
  const courses = db
    .prepare<[number, number, number], string>(
      `select id from schedules where booking_type = 'courses' and venue_id >= ? and starts_at < ? and ends_at > ?
       order by venue_id, id`,
    )
    .pluck()
  const camps = db
    .prepare<[number], string>(
      `select id from schedules where booking_type = 'camps' and venue_id >= ? order by venue_id, id`,
    )
    .pluck()
  const readers = db
    .prepare<[number, number], number>(
      'select distinct user_id from bookings where user_id >= ? and user_id < ? order by user_id',
    )
    .pluck()
  return {
    occurrences: count.get() ?? 0,
    venueIds: venues.all(firstLargeVenue),
    courseIds: courses.all(firstLargeVenue, until, Date.now()),
    campIds: camps.all(firstLargeVenue),
    readerIds: readers.all(firstReader, lastReader),
  }
}

function copyShopper(db: Database.Database): void {
  const own: Readonly<Record<string, string>> = {
    id: 'n.id',
    uuid: `printf('00000000-0000-7000-8000-%012d', n.id)`,
    reference: `'B' || n.id`,
    email: `'shopper-' || n.id || '@example.test'`,
    email_key: `'shopper-' || n.id || '@example.test'`,
  }
  const columns = db.prepare<[], string>(`select name from pragma_table_info('users')`).pluck().all()
  db.prepare<[number, number, number]>(
    `with recursive n(id) as (select ? union all select id + 1 from n where id < ?)
     insert into users (${columns.join(', ')})
     select ${columns.map((column) => own[column] ?? `u.${column}`).join(', ')} from n join users u on u.id = ?`,
  ).run(firstShopper, firstShopper + shoppers - 1, personaId('carys'))
}

function insertTokens(db: Database.Database, readerIds: readonly number[]): void {
  const insert = db.prepare<[string, number, number, number]>(
    'insert into access_tokens (hash, user_id, created_at, expires_at) values (?, ?, ?, ?)',
  )
  const now = Date.now()
  const shopperIds = Array.from({ length: shoppers }, (_, index) => firstShopper + index)
  for (const id of [...readerIds, ...shopperIds]) insert.run(hashOf(tokenOf(id)), id, now, now + tokenMs)
}

function openWide(db: Database.Database, courseIds: readonly string[]): void {
  db.prepare<[number, string]>(
    `update places set maximum = ? where online_max is null and id in (
       select places_id from schedules where id in (select value from json_each(?)))`,
  ).run(plenty, JSON.stringify(courseIds))
}
