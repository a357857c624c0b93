import { and, asc, count, eq, gt, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, many, one, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

type Page = { readonly limit: number; readonly offset: number }

/** Entries with their occurrence and position, for display. */
export function createWaitlistLists(db: ReadDb, s: Schema) {
  const { waitlistEntries, occurrences, schedules, venues, categories, users, places } = s
  // As constants, so that the partial indexes are used.
  const isLive = sql`${waitlistEntries.status} in ('waiting', 'offered')`
  // People who wait together have one turn, and count as one.
  const turn = sql`coalesce(${waitlistEntries.partyId}, ${waitlistEntries.id})`
  const ahead = sql`select count(distinct coalesce(ahead.party_id, ahead.id)) from ${waitlistEntries} as ahead
    where ahead.places_id = ${waitlistEntries.placesId} and ahead.status = 'waiting'
    and coalesce(ahead.party_id, ahead.id) <= ${turn}`
  const shown = () =>
    db
      .select({
        entry: waitlistEntries,
        position: sql<number>`(${ahead})`.mapWith(Number),
        occurrence: { startsAt: occurrences.startsAt, endsAt: occurrences.endsAt },
        schedule: {
          id: schedules.id,
          name: schedules.name,
          slug: schedules.slug,
          bookingType: schedules.bookingType,
          waitlistMode: schedules.waitlistMode,
        },
        venue: { id: venues.id, name: venues.name, slug: venues.slug, timezone: venues.timezone },
        categorySlug: categories.slug,
        places,
        user: {
          reference: users.reference,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
        },
      })
      .from(waitlistEntries)
      .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
      .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
      .innerJoin(venues, eq(venues.id, schedules.venueId))
      .innerJoin(categories, eq(categories.id, schedules.categoryId))
      .innerJoin(users, eq(users.id, waitlistEntries.userId))
      .innerJoin(places, eq(places.id, waitlistEntries.placesId))
  const ofUser = ($: Given<{ userId: number }>) =>
    and(or(eq(waitlistEntries.userId, $.userId), eq(waitlistEntries.ownerId, $.userId)), isLive)
  return queries('waitlist_lists', db, {
    shownById: one(($: Given<{ id: number }>) => shown().where(eq(waitlistEntries.id, $.id))),
    /** In turn: entries with an offer come before waiting ones. */
    pageOfPlaces: many(($: Given<Page & { placesId: number }>) =>
      shown()
        .where(and(eq(waitlistEntries.placesId, $.placesId), isLive))
        .orderBy(asc(turn), asc(waitlistEntries.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfPlaces: total(($: Given<{ placesId: number }>) =>
      db
        .select({ total: count() })
        .from(waitlistEntries)
        .where(and(eq(waitlistEntries.placesId, $.placesId), isLive)),
    ),
    pageOfUser: many(($: Given<Page & { userId: number; now: number }>) =>
      shown()
        .where(and(ofUser($), gt(schedules.endsAt, $.now)))
        .orderBy(asc(occurrences.startsAt), asc(turn), asc(waitlistEntries.id))
        .limit($.limit)
        .offset($.offset),
    ),
    totalOfUser: total(($: Given<{ userId: number; now: number }>) =>
      db
        .select({ total: count() })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .where(and(ofUser($), gt(schedules.endsAt, $.now))),
    ),
  })
}
