import { v2Types } from '@touchline/contract'
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, many, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

/** The most rows of a category in one day: thirty courts in quarter hours. */
export const mostRows = 2000

/** The most rows searched for what begins soon: some hours of fifty venues, a day of a few. */
const mostSoon = 240

/** Occurrences booked by date, by time. */
export function createTimetableReads(db: ReadDb, { occurrences, schedules, venues, categories, places }: Schema) {
  type Where = { venueId: number; categoryIds: readonly string[] }
  const here = ($: Given<Where>) =>
    and(inList(occurrences.categoryId, $.categoryIds), eq(occurrences.venueId, $.venueId))
  const whole = {
    row: occurrences,
    places,
    ref: {
      id: schedules.id,
      revision: schedules.revision,
      venueRevision: venues.revision,
      categoryRevision: categories.revision,
    },
  }
  const dated = () =>
    db
      .select(whole)
      .from(occurrences)
      .innerJoin(places, eq(places.id, occurrences.placesId))
      .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
      .innerJoin(venues, eq(venues.id, occurrences.venueId))
      .innerJoin(categories, eq(categories.id, occurrences.categoryId))

  return queries('timetable', db, {
    /** Occurrences that start from `from` on and before `to`, with places and schedule revision. */
    between: many(($: Given<Where & { from: number; to: number }>) =>
      dated()
        .where(and(here($), gte(occurrences.startsAt, $.from), lt(occurrences.startsAt, $.to)))
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(mostRows),
    ),
    /** Occurrences that start after `from` and before `to`, anywhere or at one venue, and are not called off. */
    soonest: many(($: Given<{ from: number; to: number; venueId?: number | undefined }>) =>
      dated()
        .where(
          and(
            $.venueId && eq(occurrences.venueId, $.venueId),
            gt(occurrences.startsAt, $.from),
            lt(occurrences.startsAt, $.to),
            inArray(occurrences.bookingType, byDate),
            eq(occurrences.status, 'bookable'),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(mostSoon),
    ),
    /** The next that starts after `now`, if any. */
    next: many(($: Given<Where & { now: number }>) =>
      db
        .select({ id: occurrences.id, localDate: occurrences.localDate })
        .from(occurrences)
        .where(and(here($), gt(occurrences.startsAt, $.now), eq(occurrences.status, 'bookable')))
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(1),
    ),
    /** By id, or by the number of its places row. */
    byId: many(($: Given<{ id: string }>) => dated().where(eq(occurrences.id, $.id))),
    byNumber: many(($: Given<{ number: number }>) =>
      dated().where(and(eq(occurrences.placesId, $.number), inArray(occurrences.bookingType, byDate))),
    ),
    /** Days with an occurrence that starts from `from` on and before `to`, and whether any is still to end. */
    days: many(($: Given<Where & { from: number; to: number; now: number }>) =>
      db
        .select({
          day: occurrences.localDate,
          left: sql<number>`sum(case when ${occurrences.endsAt} > ${$.now} and ${occurrences.status} = 'bookable' then 1 else 0 end)`.mapWith(
            Number,
          ),
        })
        .from(occurrences)
        .where(and(here($), gte(occurrences.startsAt, $.from), lt(occurrences.startsAt, $.to)))
        .groupBy(occurrences.localDate)
        .orderBy(asc(occurrences.localDate)),
    ),
    /** Categories with occurrences at a venue that have not ended, by booking type. */
    categoriesAt: many(($: Given<{ venueIds: readonly number[]; now: number }>) =>
      db
        .select({ venueId: venues.id, categoryId: categories.id })
        .from(venues)
        .crossJoin(categories)
        .where(
          and(
            inList(venues.id, $.venueIds),
            inArray(categories.bookingType, byDate),
            // One look-up for each pair; PostgreSQL would turn `exists` into a scan of a hundred times as many rows.
            isNotNull(
              sql`${db
                .select({ one: sql`1` })
                .from(schedules)
                .where(
                  and(
                    eq(schedules.venueId, venues.id),
                    eq(schedules.categoryId, categories.id),
                    gt(schedules.endsAt, $.now),
                  ),
                )
                .limit(1)}`,
            ),
          ),
        )
        .orderBy(asc(categories.id), asc(venues.id)),
    ),
  })
}

const byDate = [...v2Types]
