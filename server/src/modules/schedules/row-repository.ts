import { v2Types } from '@touchline/contract'
import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** Rows of occurrences and tickets. */
export function createRowReads(db: ReadDb, { occurrences, tickets }: Schema) {
  return queries('occurrence_rows', db, {
    byIds: many(($: Given<{ ids: readonly string[] }>) =>
      db.select().from(occurrences).where(inList(occurrences.id, $.ids)).orderBy(asc(occurrences.id)),
    ),
    /** Occurrences by the number of their places row. */
    numbered: many(($: Given<{ numbers: readonly number[] }>) =>
      db
        .select()
        .from(occurrences)
        .where(and(inList(occurrences.placesId, $.numbers), inArray(occurrences.bookingType, [...v2Types])))
        .orderBy(asc(occurrences.id)),
    ),
    /** Occurrences of a schedule that take place between two instants, both exclusive. */
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
  })
}
