import { and, asc, eq, gt, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** Courts and what is taken at them: slots are decided from these. */
export function createSlotReads(db: ReadDb, { occurrences, schedules, locations, claims }: Schema) {
  return queries('slots', db, {
    /** Topmost locations with all locations inside. */
    locationsIn: many(($: Given<{ topIds: readonly number[] }>) =>
      db
        .select({ id: locations.id, parentId: locations.parentId })
        .from(locations)
        .where(inList(locations.topId, $.topIds))
        .orderBy(asc(locations.id)),
    ),
    /**
     * Occurrences at topmost locations that start in a period, with every live claim on them; what needs its place alone,
     * such as a class, without any claim too. [O-293]
     */
    takenAt: many(($: Given<{ topIds: readonly number[]; from: number; to: number; endsAfter: number }>) =>
      db
        .select({
          occurrence: {
            id: occurrences.id,
            bookingType: occurrences.bookingType,
            startsAt: occurrences.startsAt,
            endsAt: occurrences.endsAt,
            locationId: occurrences.locationId,
            otherLocationIds: occurrences.otherLocationIds,
          },
          schedule: {
            id: schedules.id,
            locationId: schedules.locationId,
            otherLocationIds: schedules.otherLocationIds,
            setupMinutes: schedules.setupMinutes,
            teardownMinutes: schedules.teardownMinutes,
          },
          claim: { count: claims.count, cartItemId: claims.cartItemId, orderItemId: claims.orderItemId },
        })
        .from(occurrences)
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .leftJoin(claims, and(eq(claims.placesId, occurrences.placesId), eq(claims.status, sql`'live'`)))
        .where(
          and(
            or(
              isNotNull(claims.id),
              and(
                ne(occurrences.status, sql`'cancelled'`),
                ne(occurrences.bookingType, sql`'resources'`),
                eq(schedules.bookingStrategy, sql`'sequential'`),
              ),
            ),
            isNull(occurrences.postponed),
            inList(occurrences.topLocationId, $.topIds),
            gte(occurrences.startsAt, $.from),
            lt(occurrences.startsAt, $.to),
            gt(occurrences.endsAt, $.endsAfter),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id), asc(claims.id)),
    ),
  })
}
