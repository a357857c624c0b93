import { asc, eq, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { createScheduleLists } from './lists/list-repository.ts'
import { createRowReads } from './row-repository.ts'
import { createWindowReads } from './lists/window-repository.ts'

/** Rows of the catalogue by id, one query per table. */
export function createOccurrenceReads(db: ReadDb, s: Schema) {
  type Ids = { scheduleIds: readonly string[] }
  const parts = queries('occurrences', db, {
    /** Revisions of schedules, their venues and categories. */
    revisionsOf: many(($: Given<Ids>) =>
      db
        .select({
          id: s.schedules.id,
          revision: s.schedules.revision,
          venueRevision: s.venues.revision,
          categoryRevision: s.categories.revision,
        })
        .from(s.schedules)
        .innerJoin(s.venues, eq(s.venues.id, s.schedules.venueId))
        .innerJoin(s.categories, eq(s.categories.id, s.schedules.categoryId))
        .where(inList(s.schedules.id, $.scheduleIds)),
    ),
    /** With whether there are extras, prices by age and questions to read: most have none. */
    schedules: many(($: Given<Ids>) => {
      const has = (table: typeof s.scheduleExtras | typeof s.schedulePrices | typeof s.questionSections) =>
        sql<boolean>`exists (select 1 from ${table} where ${eq(table.scheduleId, s.schedules.id)})`.mapWith(Boolean)
      return db
        .select({
          row: s.schedules,
          hasExtras: has(s.scheduleExtras),
          hasPrices: has(s.schedulePrices),
          hasSections: has(s.questionSections),
        })
        .from(s.schedules)
        .where(inList(s.schedules.id, $.scheduleIds))
    }),
    /** Sessions of courses and camps; other schedules have too many. */
    sessions: many(($: Given<Ids>) =>
      db
        .select({ scheduleId: s.occurrences.scheduleId, row: sessionColumns(s) })
        .from(s.occurrences)
        .where(inList(s.occurrences.scheduleId, $.scheduleIds))
        .orderBy(asc(s.occurrences.scheduleId), asc(s.occurrences.startsAt), asc(s.occurrences.id)),
    ),
    windows: many(($: Given<Ids>) =>
      db
        .select()
        .from(s.bookingWindows)
        .where(inList(s.bookingWindows.scheduleId, $.scheduleIds))
        .orderBy(asc(s.bookingWindows.scheduleId), asc(s.bookingWindows.audience)),
    ),
    extras: many(($: Given<Ids>) =>
      db
        .select()
        .from(s.scheduleExtras)
        .where(inList(s.scheduleExtras.scheduleId, $.scheduleIds))
        .orderBy(
          asc(s.scheduleExtras.scheduleId),
          asc(s.scheduleExtras.position),
          asc(s.scheduleExtras.pricingOptionId),
        ),
    ),
    prices: many(($: Given<Ids>) =>
      db
        .select()
        .from(s.schedulePrices)
        .where(inList(s.schedulePrices.scheduleId, $.scheduleIds))
        .orderBy(asc(s.schedulePrices.scheduleId), asc(s.schedulePrices.position)),
    ),
    sections: many(($: Given<Ids>) =>
      db
        .select()
        .from(s.questionSections)
        .where(inList(s.questionSections.scheduleId, $.scheduleIds))
        .orderBy(asc(s.questionSections.position), asc(s.questionSections.id)),
    ),
    locations: many(($: Given<{ venueIds: readonly number[] }>) =>
      db.select().from(s.locations).where(inList(s.locations.venueId, $.venueIds)).orderBy(asc(s.locations.id)),
    ),
  })
  return {
    ...parts,
    ...createRowReads(db, s),
    ...createScheduleLists(db, s),
    ...createWindowReads(db, s),
    /** Whether all queries see one state, whatever is committed meanwhile. */
    isSnapshot: true,
  }
}

/** The columns of a `SessionRow`. */
function sessionColumns({ occurrences: o }: Schema) {
  const { id, recurrence, intervalKey, startsAt, endsAt, originalStartsAt, originalEndsAt } = o
  const {
    status,
    postponed,
    deletionReason,
    placesId,
    locationId,
    otherLocationIds,
    friendlyLocationName,
    instructors,
  } = o
  const times = { startsAt, endsAt, originalStartsAt, originalEndsAt }
  const where = { locationId, otherLocationIds, friendlyLocationName }
  return { id, recurrence, intervalKey, ...times, status, postponed, deletionReason, placesId, ...where, instructors }
}
