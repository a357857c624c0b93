import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, many, one, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

type OfUser = { readonly userId: number }

/** Everything stored about one user, for the copy of their data. Columns have the names of the copy. */
export function createDataReads(db: ReadDb, s: Schema) {
  const { credits, ownedPackages, guestPasses, memberships, membershipTypes, waitlistEntries, schedules } = s
  const { occurrences, waiverAgreements, restrictions, savedCards, accessTokens, mails, attendees, bookings } = s
  const { bookingBundles, users, penalties, orders, linkedUsers, linkInvitations, membershipRequests } = s
  const { savedSearches, documents, emailChanges } = s
  const invitation = {
    relationship: linkInvitations.relationship,
    asked_at: linkInvitations.askedAt,
    expires_at: linkInvitations.expiresAt,
    answer: linkInvitations.answer,
    answered_at: linkInvitations.answeredAt,
  }
  return queries('data', db, {
    bookings: many(($: Given<OfUser>) =>
      db
        .select({
          id: bookings.id,
          activity: schedules.name,
          for: users.firstName,
          starts_at: bookings.startsAt,
          ends_at: bookings.endsAt,
          status: bookings.status,
          attended: bookings.attended,
          booked_at: bookings.createdAt,
          cancelled_at: bookings.cancelledAt,
          // The price is the buyer's.
          price: sql<number | null>`case when ${bookings.ownerId} = ${$.userId} then ${bookings.price} end`.mapWith(
            Number,
          ),
        })
        .from(bookings)
        .innerJoin(schedules, eq(schedules.id, bookings.scheduleId))
        .leftJoin(users, eq(users.id, bookings.userId))
        .where(
          and(
            or(eq(bookings.userId, $.userId), eq(bookings.ownerId, $.userId)),
            // A place that was only held, and is no longer, was never a booking. [O-295]
            or(ne(bookings.status, sql`'cancelled'`), isNotNull(bookings.orderId)),
          ),
        )
        .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    ),
    answers: many(($: Given<OfUser>) =>
      db
        .select({ booked_at: bookingBundles.createdAt, activity: schedules.name, answers: bookingBundles.answers })
        .from(bookingBundles)
        .innerJoin(schedules, eq(schedules.id, bookingBundles.scheduleId))
        .where(eq(bookingBundles.ownerId, $.userId))
        .orderBy(asc(bookingBundles.id)),
    ),
    attendees: many(($: Given<OfUser>) =>
      db
        .select({
          first_name: attendees.firstName,
          last_name: attendees.lastName,
          answers: attendees.answers,
          entered_at: attendees.enteredAt,
        })
        .from(attendees)
        .where(eq(attendees.ownerId, $.userId))
        .orderBy(asc(attendees.id)),
    ),
    orders: many(($: Given<OfUser>) =>
      db.select().from(orders).where(eq(orders.userId, $.userId)).orderBy(asc(orders.createdAt), asc(orders.id)),
    ),
    credits: many(($: Given<OfUser>) =>
      db
        .select({
          id: credits.id,
          type: credits.type,
          amount: credits.amount,
          remaining: credits.remaining,
          reason: credits.reason,
          created_at: credits.createdAt,
          expires_at: credits.expiresAt,
        })
        .from(credits)
        .where(eq(credits.userId, $.userId))
        .orderBy(asc(credits.id)),
    ),
    charges: many(($: Given<OfUser>) =>
      db
        .select({
          id: penalties.id,
          type: penalties.type,
          amount: penalties.amount,
          reason: penalties.reason,
          created_at: penalties.createdAt,
          paid_at: penalties.paidAt,
          withdrawn_at: penalties.withdrawnAt,
        })
        .from(penalties)
        .where(eq(penalties.userId, $.userId))
        .orderBy(asc(penalties.id)),
    ),
    packages: many(($: Given<OfUser>) =>
      db
        .select({
          id: ownedPackages.id,
          name: ownedPackages.name,
          order_id: ownedPackages.orderId,
          bought_at: ownedPackages.boughtAt,
          expires_at: ownedPackages.expiresAt,
          ended_at: ownedPackages.endedAt,
        })
        .from(ownedPackages)
        .where(eq(ownedPackages.userId, $.userId))
        .orderBy(asc(ownedPackages.id)),
    ),
    guestPasses: many(($: Given<OfUser>) =>
      db
        .select({ code: guestPasses.code, package_id: guestPasses.ownedPackageId, used_at: guestPasses.usedAt })
        .from(guestPasses)
        .innerJoin(ownedPackages, eq(ownedPackages.id, guestPasses.ownedPackageId))
        .where(eq(ownedPackages.userId, $.userId))
        .orderBy(asc(guestPasses.code)),
    ),
    memberships: many(($: Given<OfUser>) =>
      db
        .select({
          id: memberships.id,
          type: membershipTypes.name,
          starts_on: memberships.startsOn,
          ends_on: memberships.endsOn,
          frozen_from: memberships.frozenFrom,
          frozen_until: memberships.frozenUntil,
          wished_end: memberships.endingOn,
        })
        .from(memberships)
        .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
        .where(eq(memberships.userId, $.userId))
        .orderBy(asc(memberships.id)),
    ),
    membershipRequests: many(($: Given<OfUser>) =>
      db
        .select({
          membership_id: membershipRequests.membershipId,
          kind: membershipRequests.kind,
          status: membershipRequests.status,
          from: membershipRequests.fromOn,
          months: membershipRequests.months,
          to_type: membershipTypes.name,
          asked_at: membershipRequests.createdAt,
          answered_at: membershipRequests.answeredAt,
          reason: membershipRequests.reason,
          effect: membershipRequests.effect,
        })
        .from(membershipRequests)
        .leftJoin(membershipTypes, eq(membershipTypes.id, membershipRequests.toTypeId))
        .where(eq(membershipRequests.userId, $.userId))
        .orderBy(asc(membershipRequests.id)),
    ),
    savedSearches: many(($: Given<OfUser>) =>
      db
        .select({
          name: savedSearches.name,
          path: savedSearches.path,
          query: savedSearches.query,
          saved_at: savedSearches.createdAt,
        })
        .from(savedSearches)
        .where(eq(savedSearches.userId, $.userId))
        .orderBy(asc(savedSearches.id)),
    ),
    documents: many(($: Given<OfUser>) =>
      db
        .select({
          id: documents.id,
          kind: documents.kind,
          name: documents.name,
          media_type: documents.mediaType,
          bytes: documents.bytes,
          uploaded_at: documents.createdAt,
        })
        .from(documents)
        .where(and(eq(documents.userId, $.userId), eq(documents.status, sql`'kept'`)))
        .orderBy(asc(documents.kind), asc(documents.createdAt), asc(documents.id)),
    ),
    /** The people who may act for the user. */
    owners: many(($: Given<OfUser>) =>
      db
        .select({ relationship: linkedUsers.relationship, first_name: users.firstName })
        .from(linkedUsers)
        .innerJoin(users, eq(users.id, linkedUsers.ownerId))
        .where(eq(linkedUsers.userId, $.userId))
        .orderBy(asc(users.firstName), asc(linkedUsers.id)),
    ),
    /** The adults whom the user has asked. */
    invitations: many(($: Given<OfUser>) =>
      db
        .select({ email: linkInvitations.email, ...invitation })
        .from(linkInvitations)
        .where(eq(linkInvitations.ownerId, $.userId))
        .orderBy(asc(linkInvitations.id)),
    ),
    /** Those who have asked the user. */
    invitationsReceived: many(($: Given<OfUser & { emailKey: string }>) =>
      db
        .select({ first_name: users.firstName, ...invitation })
        .from(linkInvitations)
        .innerJoin(users, eq(users.id, linkInvitations.ownerId))
        .where(or(eq(linkInvitations.emailKey, $.emailKey), eq(linkInvitations.acceptedById, $.userId)))
        .orderBy(asc(linkInvitations.id)),
    ),
    emailChange: one(($: Given<OfUser>) =>
      db
        .select({ email: emailChanges.email, asked_at: emailChanges.createdAt, expires_at: emailChanges.expiresAt })
        .from(emailChanges)
        .where(eq(emailChanges.userId, $.userId)),
    ),
    waitlists: many(($: Given<OfUser>) =>
      db
        .select({
          activity: schedules.name,
          starts_at: occurrences.startsAt,
          places: waitlistEntries.count,
          status: waitlistEntries.status,
          joined_at: waitlistEntries.createdAt,
          ended_at: waitlistEntries.endedAt,
        })
        .from(waitlistEntries)
        .innerJoin(occurrences, eq(occurrences.id, waitlistEntries.occurrenceId))
        .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
        .where(or(eq(waitlistEntries.userId, $.userId), eq(waitlistEntries.ownerId, $.userId)))
        .orderBy(asc(waitlistEntries.id)),
    ),
    waivers: many(($: Given<OfUser>) =>
      db
        .select({ name: restrictions.name, agreed_at: waiverAgreements.agreedAt })
        .from(waiverAgreements)
        .innerJoin(restrictions, eq(restrictions.id, waiverAgreements.restrictionId))
        .where(eq(waiverAgreements.userId, $.userId))
        .orderBy(asc(restrictions.name)),
    ),
    savedCards: many(($: Given<OfUser>) =>
      db
        .select({
          brand: savedCards.brand,
          last_four: savedCards.lastFour,
          expiry: savedCards.expiry,
          cardholder_name: savedCards.cardholderName,
          saved_at: savedCards.savedAt,
        })
        .from(savedCards)
        .where(eq(savedCards.userId, $.userId))
        .orderBy(asc(savedCards.id)),
    ),
    logins: many(($: Given<OfUser>) =>
      db
        .select({ began_at: accessTokens.createdAt, expires_at: accessTokens.expiresAt })
        .from(accessTokens)
        .where(eq(accessTokens.userId, $.userId))
        .orderBy(asc(accessTokens.createdAt)),
    ),
    mails: many(($: Given<OfUser & { to: string }>) =>
      db
        .select({ sent_at: mails.createdAt, subject: mails.subject })
        .from(mails)
        .where(or(eq(mails.userId, $.userId), eq(mails.to, $.to)))
        .orderBy(asc(mails.createdAt), asc(mails.id)),
    ),
  })
}
