import type { Channel, Reason } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../../infra/store/kit.ts'
import type { OccurrenceTables } from '../../schedules/tables.ts'
import type { PlaceTables } from '../tables.ts'
import type { UserTables } from '../../people/tables.ts'

export type WaitlistTables = ReturnType<typeof waitlistTables>
export type WaitlistEntryRow = WaitlistTables['waitlistEntries']['$inferSelect']

/** `waiting` in turn, `offered` for a time, and the four ways out. */
export type WaitlistStatus = 'waiting' | 'offered' | 'booked' | 'left' | 'expired' | 'closed'

/** Tickets of one kind. */
export type WantedTicket = { readonly ticketId: string; readonly quantity: number }

export function waitlistTables(
  k: Kit,
  { users }: UserTables,
  { places }: PlaceTables,
  { occurrences }: OccurrenceTables,
) {
  /** Waitlist entries, in the order of their ids. */
  const waitlistEntries = k.table(
    'waitlist_entries',
    {
      id: k.int('id').primaryKey(),
      occurrenceId: k
        .text('occurrence_id')
        .notNull()
        .references(() => occurrences.id),
      placesId: k
        .int('places_id')
        .notNull()
        .references(() => places.id),
      userId: k
        .int('user_id')
        .notNull()
        .references(() => users.id),
      /** The person who made the entry: the waiting person, or a linked user. */
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      count: k.int('count').notNull(),
      channel: k.text('channel').$type<Channel>().notNull(),
      status: k.text('status').$type<WaitlistStatus>().notNull(),
      /** The end of the offer. */
      offerExpiresAt: k.instant('offer_expires_at'),
      /** Why the entry was passed over. */
      passedOver: k.json<Reason>('passed_over'),
      /** The number of free places at the last mail, or at joining. */
      toldOf: k.int('told_of').notNull(),
      /** The accepted terms of an automatic booking; null when places are only offered. */
      termsVersion: k.text('terms_version'),
      /** The first entry of people who wait together; null for one who waits alone. */
      partyId: k.int('party_id'),
      /** How often places went past the entry because they were too few; null for never. */
      passes: k.int('passes'),
      /** The tickets wanted, for a ticketed session; null when only their number is known. */
      tickets: k.json<readonly WantedTicket[]>('tickets'),
      createdAt: k.instant('created_at').notNull(),
      endedAt: k.instant('ended_at'),
    },
    (t) => [
      k
        .index('waitlist_entries_turn')
        .on(t.placesId, t.id)
        .where(sql`${t.status} in ('waiting', 'offered')`),
      k.index('waitlist_entries_user').on(t.userId, t.createdAt, t.id),
      k
        .index('waitlist_entries_owner')
        .on(t.ownerId)
        .where(sql`${t.status} in ('waiting', 'offered')`),
      k
        .uniqueIndex('waitlist_entries_one')
        .on(t.userId, t.placesId)
        .where(sql`${t.status} in ('waiting', 'offered')`),
      k.check('waitlist_entries_count', sql`${t.count} >= 1`),
    ],
  )
  return { waitlistEntries }
}
