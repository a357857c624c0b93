import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { sqliteKit } from '../../server/src/infra/store/kit.ts'
import { queriesOf } from '../../server/src/infra/store/sqlite/connection.ts'
import { migrateSqlite } from '../../server/src/infra/store/sqlite/migrate.ts'
import { createReads, type Reads } from '../../server/src/repositories.ts'
import { buildSchema } from '../../server/src/schema.ts'
import { migrationsOf } from '../../server/src/stores.ts'
import { narrowReads, orderedLists } from './list-calls.ts'

/** How SQLite would run each statement of a read. The platform never gathers statistics, so an empty database plans alike. */
async function plansOf(read: (reads: Reads) => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  const db = new Database(':memory:', { verbose: (text) => void statements.push(String(text)) })
  try {
    migrateSqlite(db, migrationsOf('sqlite'))
    statements.length = 0
    await read(createReads(queriesOf(db), buildSchema(sqliteKit)))
    expect(statements.length).toBeGreaterThan(0)
    return [...statements].flatMap((text) =>
      db
        .prepare<[], { detail: string }>(`explain query plan ${text}`)
        .all()
        .map(({ detail }) => detail),
    )
  } finally {
    db.close()
  }
}

/** A whole table or index is walked; the few rows of a subquery may be. */
const isScan = (step: string) => /^SCAN (?!current\b)/.test(step)
/** The few dozen categories that there are, each of which is looked for at each venue. */
const isOfFew = (step: string) => step === 'SCAN categories'
/** All bookings, for staff who ask for no person and no session: walked in order as far as the page goes. */
const isWalk = (step: string) => step === 'SCAN bookings USING INDEX bookings_time'

describe('SQLite finds', () => {
  test.each(Object.entries(orderedLists))('%s by an index, in order', async (_name, read) => {
    const plan = await plansOf(read)
    expect(plan.filter((step) => isScan(step) && !isWalk(step))).toEqual([])
    expect(plan.filter((step) => /TEMP B-TREE FOR ORDER BY/.test(step))).toEqual([])
  })

  test.each(Object.entries(narrowReads))('%s by an index', async (_name, read) => {
    expect((await plansOf(read)).filter((step) => isScan(step) && !isOfFew(step))).toEqual([])
  })
})
