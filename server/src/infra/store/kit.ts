import type { Text } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import * as p from 'drizzle-orm/pg-core'
import * as s from 'drizzle-orm/sqlite-core'
import { fromColumn, toColumn } from '../../texts/stored.ts'

/**
 * The column kit: every table is written once, as a function of the kit, and built for either engine.
 *
 * A module's `tables.ts` exports one function. Tables it refers to come in as arguments, typed by the other module's
 * function; `src/schema.ts` calls all of them and spreads the results into one flat record:
 *
 * ```ts
 * // modules/people/tables.ts
 * export type UserTables = ReturnType<typeof userTables>
 * export function userTables(k: Kit) {
 *   const users = k.table('users', { id: k.int('id').primaryKey(), email: k.text('email').notNull() },
 *     (t) => [k.uniqueIndex('users_email').on(t.email)])
 *   return { users }
 * }
 *
 * // modules/carts/tables.ts
 * export function cartTables(k: Kit, { users }: UserTables) {
 *   const carts = k.table('carts', {
 *       id: k.int('id').primaryKey(),
 *       userId: k.int('user_id').notNull().references(() => users.id),
 *       parentId: k.int('parent_id').references((): AnyColumn => carts.id),
 *       status: k.text('status').$type<CartStatus>().notNull(),
 *       total: k.money('total').notNull(),
 *     },
 *     (t) => [
 *       k.uniqueIndex('carts_one_open').on(t.userId).where(sql`${t.status} = 'open'`),
 *       k.check('carts_total', sql`${t.total} >= 0`),
 *     ])
 *   return { carts }
 * }
 *
 * // rows: the same type on both engines
 * type Cart = CartTables['carts']['$inferSelect']
 * ```
 *
 * Name every column, index and check explicitly; write defaults in TypeScript, because a changed database default
 * rebuilds the table on SQLite.
 */
export type Kit = typeof pgKit

/** The return type of a reference to a table that is still being defined (itself, or a later one). */
export type AnyColumn = p.AnyPgColumn

// Drizzle encodes the null of a placeholder, which it does not do with one in a literal row: null stays null in both.
const json = {
  dataType: () => 'text',
  toDriver: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  fromDriver: (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown)),
}
const jsonText = p.customType<{ data: unknown; driverData: string | null }>(json)
const sqliteJson = s.customType<{ data: unknown; driverData: string | null }>(json)
const said = {
  dataType: () => 'text',
  toDriver: (value: Text | string | null) => (value === null ? null : toColumn(value)),
  fromDriver: (column: string | null) => (column === null ? null : fromColumn(column)),
}
const pgSaid = p.customType<{ data: Text | string | null; driverData: string | null }>(said)
const sqliteSaid = s.customType<{ data: Text | string | null; driverData: string | null }>(said)
const sqliteBool = s.customType<{ data: boolean | null; driverData: number | null }>({
  dataType: () => 'integer',
  toDriver: (value) => (value === null ? null : Number(value)),
  fromDriver: (value) => Number(value) === 1,
})

/** A column that is searched by its beginning is compared byte by byte, whatever language the database was made in. */
const textByBytes = p.customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' })

const bigint = (name: string) => p.bigint(name, { mode: 'number' })

/** Columns of PostgreSQL. All numbers are bigint: identifiers and counts reach 4294967295. */
export const pgKit = {
  table: p.pgTable,
  text: (name: string) => p.text(name),
  /** Text that is found by how it begins. */
  key: (name: string) => textByBytes(name),
  /** Counts, places and integer identifiers. */
  int: bigint,
  /** Whole minor units. */
  money: (name: string) => bigint(name).$type<MinorUnits>(),
  /** A UTC instant, epoch milliseconds. */
  instant: bigint,
  bool: (name: string) => p.boolean(name),
  /** JSON kept as text on both engines: its keys keep their order, and no query looks inside. */
  json: <T>(name: string) => jsonText(name).$type<T>(),
  /** A string that a person wrote, or a text of the platform, which is worded when it is read. */
  said: (name: string) => pgSaid(name).$type<Text | string>(),
  index: p.index,
  uniqueIndex: p.uniqueIndex,
  unique: p.unique,
  check: p.check,
  primaryKey: p.primaryKey,
  foreignKey: p.foreignKey,
}

const integer = (name: string) => s.integer(name)

const sqliteColumns: { readonly [Part in keyof Kit]: unknown } = {
  table: s.sqliteTable,
  text: (name: string) => s.text(name),
  key: (name: string) => s.text(name),
  int: integer,
  money: integer,
  instant: integer,
  bool: (name: string) => sqliteBool(name),
  json: (name: string) => sqliteJson(name),
  said: (name: string) => sqliteSaid(name),
  index: s.index,
  uniqueIndex: s.uniqueIndex,
  unique: s.unique,
  check: s.check,
  primaryKey: s.primaryKey,
  foreignKey: s.foreignKey,
}

/**
 * Columns of SQLite, typed as PostgreSQL's.
 * The cast is what lets tables and queries be written once; the kit round trip in tests/store proves what tsc cannot.
 */
export const sqliteKit = sqliteColumns as Kit
