import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
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
    /** Occurrences at topmost locations that start in a period, with every live claim on them. */
    takenAt: many(($: Given<{ topIds: readonly number[]; from: number; to: number; endsAfter: number }>) =>
      db
        .select({
          occurrence: {
            id: occurrences.id,
            startsAt: occurrences.startsAt,
            endsAt: occurrences.endsAt,
            locationId: occurrences.locationId,
          },
          schedule: {
            id: schedules.id,
            locationId: schedules.locationId,
            setupMinutes: schedules.setupMinutes,
            teardownMinutes: schedules.teardownMinutes,
          },
          claim: { count: claims.count, cartItemId: claims.cartItemId, orderItemId: claims.orderItemId },
        })
        .from(occurrences)
        .innerJoin(claims, and(eq(claims.placesId, occurrences.placesId), eq(claims.status, 'live')))
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .where(
          and(
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
