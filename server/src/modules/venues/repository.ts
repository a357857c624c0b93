import { asc, eq, isNotNull, or } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import type { VenueRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createVenueWrites(db: Db, { venues }: Schema) {
  type Settings = Pick<VenueRow, 'id' | 'revision' | 'migrationOn' | 'campsAndCourses' | 'onlineJoining'>
  return queries('venues', db, {
    set: perform(($: Given<Settings>) =>
      db
        .update(venues)
        .set({
          revision: $.revision,
          migrationOn: $.migrationOn,
          campsAndCourses: $.campsAndCourses,
          onlineJoining: $.onlineJoining,
        })
        .where(eq(venues.id, $.id)),
    ),
    /** Sets a new revision, so that caches reload it. */
    revise: perform(($: Given<{ id: number; revision: string }>) =>
      db.update(venues).set({ revision: $.revision }).where(eq(venues.id, $.id)),
    ),
  })
}

export function createVenueReads(db: ReadDb, { venues }: Schema) {
  const own = queries('venues', db, {
    all: many(() => db.select().from(venues).orderBy(asc(venues.name), asc(venues.id))),
    byId: one(($: Given<{ id: number }>) => db.select().from(venues).where(eq(venues.id, $.id))),
    /** The first venue with a telephone number or an address for mails. */
    firstReached: one(() =>
      db
        .select()
        .from(venues)
        .where(or(isNotNull(venues.phone), isNotNull(venues.email)))
        .orderBy(asc(venues.id))
        .limit(1),
    ),
    bySlug: one(($: Given<{ slug: string }>) => db.select().from(venues).where(eq(venues.slug, $.slug))),
    /** The columns schedules need of their venues. */
    byIds: many(($: Given<{ ids: readonly number[] }>) =>
      db.select(ofSchedules(venues)).from(venues).where(inList(venues.id, $.ids)),
    ),
    idsOfSlugs: many(($: Given<{ slugs: readonly string[] }>) =>
      db.select({ id: venues.id }).from(venues).where(inList(venues.slug, $.slugs)),
    ),
  })
  return {
    ...own,
    /** By slug, or by id when the text is a number. */
    find: async (venue: string) =>
      (await own.bySlug({ slug: venue })) ??
      (/^[0-9]{1,10}$/.test(venue) ? await own.byId({ id: Number(venue) }) : undefined),
  }
}

function ofSchedules({
  id,
  revision,
  name,
  slug,
  timezone,
  campsAndCourses,
  openingTimes,
  postcode,
  coordinates,
  migrationOn,
}: Schema['venues']) {
  return { id, revision, name, slug, timezone, campsAndCourses, openingTimes, postcode, coordinates, migrationOn }
}

export const venueWrites = writesOf('venues', createVenueWrites)
