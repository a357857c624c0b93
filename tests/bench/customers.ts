import { hashOf } from '@touchline/ids'
import { personaId } from '@touchline/seed'
import Database from 'better-sqlite3'

/** Customers of the benchmarks have the ids from here on. */
export const firstCustomer = 1_000_000
export const customers = 26_000
/** Asks nothing of anybody; so many places that they never run out. */
export const courseSlug = 'badminton-from-scratch'

export const tokenOf = (userId: number): string => `bench-token-of-${userId}`

/** The member of the seed: prices, bookings and waivers of his own. */
export const member = personaId('ben')

/**
 * Adds customers, copies of the one who has nothing yet, with a token each, and opens one course wide. Answers the
 * course's id. No process has the database open meanwhile.
 */
export function addCustomers(file: string): string {
  const db = new Database(file)
  try {
    return db.transaction(() => {
      copyCustomer(db)
      insertTokens(db)
      return openWide(db)
    })()
  } finally {
    db.close()
  }
}

function copyCustomer(db: Database.Database): void {
  const own: Readonly<Record<string, string>> = {
    id: 'n.id',
    uuid: `printf('00000000-0000-7000-8000-%012d', n.id)`,
    reference: `'B' || n.id`,
    email: `'customer-' || n.id || '@example.test'`,
    email_key: `'customer-' || n.id || '@example.test'`,
  }
  const columns = db.prepare<[], string>(`select name from pragma_table_info('users')`).pluck().all()
  db.prepare<[number, number, number]>(
    `with recursive n(id) as (select ? union all select id + 1 from n where id < ?)
     insert into users (${columns.join(', ')})
     select ${columns.map((column) => own[column] ?? `u.${column}`).join(', ')} from n join users u on u.id = ?`,
  ).run(firstCustomer, firstCustomer + customers - 1, personaId('carys'))
}

function insertTokens(db: Database.Database): void {
  const insert = db.prepare<[string, number, number, number]>(
    'insert into access_tokens (hash, user_id, created_at, expires_at) values (?, ?, ?, ?)',
  )
  const now = Date.now()
  const userIds = [member, ...Array.from({ length: customers }, (_, index) => firstCustomer + index)]
  for (const id of userIds) insert.run(hashOf(tokenOf(id)), id, now, now + 3_600_000)
}

function openWide(db: Database.Database): string {
  const raised = db
    .prepare<[string], string>('update schedules set maximum = 1000000 where slug = ? returning id')
    .pluck()
    .get(courseSlug)
  if (raised === undefined) throw new Error(`the seed has no course ${courseSlug}`)
  // Whatever changes the catalogue gives it a new edition.
  db.prepare(`update catalogue_editions set edition = edition || '-bench'`).run()
  return raised
}
