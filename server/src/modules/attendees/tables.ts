import type { Answer } from '@touchline/contract'
import type { Kit } from '../../infra/store/kit.ts'
import type { OccurrenceTables } from '../schedules/tables.ts'
import type { UserTables } from '../people/tables.ts'

export type AttendeeTables = ReturnType<typeof attendeeTables>
export type AttendeeRow = AttendeeTables['attendees']['$inferSelect']

export function attendeeTables(k: Kit, { users }: UserTables, { schedules }: OccurrenceTables) {
  /** Attendees of a line bought alone, with their answers. A basket line and its order line share one id. */
  const attendees = k.table(
    'attendees',
    {
      id: k.int('id').primaryKey(),
      itemId: k.int('item_id').notNull(),
      /** 1 to the number of attendees of the line. */
      position: k.int('position').notNull(),
      scheduleId: k
        .text('schedule_id')
        .notNull()
        .references(() => schedules.id),
      /** The user who entered the attendee. */
      ownerId: k
        .int('owner_id')
        .notNull()
        .references(() => users.id),
      firstName: k.text('first_name').notNull(),
      lastName: k.text('last_name').notNull(),
      answers: k.json<readonly Answer[]>('answers').notNull(),
      enteredAt: k.instant('entered_at').notNull(),
    },
    (t) => [
      k.uniqueIndex('attendees_of_item').on(t.itemId, t.position),
      k.index('attendees_of_owner').on(t.ownerId, t.enteredAt, t.id),
    ],
  )
  return { attendees }
}
