import type { IntegrationEventType } from '@touchline/contract'
import type { Kit } from '../store/kit.ts'

export type EventRow = ReturnType<typeof outboxTables>['events']['$inferSelect']

export function outboxTables(k: Kit) {
  /** Mails the platform would have sent; none leaves the machine. */
  const mails = k.table(
    'mails',
    {
      id: k.int('id').primaryKey(),
      kind: k.text('kind').notNull(),
      /** One mail per kind and subject: `order-confirmation` of order 12 is written once, however often it is tried. */
      dedupeKey: k.text('dedupe_key').notNull(),
      to: k.text('to_address').notNull(),
      /** The reader, whose address may be another one by now; null for somebody without an account. */
      userId: k.int('user_id'),
      subject: k.text('subject').notNull(),
      html: k.text('html').notNull(),
      text: k.text('text_body').notNull(),
      ics: k.text('ics'),
      orderId: k.int('order_id'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.uniqueIndex('mails_once').on(t.dedupeKey), k.index('mails_newest').on(t.createdAt, t.id)],
  )
  /** Events for integrations; kept after delivery. */
  const events = k.table(
    'events',
    {
      id: k.text('id').primaryKey(),
      type: k.text('type').$type<IntegrationEventType>().notNull(),
      integrationId: k.text('integration_id').notNull(),
      userId: k.int('user_id').notNull(),
      userUuid: k.text('user_uuid').notNull(),
      createdAt: k.instant('created_at').notNull(),
      /** Null until delivered. */
      deliveredAt: k.instant('delivered_at'),
    },
    (t) => [k.index('events_newest').on(t.createdAt, t.id), k.index('events_waiting').on(t.deliveredAt, t.createdAt)],
  )
  return { mails, events }
}
