import { and, asc, eq, gt, gte, isNotNull, lt, ne } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

type Span = { from: number; to: number; endsAfter: number }

/** Queries for possible clashes of an occurrence. */
export function createClashReads(db: ReadDb, s: Schema) {
  const { occurrences: o, schedules, locations, closures, scheduleInstructors, instructors } = s
  const planned = () =>
    db
      .select({
        row: {
          id: o.id,
          scheduleId: o.scheduleId,
          recurrence: o.recurrence,
          startsAt: o.startsAt,
          endsAt: o.endsAt,
          status: o.status,
          postponed: o.postponed,
          bookingType: o.bookingType,
          venueId: o.venueId,
          locationId: o.locationId,
          otherLocationIds: o.otherLocationIds,
          topLocationId: o.topLocationId,
          instructors: o.instructors,
        },
        schedule: {
          id: schedules.id,
          name: schedules.name,
          locationId: schedules.locationId,
          otherLocationIds: schedules.otherLocationIds,
          instructors: schedules.instructors,
          setupMinutes: schedules.setupMinutes,
          teardownMinutes: schedules.teardownMinutes,
          bookingStrategy: schedules.bookingStrategy,
        },
      })
      .from(o)
      .innerJoin(schedules, eq(schedules.id, o.scheduleId))
  const within = ($: Given<Span>) =>
    and(gte(o.startsAt, $.from), lt(o.startsAt, $.to), gt(o.endsAt, $.endsAfter), ne(o.status, 'cancelled'))
  const inOrder = [asc(o.startsAt), asc(o.id)] as const

  return queries('clashes', db, {
    byIds: many(($: Given<{ ids: readonly string[] }>) =>
      planned()
        .where(inList(o.id, $.ids))
        .orderBy(...inOrder),
    ),
    atLocations: many(($: Given<Span & { topIds: readonly number[] }>) =>
      planned()
        .where(and(inList(o.topLocationId, $.topIds), within($)))
        .orderBy(...inOrder),
    ),
    ofSchedules: many(($: Given<Span & { scheduleIds: readonly string[] }>) =>
      planned()
        .where(and(inList(o.scheduleId, $.scheduleIds), within($)))
        .orderBy(...inOrder),
    ),
    ofVenue: many(($: Given<Span & { venueId: number }>) =>
      planned()
        .where(and(eq(o.venueId, $.venueId), within($)))
        .orderBy(...inOrder),
    ),
    /** Occurrences with instructors other than their schedule's: few. */
    withOwnInstructors: many(($: Given<Span>) =>
      planned()
        .where(and(isNotNull(o.instructors), within($)))
        .orderBy(...inOrder),
    ),
    schedulesOf: many(($: Given<{ instructorIds: readonly number[] }>) =>
      db
        .select({ scheduleId: scheduleInstructors.scheduleId })
        .from(scheduleInstructors)
        .where(inList(scheduleInstructors.instructorId, $.instructorIds)),
    ),
    closures: many(($: Given<{ venueIds: readonly number[]; from: number; to: number }>) =>
      db
        .select()
        .from(closures)
        .where(and(inList(closures.venueId, $.venueIds), lt(closures.startsAt, $.to), gt(closures.endsAt, $.from)))
        .orderBy(asc(closures.startsAt), asc(closures.id)),
    ),
    locationsOf: many(($: Given<{ venueIds: readonly number[] }>) =>
      db.select().from(locations).where(inList(locations.venueId, $.venueIds)).orderBy(asc(locations.id)),
    ),
    instructors: many(($: Given<{ ids: readonly number[] }>) =>
      db.select().from(instructors).where(inList(instructors.id, $.ids)).orderBy(asc(instructors.id)),
    ),
  })
}
