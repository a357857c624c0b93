import type { Address, Relationship, Role } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import type { Kit } from '../../infra/store/kit.ts'
import { tillTables } from '../tills/tables.ts'
import type { VenueTables } from '../venues/tables.ts'

export type UserTables = ReturnType<typeof userTables>
/** Somebody to call when the user has an accident. */
export type EmergencyContact = {
  readonly name: string
  readonly relationship: string | null
  readonly phone: string
}

/** A network that an account has logged in from, as a hash, and when it last did; real time. */
export type LoginPlace = { readonly place: string; readonly at: number }

export type UserRow = UserTables['users']['$inferSelect']

export function userTables(k: Kit, { venues }: VenueTables) {
  const users = k.table(
    'users',
    {
      id: k.int('id').primaryKey(),
      uuid: k.text('uuid').notNull(),
      reference: k.text('reference').notNull(),
      roles: k.json<readonly Role[]>('roles').notNull(),
      permissions: k.json<readonly string[]>('permissions').notNull(),
      title: k.text('title'),
      firstName: k.text('first_name').notNull(),
      lastName: k.text('last_name').notNull(),
      /** The names for searching: lower case, no accents. */
      firstKey: k.key('first_key').notNull(),
      lastKey: k.key('last_key').notNull(),
      email: k.text('email'),
      /** The e-mail for comparison: trimmed, lower case. */
      emailKey: k.text('email_key'),
      /** scrypt with its parameters and salt; null when nobody can log in as this user. */
      passwordHash: k.text('password_hash'),
      emailVerifiedAt: k.instant('email_verified_at'),
      bornOn: k.text('born_on'),
      gender: k.text('gender'),
      ethnicity: k.text('ethnicity'),
      disability: k.text('disability'),
      phone: k.text('phone'),
      address: k.json<Address>('address').notNull(),
      emergencyContact: k.json<EmergencyContact>('emergency_contact'),
      emailOptIn: k.bool('email_opt_in').notNull(),
      smsOptIn: k.bool('sms_opt_in').notNull(),
      phoneOptIn: k.bool('phone_opt_in').notNull(),
      postOptIn: k.bool('post_opt_in').notNull(),
      homeVenueId: k.int('home_venue_id').references(() => venues.id),
      barcode: k.text('barcode'),
      paidBooking: k.bool('paid_booking').notNull(),
      /** Whether a mail reminds of a booking the day before; null counts as yes. */
      bookingReminders: k.bool('booking_reminders'),
      /**
       * The language of mails: the one asked for at the last registration, login or payment. Null when never asked.
       * [O-202]
       */
      language: k.text('language').$type<Language>(),
      /** The networks of former logins, newest first; null before the first. [O-294] */
      loginPlaces: k.json<readonly LoginPlace[]>('login_places'),
      /** The terms that the user agreed to last, and when; both null before the first. [O-371] */
      termsVersion: k.text('terms_version'),
      termsAgreedAt: k.instant('terms_agreed_at'),
      /** The origin of the account: `customer_account_online`, the seed, a till. */
      source: k.text('source').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('users_uuid').on(t.uuid),
      k.uniqueIndex('users_reference').on(t.reference),
      k.uniqueIndex('users_email').on(t.emailKey),
      k.index('users_barcode').on(t.barcode),
      k.index('users_first').on(t.firstKey, t.lastKey, t.id),
      k.index('users_last').on(t.lastKey, t.firstKey, t.id),
    ],
  )
  const linkedUsers = k.table(
    'linked_users',
    {
      id: k.int('id').primaryKey(),
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      relationship: k.text('relationship').$type<Relationship>().notNull(),
      confirmedAt: k.instant('confirmed_at'),
    },
    (t) => [k.uniqueIndex('linked_users_pair').on(t.ownerId, t.userId)],
  )
  return { users, linkedUsers, ...tillTables(k, users, venues) }
}
