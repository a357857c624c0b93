import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../infra/store/port.ts'
import { changed, type Given, inList, many, one, perform, queries, type Value } from '../../infra/store/queries.ts'
import type { Language } from '@touchline/languages'
import type { Schema } from '../../schema.ts'
import type { Forgotten } from './forget-person.ts'
import type { LoginPlace, UserRow } from './tables.ts'
import { writesOf } from '../../infra/store/unit-of-work.ts'

/** A search at the desk: a number or an address as a whole, a name by its beginning. */
type Looked = {
  readonly reference: string
  readonly emailKey: string
  /** The range of first or last names with the beginning. */
  readonly from: string
  readonly to: string
  /** A whole first name with the beginning of the last name. */
  readonly first: string
  readonly lastFrom: string
  readonly lastTo: string
}

/** The details that a user can change. */
export type Profile = Pick<
  UserRow,
  | 'id'
  | 'title'
  | 'firstName'
  | 'firstKey'
  | 'lastName'
  | 'lastKey'
  | 'bornOn'
  | 'gender'
  | 'ethnicity'
  | 'disability'
  | 'phone'
  | 'address'
  | 'emergencyContact'
  | 'emailOptIn'
  | 'smsOptIn'
  | 'phoneOptIn'
  | 'postOptIn'
  | 'bookingReminders'
  | 'language'
>

export function createUserReads(db: ReadDb, { users, linkedUsers, tills }: Schema) {
  const found = ($: { readonly [K in keyof Looked]: Value<string> }) =>
    or(
      eq(users.reference, $.reference),
      eq(users.barcode, $.reference),
      eq(users.emailKey, $.emailKey),
      and(gte(users.lastKey, $.from), lt(users.lastKey, $.to)),
      and(gte(users.firstKey, $.from), lt(users.firstKey, $.to)),
      and(eq(users.firstKey, $.first), gte(users.lastKey, $.lastFrom), lt(users.lastKey, $.lastTo)),
    )
  const own = queries('users', db, {
    byId: one(($: Given<{ id: number }>) => db.select().from(users).where(eq(users.id, $.id))),
    byUuid: one(($: Given<{ uuid: string }>) => db.select().from(users).where(eq(users.uuid, $.uuid))),
    byEmail: one(($: Given<{ emailKey: string }>) => db.select().from(users).where(eq(users.emailKey, $.emailKey))),
    byReference: one(($: Given<{ reference: string }>) =>
      db.select().from(users).where(eq(users.reference, $.reference)),
    ),
    found: many(($: Given<Looked & { limit: number }>) =>
      db
        .select()
        .from(users)
        .where(found($))
        .orderBy(asc(users.lastKey), asc(users.firstKey), asc(users.id))
        .limit($.limit),
    ),
    namesOf: many(($: Given<{ ids: readonly number[] }>) =>
      db
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(inList(users.id, $.ids)),
    ),
    birthdays: many(($: Given<{ ids: readonly number[] }>) =>
      db.select({ id: users.id, bornOn: users.bornOn }).from(users).where(inList(users.id, $.ids)),
    ),
    /** People a user may act for: confirmed links only. [O-38] */
    linkedTo: many(($: Given<{ ownerId: number }>) =>
      db
        .select({
          link: { id: linkedUsers.id, relationship: linkedUsers.relationship },
          user: { id: users.id, firstName: users.firstName, lastName: users.lastName, bornOn: users.bornOn },
        })
        .from(linkedUsers)
        .innerJoin(users, eq(users.id, linkedUsers.userId))
        .where(and(eq(linkedUsers.ownerId, $.ownerId), isNotNull(linkedUsers.confirmedAt)))
        .orderBy(asc(users.firstName), asc(linkedUsers.id)),
    ),
    link: one(($: Given<{ ownerId: number; userId: number }>) =>
      db
        .select({ id: linkedUsers.id })
        .from(linkedUsers)
        .where(
          and(eq(linkedUsers.ownerId, $.ownerId), eq(linkedUsers.userId, $.userId), isNotNull(linkedUsers.confirmedAt)),
        ),
    ),
    openTill: one(($: Given<{ userId: number }>) =>
      db
        .select({ id: tills.id })
        .from(tills)
        .where(and(eq(tills.userId, $.userId), isNull(tills.closedAt)))
        .limit(1),
    ),
  })
  return {
    ...own,
    isLinked: async (pair: { readonly ownerId: number; readonly userId: number }) =>
      (await own.link(pair)) !== undefined,
    hasOpenTill: async (till: { readonly userId: number }) => (await own.openTill(till)) !== undefined,
  }
}

export function createUserWrites(db: Db, { users, linkedUsers }: Schema) {
  return queries('users', db, {
    /** False when the e-mail address is taken. */
    insert: changed(($: Given<UserRow>) =>
      db
        .insert(users)
        .values($)
        .onConflictDoNothing({ target: [users.emailKey] })
        .returning({ id: users.id }),
    ),
    /** Other locks of the customer wait until this unit of work is over. */
    lock: perform(($: Given<{ id: number }>) =>
      db
        .update(users)
        .set({ paidBooking: sql`${users.paidBooking}` })
        .where(eq(users.id, $.id)),
    ),
    /** Writes the details that a user can change. */
    changeProfile: perform(($: Given<Profile>) =>
      db
        .update(users)
        .set({
          title: $.title,
          firstName: $.firstName,
          firstKey: $.firstKey,
          lastName: $.lastName,
          lastKey: $.lastKey,
          bornOn: $.bornOn,
          gender: $.gender,
          ethnicity: $.ethnicity,
          disability: $.disability,
          phone: $.phone,
          address: $.address,
          emergencyContact: $.emergencyContact,
          emailOptIn: $.emailOptIn,
          smsOptIn: $.smsOptIn,
          phoneOptIn: $.phoneOptIn,
          postOptIn: $.postOptIn,
          bookingReminders: $.bookingReminders,
          language: $.language,
        })
        .where(eq(users.id, $.id)),
    ),
    setEmail: perform(($: Given<{ id: number; email: string; emailKey: string; emailVerifiedAt: number }>) =>
      db
        .update(users)
        .set({ email: $.email, emailKey: $.emailKey, emailVerifiedAt: $.emailVerifiedAt })
        .where(eq(users.id, $.id)),
    ),
    /** False when the former hash is no longer the one stored. */
    changePassword: changed(($: Given<{ id: number; former: string; passwordHash: string }>) =>
      db
        .update(users)
        .set({ passwordHash: $.passwordHash })
        .where(and(eq(users.id, $.id), eq(users.passwordHash, $.former)))
        .returning({ id: users.id }),
    ),
    setPassword: perform(($: Given<{ id: number; passwordHash: string }>) =>
      db.update(users).set({ passwordHash: $.passwordHash }).where(eq(users.id, $.id)),
    ),
    /** Replaces everything that says who a user was. */
    forget: perform(($: Given<Forgotten & { id: number }>) => {
      const { id, ...blank } = $
      return db.update(users).set(blank).where(eq(users.id, id))
    }),
    /** Ends every link from and to a user. */
    unlink: perform(($: Given<{ id: number }>) =>
      db.delete(linkedUsers).where(or(eq(linkedUsers.ownerId, $.id), eq(linkedUsers.userId, $.id))),
    ),
    setLoginPlaces: perform(($: Given<{ id: number; loginPlaces: readonly LoginPlace[] }>) =>
      db.update(users).set({ loginPlaces: $.loginPlaces }).where(eq(users.id, $.id)),
    ),
    /** Keeps the first time of the last version. */
    agreeToTerms: perform(($: Given<{ id: number; termsVersion: string; termsAgreedAt: number }>) =>
      db
        .update(users)
        .set({ termsVersion: $.termsVersion, termsAgreedAt: $.termsAgreedAt })
        .where(and(eq(users.id, $.id), or(isNull(users.termsVersion), ne(users.termsVersion, $.termsVersion)))),
    ),
    setLanguage: perform(($: Given<{ id: number; language: Language }>) =>
      db.update(users).set({ language: $.language }).where(eq(users.id, $.id)),
    ),
  })
}

export const userWrites = writesOf('users', createUserWrites)
