import type { ReasonCode } from '@touchline/contract'
import { and, asc, count, eq, gt, lte, sql, sum } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { createWaitlistLists } from './list-repository.ts'

export function createWaitlistReads(db: ReadDb, s: Schema) {
  const { waitlistEntries, occurrences, schedules, venues, places, claims, bookings } = s
  // As a constant, so that the indexes of those who still wait can be used.
  const isLive = sql`${waitlistEntries.status} in ('waiting', 'offered')`
  const own = queries('waitlists', db, {
    liveOfUsers: many(($: Given<{ userIds: readonly number[] }>) =>
      db
        .select()
        .from(waitlistEntries)
        .where(and(inList(waitlistEntries.userId, $.userIds), isLive))
        .orderBy(asc(waitlistEntries.id)),
    ),
    findLive: one(($: Given<{ userId: number; placesId: number }>) =>
      db
        .select()
        .from(waitlistEntries)
        .where(and(eq(waitlistEntries.userId, $.userId), eq(waitlistEntries.placesId, $.placesId), isLive)),
    ),
    find: one(($: Given<{ id: number }>) => db.select().from(waitlistEntries).where(eq(waitlistEntries.id, $.id))),
    /** Who waits for no more than what has been booked for them from this basket. */
    bookedFrom: many(($: Given<{ cartId: number }>) =>
      db
        .selectDistinct({ id: waitlistEntries.id, placesId: waitlistEntries.placesId })
        .from(bookings)
        .innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
        .innerJoin(
          waitlistEntries,
          and(
            eq(waitlistEntries.placesId, occurrences.placesId),
            eq(waitlistEntries.userId, sql`coalesce(${bookings.userId}, ${bookings.ownerId})`),
            isLive,
          ),
        )
        .where(
          and(
            eq(bookings.cartId, $.cartId),
            eq(bookings.status, 'settled'),
            eq(waitlistEntries.status, 'waiting'),
            lte(waitlistEntries.count, bookings.count),
          ),
        )
        .orderBy(asc(waitlistEntries.placesId), asc(waitlistEntries.id)),
    ),
    /** Who waits for places or has an offer of them, in turn, and what happens with a place that comes free. */
    inTurn: many(($: Given<{ placesId: number }>) =>
      db
        .select({
          entry: waitlistEntries,
          occurrence: { startsAt: occurrences.startsAt, endsAt: occurrences.endsAt },
          schedule: {
            name: schedules.name,
            bookingType: schedules.bookingType,
            startsAt: schedules.startsAt,
            endsAt: schedules.endsAt,
            bookableAfterStart: schedules.bookableAfterStart,
            waitlistMode: schedules.waitlistMode,
            timezone: venues.timezone,
          },
        })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .innerJoin(venues, eq(venues.id, schedules.venueId))
        .where(and(eq(waitlistEntries.placesId, $.placesId), isLive))
        .orderBy(asc(waitlistEntries.id)),
    ),
  })
  return {
    ...own,
    ...createWaitlistLists(db, s),
    /** For the invariants: places with how many wait, are offered and kept, by channel. Not for a request path. */
    counts: async () => {
      const entries = await db
        .select({
          placesId: waitlistEntries.placesId,
          channel: waitlistEntries.channel,
          live: count(),
          offered: sum(
            sql`case when ${waitlistEntries.status} = 'offered' then ${waitlistEntries.count} else 0 end`,
          ).mapWith(Number),
        })
        .from(waitlistEntries)
        .where(isLive)
        .groupBy(waitlistEntries.placesId, waitlistEntries.channel)
      const kept = await db
        .select({
          placesId: claims.placesId,
          channel: claims.channel,
          count: sum(claims.count).mapWith(Number),
        })
        .from(claims)
        .where(and(eq(claims.status, 'live'), sql`${claims.waitlistId} is not null`))
        .groupBy(claims.placesId, claims.channel)
      const waitedFor = await db
        .select({ id: places.id, waitUsed: places.waitUsed, onlineMax: places.onlineMax })
        .from(places)
        .where(gt(places.waitUsed, 0))
      return { entries, kept, waitedFor }
    },
  }
}

export function createWaitlistWrites(db: Db, { waitlistEntries }: Schema) {
  return queries('waitlists', db, {
    insert: insertInto(waitlistEntries),
    offer: changed(($: Given<{ id: number; offerExpiresAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'offered', offerExpiresAt: $.offerExpiresAt, passedOver: null })
        .where(and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'waiting')))
        .returning({ id: waitlistEntries.id }),
    ),
    passOver: perform(($: Given<{ ids: readonly number[]; reason: ReasonCode }>) =>
      db
        .update(waitlistEntries)
        .set({ passedOver: $.reason })
        .where(and(inList(waitlistEntries.id, $.ids), eq(waitlistEntries.status, 'waiting'))),
    ),
    /** Some of what was offered is taken; the rest stays offered. */
    takePart: changed(($: Given<{ id: number; count: number }>) =>
      db
        .update(waitlistEntries)
        .set({ count: sql`${waitlistEntries.count} - ${$.count}` })
        .where(
          and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'offered'), gt(waitlistEntries.count, $.count)),
        )
        .returning({ id: waitlistEntries.id }),
    ),
    takeAll: changed(($: Given<{ id: number; count: number; endedAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'booked', offerExpiresAt: null, endedAt: $.endedAt })
        .where(
          and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'offered'), eq(waitlistEntries.count, $.count)),
        )
        .returning({ id: waitlistEntries.id }),
    ),
    /** What was waited for has been booked without an offer. */
    endBooked: changed(($: Given<{ id: number; endedAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'booked', passedOver: null, endedAt: $.endedAt })
        .where(and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'waiting')))
        .returning({ id: waitlistEntries.id }),
    ),
    leave: changed(($: Given<{ id: number; endedAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'left', offerExpiresAt: null, endedAt: $.endedAt })
        .where(and(eq(waitlistEntries.id, $.id), sql`${waitlistEntries.status} in ('waiting', 'offered')`))
        .returning({ id: waitlistEntries.id }),
    ),
    /** What is waited for begins or does not take place: nobody waits for it any more. */
    close: many(($: Given<{ placesId: number; endedAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'closed', offerExpiresAt: null, endedAt: $.endedAt })
        .where(and(eq(waitlistEntries.placesId, $.placesId), sql`${waitlistEntries.status} in ('waiting', 'offered')`))
        .returning({ id: waitlistEntries.id }),
    ),
    expire: changed(($: Given<{ id: number; endedAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'expired', offerExpiresAt: null, endedAt: $.endedAt })
        .where(and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'offered')))
        .returning({ id: waitlistEntries.id }),
    ),
  })
}
