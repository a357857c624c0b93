import { sql } from 'drizzle-orm'
import type { AnyColumn, Kit } from '../../../server/src/infra/store/kit.ts'
import { storeTables } from '../../../server/src/infra/store/tables.ts'

export type Attributes = Readonly<Record<string, unknown>>
export type VenueTables = ReturnType<typeof venueTables>

/** A small booking schema for the tests of the store: every column type, and every kind of constraint. */
export function venueTables(k: Kit) {
  const venues = k.table(
    'venues',
    {
      id: k.text('id').primaryKey(),
      name: k.text('name').notNull(),
      parentId: k.text('parent_id').references((): AnyColumn => venues.id),
    },
    (t) => [k.unique('venues_name').on(t.name)],
  )
  const occurrences = k.table(
    'occurrences',
    {
      id: k.text('id').primaryKey(),
      venueId: k
        .text('venue_id')
        .notNull()
        .references(() => venues.id),
      startsAt: k.instant('starts_at').notNull(),
      maximum: k.int('maximum').notNull(),
      consumed: k.int('consumed').notNull(),
      price: k.money('price').notNull(),
      discount: k.money('discount'),
      endsAt: k.instant('ends_at'),
      level: k.int('level'),
      note: k.text('note'),
      online: k.bool('online').notNull(),
      visible: k.bool('visible'),
      attributes: k.json<Attributes>('attributes').notNull(),
      extra: k.json<Attributes>('extra'),
    },
    (t) => [
      k.index('occurrences_venue_starts').on(t.venueId, t.startsAt),
      k.check('occurrences_capacity', sql`${t.consumed} >= 0 and ${t.consumed} <= ${t.maximum}`),
    ],
  )
  return { venues, occurrences }
}

export function basketTables(k: Kit, { occurrences }: VenueTables) {
  const baskets = k.table(
    'baskets',
    {
      id: k.text('id').primaryKey(),
      owner: k.text('owner').notNull(),
      status: k.text('status').$type<'open' | 'ordered' | 'expired'>().notNull().default('open'),
      version: k.int('version').notNull(),
      total: k.money('total').notNull(),
    },
    (t) => [
      k
        .uniqueIndex('baskets_one_open')
        .on(t.owner)
        .where(sql`${t.status} = 'open'`),
    ],
  )
  const basketItems = k.table(
    'basket_items',
    {
      basketId: k.text('basket_id').notNull(),
      position: k.int('position').notNull(),
      occurrenceId: k.text('occurrence_id').notNull(),
      quantity: k.int('quantity').notNull(),
      unitPrice: k.money('unit_price').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'basket_items_pk', columns: [t.basketId, t.position] }),
      k
        .foreignKey({ name: 'basket_items_basket', columns: [t.basketId], foreignColumns: [baskets.id] })
        .onDelete('cascade'),
      k.foreignKey({ name: 'basket_items_occurrence', columns: [t.occurrenceId], foreignColumns: [occurrences.id] }),
    ],
  )
  const jobs = k.table(
    'jobs',
    { id: k.int('id').primaryKey(), dueAt: k.instant('due_at').notNull(), worker: k.text('worker') },
    (t) => [k.index('jobs_due').on(t.dueAt)],
  )
  return { baskets, basketItems, jobs }
}

export function bookingTables(k: Kit) {
  const venues = venueTables(k)
  return { ...venues, ...basketTables(k, venues), ...storeTables(k) }
}

export type BookingTables = ReturnType<typeof bookingTables>
