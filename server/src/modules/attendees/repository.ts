import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { type Given, inList, insertInto, many, perform, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

export function createAttendeeReads(db: ReadDb, { attendees, schedules, cartItems, bookings, users }: Schema) {
  return queries('attendees', db, {
    ofItems: many(($: Given<{ itemIds: readonly number[] }>) =>
      db
        .select()
        .from(attendees)
        .where(inList(attendees.itemId, $.itemIds))
        .orderBy(asc(attendees.itemId), asc(attendees.position)),
    ),
    /** The user's earlier answers for schedules with this waiver or induction, latest first. */
    enteredFor: many(($: Given<{ ownerId: number; restrictionId: number; limit: number }>) =>
      db
        .select({ attendee: attendees })
        .from(attendees)
        .innerJoin(schedules, eq(schedules.id, attendees.scheduleId))
        .where(
          and(
            eq(attendees.ownerId, $.ownerId),
            or(eq(schedules.waiverId, $.restrictionId), eq(schedules.inductionId, $.restrictionId)),
          ),
        )
        .orderBy(desc(attendees.enteredAt), desc(attendees.id))
        .limit($.limit),
    ),
    /** The lines of a basket with their attendees: one row per booking. */
    linesOf: many(($: Given<{ cartId: number }>) =>
      db
        .select({
          item: { id: cartItems.id, name: cartItems.name, quantity: cartItems.quantity, choice: cartItems.choice },
          booking: {
            bundleId: bookings.bundleId,
            occurrenceId: bookings.occurrenceId,
            scheduleId: bookings.scheduleId,
            userId: bookings.userId,
            ownerId: bookings.ownerId,
            count: bookings.count,
            exclusive: bookings.exclusive,
          },
          user: { firstName: users.firstName, lastName: users.lastName },
        })
        .from(cartItems)
        .innerJoin(bookings, eq(bookings.itemId, cartItems.id))
        .leftJoin(users, eq(users.id, bookings.userId))
        .where(and(eq(cartItems.cartId, $.cartId), eq(bookings.status, 'reserved')))
        .orderBy(asc(cartItems.id), asc(bookings.startsAt), asc(bookings.id)),
    ),
    /** The owner's lines that book, or are about to book, an occurrence. */
    linesAt: many(($: Given<{ ownerId: number; occurrenceId: string }>) =>
      db
        .select({
          itemId: bookings.itemId,
          bundleId: bookings.bundleId,
          scheduleId: bookings.scheduleId,
          userId: bookings.userId,
        })
        .from(bookings)
        .where(
          and(
            eq(bookings.ownerId, $.ownerId),
            eq(bookings.occurrenceId, $.occurrenceId),
            sql`${bookings.status} <> 'cancelled'`,
          ),
        )
        .orderBy(asc(bookings.id)),
    ),
  })
}

export function createAttendeeWrites(db: Db, { attendees }: Schema) {
  return queries('attendees', db, {
    enter: insertInto(attendees, {
      target: [attendees.itemId, attendees.position],
      set: {
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        answers: sql`excluded.answers`,
        enteredAt: sql`excluded.entered_at`,
      },
    }),
    /** Replaces names and answers that a user has entered. */
    forgetAllOf: perform(($: Given<{ ownerId: number }>) =>
      db.update(attendees).set({ firstName: '', lastName: '', answers: [] }).where(eq(attendees.ownerId, $.ownerId)),
    ),
    forget: perform(($: Given<{ itemId: number }>) => db.delete(attendees).where(eq(attendees.itemId, $.itemId))),
  })
}

export const attendeeWrites = writesOf('attendees', createAttendeeWrites)
