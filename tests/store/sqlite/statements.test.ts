import { and, asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sqliteKit } from '../../../server/src/infra/store/kit.ts'
import { type Given, many, queries } from '../../../server/src/infra/store/queries.ts'
import { openWriter, queriesOf } from '../../../server/src/infra/store/sqlite/connection.ts'
import { bookingTables } from '../booking/tables.ts'

it('a statement contains its constants, and no parameter that the SQLite planner would read', async () => {
  const connection = openWriter(':memory:', 'normal')
  connection.exec('create table occurrences (id text, venue_id text, note text)')
  const texts: string[] = []
  const db = queriesOf({
    prepare: (text: string) => {
      texts.push(text)
      return connection.prepare(text)
    },
  })
  const { occurrences } = bookingTables(sqliteKit)
  const { find } = queries('statements', db, {
    find: many(($: Given<{ venueId: string; limit: number }>) =>
      db
        .select({ id: occurrences.id })
        .from(occurrences)
        .where(and(eq(occurrences.venueId, $.venueId), eq(occurrences.note, "it's here?")))
        .orderBy(asc(occurrences.id))
        .limit($.limit),
    ),
  })
  await find({ venueId: 'a', limit: 2 })
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain(`"note" = 'it''s here?'`)
  expect(texts[0]?.match(/\+\?/g)).toHaveLength(2)
  connection.close()
})
