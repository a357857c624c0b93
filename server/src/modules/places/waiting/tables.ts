import type { Channel, Reason } from '@touchline/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../../infra/store/kit.ts'
import type { OccurrenceTables } from '../../schedules/tables.ts'
import type { PlaceTables } from '../tables.ts'
import type { UserTables } from '../../people/tables.ts'

export type WaitlistTables = ReturnType<typeof waitlistTables>
export type WaitlistEntryRow = WaitlistTables['waitlistEntries']['$inferSelect']

/** `waiting` in turn, `offered` a place for a time, and the four ways out. */
export type WaitlistStatus = 'waiting' | 'offered' | 'booked' | 'left' | 'expired' | 'closed'

export function waitlistTables(
  k: Kit,
  { users }: UserTables,
  { places }: PlaceTables,
  { occurrences }: OccurrenceTables,
) {
  /** Who waits for how many places; in the order of the ids. */
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
      /** Who put them on it: themselves, or somebody linked. */
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      count: k.int('count').notNull(),
      channel: k.text('channel').$type<Channel>().notNull(),
      status: k.text('status').$type<WaitlistStatus>().notNull(),
      /** Until when the offered place is kept. */
      offerExpiresAt: k.instant('offer_expires_at'),
      /** Why it was passed over. [O-48] */
      passedOver: k.json<Reason>('passed_over'),
      /** As many were free when they were last told that places came free, or when they joined. [O-48] */
      toldOf: k.int('told_of').notNull(),
      /** Which terms they agreed to, should a place be booked for them; null: none, so that it is offered only. */
      termsVersion: k.text('terms_version'),
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
