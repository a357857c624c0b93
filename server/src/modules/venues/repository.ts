import { asc, eq, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createVenueReads(db: ReadDb, { venues }: Schema) {
  const all = prepared(() => db.select().from(venues).orderBy(asc(venues.name), asc(venues.id)).prepare('venues_all'))
  const byId = prepared(() =>
    db
      .select()
      .from(venues)
      .where(eq(venues.id, ph('id')))
      .prepare('venues_by_id'),
  )
  const bySlug = prepared(() =>
    db
      .select()
      .from(venues)
      .where(eq(venues.slug, ph('slug')))
      .prepare('venues_by_slug'),
  )
  const findById = async (id: number) => (await byId({ id }))[0]
  return {
    all: () => all(),
    byId: findById,
    /** By slug, or by id when the text is a number. [C-37] */
    find: async (venue: string) =>
      (await bySlug({ slug: venue }))[0] ?? (/^[0-9]{1,10}$/.test(venue) ? await findById(Number(venue)) : undefined),
  }
}
