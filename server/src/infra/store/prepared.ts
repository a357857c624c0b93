import { fast } from './fast.ts'

type PreparedStatement<Rows> = { readonly execute: (values?: Record<string, unknown>) => PromiseLike<Rows> }

/**
 * A statement of one connection, prepared when it is first run and kept for the life of the connection:
 *
 * ```ts
 * const byId = prepared(() => db.select().from(carts).where(eq(carts.id, sql.placeholder('id'))).prepare('carts_by_id'))
 * const [cart] = await byId({ id })
 * ```
 *
 * The name is unique in the whole program: PostgreSQL refuses two statements of one name, SQLite takes no notice.
 * The statement starts at the call on both engines; drizzle alone would start SQLite's at the `await`.
 */
export function prepared<Rows>(
  make: () => PreparedStatement<Rows>,
): (values?: Record<string, unknown>) => Promise<Rows> {
  let statement: PreparedStatement<Rows> | undefined
  return async function run(values) {
    statement ??= fast(make())
    return statement.execute(values)
  }
}
