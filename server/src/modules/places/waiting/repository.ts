import type { Channel, Reason } from '@touchline/contract'
import { and, asc, count, eq, gt, gte, inArray, isNull, not, or, sql, sum } from 'drizzle-orm'
import type { Db, ReadDb } from '../../../infra/store/port.ts'
import { changed, type Given, inList, insertInto, many, one, perform, queries } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'
import { waitlistJob } from '../give-back.ts'
import { createWaitlistLists } from './list-repository.ts'
import { writesOf } from '../../../infra/store/unit-of-work.ts'

export function createWaitlistReads(db: ReadDb, s: Schema) {
  const { waitlistEntries, occurrences, schedules, places, claims, bookings, jobs } = s
  // As a constant, so that the partial indexes are used.
  const isLive = sql`${waitlistEntries.status} in ('waiting', 'offered')`
  // People who wait together have one turn.
  const turn = sql`coalesce(${waitlistEntries.partyId}, ${waitlistEntries.id})`
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
    /** Entries of people for whom something of their places was booked from this basket. */
    bookedFrom: many(($: Given<{ cartId: number }>) =>
      db
        .selectDistinct({
          id: waitlistEntries.id,
          placesId: waitlistEntries.placesId,
          userId: waitlistEntries.userId,
          count: waitlistEntries.count,
          createdAt: waitlistEntries.createdAt,
        })
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
          and(eq(bookings.cartId, $.cartId), eq(bookings.status, 'settled'), eq(waitlistEntries.status, 'waiting')),
        )
        .orderBy(asc(waitlistEntries.placesId), asc(waitlistEntries.id)),
    ),
    /** How many places a person has booked since some time, at each occurrence of the same places. */
    bookedSince: many(($: Given<{ placesId: number; userId: number; since: number }>) =>
      db
        .select({ occurrenceId: bookings.occurrenceId, booked: sum(bookings.count).mapWith(Number) })
        .from(bookings)
        .innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
        .where(
          and(
            eq(occurrences.placesId, $.placesId),
            or(eq(bookings.userId, $.userId), and(isNull(bookings.userId), eq(bookings.ownerId, $.userId))),
            eq(bookings.status, 'settled'),
            gte(bookings.createdAt, $.since),
          ),
        )
        .groupBy(bookings.occurrenceId)
        .orderBy(asc(bookings.occurrenceId)),
    ),
    /** The live entries of places, in turn, and the mode of the waitlist. */
    inTurn: many(($: Given<{ placesId: number }>) =>
      db
        .select({
          entry: waitlistEntries,
          occurrence: { startsAt: occurrences.startsAt, endsAt: occurrences.endsAt },
          schedule: {
            id: schedules.id,
            name: schedules.name,
            bookingType: schedules.bookingType,
            waitlistMode: schedules.waitlistMode,
          },
        })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .where(and(eq(waitlistEntries.placesId, $.placesId), isLive))
        .orderBy(asc(turn), asc(waitlistEntries.id)),
    ),
    /** The live entries of people who wait together. */
    liveOfParty: many(($: Given<{ partyId: number }>) =>
      db
        .select()
        .from(waitlistEntries)
        .where(and(eq(waitlistEntries.partyId, $.partyId), isLive))
        .orderBy(asc(waitlistEntries.id)),
    ),
    /** Places of some occurrences that have a waitlist. */
    waitedForOn: many(($: Given<{ occurrenceIds: readonly string[] }>) =>
      db
        .selectDistinct({ placesId: waitlistEntries.placesId })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.placesId, waitlistEntries.placesId))
        .where(and(inList(occurrences.id, $.occurrenceIds), isLive))
        .orderBy(asc(waitlistEntries.placesId)),
    ),
    /** Places of courses and camps at a venue that have a waitlist. */
    waitedForAt: many(($: Given<{ venueId: number }>) =>
      db
        .selectDistinct({ placesId: waitlistEntries.placesId })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
        .where(and(eq(occurrences.venueId, $.venueId), inArray(occurrences.bookingType, ['courses', 'camps']), isLive))
        .orderBy(asc(waitlistEntries.placesId)),
    ),
  })
  return {
    ...own,
    ...createWaitlistLists(db, s),
    /**
     * For the invariants: places with their numbers waiting, offered and kept, by channel; and entries for called-off
     * or clashing occurrences without a job to handle them. Not for a request path.
     */
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
      const isDue = sql`exists (select 1 from ${jobs} where ${jobs.kind} = ${waitlistJob}
        and ${jobs.subject} = cast(${waitlistEntries.placesId} as text))`
      const unsold = await db
        .select({ id: waitlistEntries.id, placesId: waitlistEntries.placesId, occurrence: occurrences.status })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
        .where(
          and(
            isLive,
            or(
              eq(occurrences.status, 'cancelled'),
              and(eq(waitlistEntries.status, 'offered'), eq(occurrences.status, 'clashing'), not(isDue)),
            ),
          ),
        )
        .limit(100)
      return { entries, kept, waitedFor, unsold }
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
    /** Shortens an offer. */
    shorten: perform(($: Given<{ id: number; offerExpiresAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ offerExpiresAt: $.offerExpiresAt })
        .where(and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'offered'))),
    ),
    passOver: perform(($: Given<{ ids: readonly number[]; reason: Reason }>) =>
      db
        .update(waitlistEntries)
        .set({ passedOver: $.reason })
        .where(and(inList(waitlistEntries.id, $.ids), eq(waitlistEntries.status, 'waiting'))),
    ),
    /** Places went past the entries, because they were too few for them. */
    countPass: perform(($: Given<{ ids: readonly number[] }>) =>
      db
        .update(waitlistEntries)
        .set({ passes: sql`coalesce(${waitlistEntries.passes}, 0) + 1` })
        .where(and(inList(waitlistEntries.id, $.ids), eq(waitlistEntries.status, 'waiting'))),
    ),
    /** Records the number of free places the entry knows of, and clears its refusal. */
    setTold: perform(($: Given<{ id: number; toldOf: number }>) =>
      db.update(waitlistEntries).set({ passedOver: null, toldOf: $.toldOf }).where(eq(waitlistEntries.id, $.id)),
    ),
    /** There are more places than the entries know of. */
    forgetTold: perform(($: Given<{ placesId: number; channels: readonly Channel[] }>) =>
      db
        .update(waitlistEntries)
        .set({ toldOf: 0 })
        .where(
          and(
            eq(waitlistEntries.placesId, $.placesId),
            inList(waitlistEntries.channel, $.channels),
            sql`${waitlistEntries.status} in ('waiting', 'offered')`,
          ),
        ),
    ),
    /** Returns the entry to waiting, in its old position. */
    takeBack: changed(($: Given<{ id: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'waiting', offerExpiresAt: null })
        .where(and(eq(waitlistEntries.id, $.id), eq(waitlistEntries.status, 'offered')))
        .returning({ id: waitlistEntries.id }),
    ),
    /** Another session represents the course on the waitlist from now on. */
    nameOther: perform(($: Given<{ placesId: number; occurrenceId: string; otherId: string }>) =>
      db
        .update(waitlistEntries)
        .set({ occurrenceId: $.otherId })
        .where(
          and(
            eq(waitlistEntries.placesId, $.placesId),
            eq(waitlistEntries.occurrenceId, $.occurrenceId),
            sql`${waitlistEntries.status} in ('waiting', 'offered')`,
          ),
        ),
    ),
    /** Takes a part of an offer; the rest stays offered, as places of any kind of ticket. */
    takePart: changed(($: Given<{ id: number; count: number }>) =>
      db
        .update(waitlistEntries)
        .set({ count: sql`${waitlistEntries.count} - ${$.count}`, tickets: null })
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
    /** The places were booked without an offer. */
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
    /** Ends entries whose session can no longer be booked. */
    close: many(($: Given<{ ids: readonly number[]; endedAt: number }>) =>
      db
        .update(waitlistEntries)
        .set({ status: 'closed', offerExpiresAt: null, endedAt: $.endedAt })
        .where(and(inList(waitlistEntries.id, $.ids), sql`${waitlistEntries.status} in ('waiting', 'offered')`))
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

export const waitlistWrites = writesOf('waitlists', createWaitlistWrites)
