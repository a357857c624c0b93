import { v2Types } from '@touchline/contract'
import { and, asc, eq, gt, gte, inArray, lt, ne } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** What occurrences bought alone are decided from. */
export function createSaleReads(db: ReadDb, { occurrences, schedules, tickets, locations, claims }: Schema) {
  return queries('sales', db, {
    occurrences: many(($: Given<{ ids: readonly string[] }>) =>
      db.select().from(occurrences).where(inList(occurrences.id, $.ids)).orderBy(asc(occurrences.id)),
    ),
    /** What is booked by the date, by number: that of the row its places are counted on. [O-162] */
    numbered: many(($: Given<{ numbers: readonly number[] }>) =>
      db
        .select()
        .from(occurrences)
        .where(and(inList(occurrences.placesId, $.numbers), inArray(occurrences.bookingType, [...v2Types])))
        .orderBy(asc(occurrences.id)),
    ),
    /** What takes place of a schedule, and is not cancelled; instants are not included. */
    ofSchedule: many(($: Given<{ scheduleId: string; from: number; to: number; limit: number }>) =>
      db
        .select()
        .from(occurrences)
        .where(
          and(
            eq(occurrences.scheduleId, $.scheduleId),
            gt(occurrences.startsAt, $.from),
            lt(occurrences.startsAt, $.to),
            ne(occurrences.status, 'cancelled'),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit($.limit),
    ),
    tickets: many(($: Given<{ ids: readonly string[] }>) =>
      db.select().from(tickets).where(inList(tickets.id, $.ids)).orderBy(asc(tickets.id)),
    ),
    ticketsOf: many(($: Given<{ occurrenceIds: readonly string[] }>) =>
      db
        .select()
        .from(tickets)
        .where(inList(tickets.occurrenceId, $.occurrenceIds))
        .orderBy(asc(tickets.occurrenceId), asc(tickets.position), asc(tickets.id)),
    ),
    /** Topmost locations with all that is in them. */
    locationsIn: many(($: Given<{ topIds: readonly number[] }>) =>
      db
        .select({ id: locations.id, parentId: locations.parentId })
        .from(locations)
        .where(inList(locations.topId, $.topIds))
        .orderBy(asc(locations.id)),
    ),
    /** Occurrences at topmost locations that start from `from` on and before `to`, with every claim that is held on them. */
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
