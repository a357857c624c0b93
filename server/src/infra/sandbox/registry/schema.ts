import { asc, eq } from 'drizzle-orm'
import type { Kit } from '../../store/kit.ts'
import type { Db, ReadDb, Store, StoreModel } from '../../store/port.ts'

/** What is known about every sandbox outside of it, so that a closed one's clock and jobs go on. */
export function buildRegistrySchema(k: Kit) {
  const sandboxes = k.table('sandboxes', {
    id: k.text('id').primaryKey(),
    offsetMs: k.int('offset_ms').notNull(),
    frozenAt: k.instant('frozen_at'),
    /** Real time. */
    createdAt: k.instant('created_at').notNull(),
    /** Real time, to the minute. */
    lastUsedAt: k.instant('last_used_at').notNull(),
    /** Sandbox time of the next job, as far as known; null: none. */
    nextDueAt: k.instant('next_due_at'),
    /** Counts resets: what a process remembers of an older one is void. */
    generation: k.int('generation').notNull(),
  })
  return { sandboxes }
}

type RegistrySchema = ReturnType<typeof buildRegistrySchema>
export type SandboxRecord = RegistrySchema['sandboxes']['$inferSelect']

function createReads(db: ReadDb, { sandboxes }: RegistrySchema) {
  return {
    all: () => db.select().from(sandboxes).orderBy(asc(sandboxes.createdAt), asc(sandboxes.id)),
    find: async (id: string) => (await db.select().from(sandboxes).where(eq(sandboxes.id, id)))[0],
  }
}

function createTx(db: Db, schema: RegistrySchema) {
  const { sandboxes } = schema
  return {
    ...createReads(db, schema),
    /** Answers whether the record was written: false when the id is taken. */
    insert: async (record: SandboxRecord) => {
      const rows = await db.insert(sandboxes).values(record).onConflictDoNothing().returning({ id: sandboxes.id })
      return rows.length > 0
    },
    update: async (id: string, change: Partial<Omit<SandboxRecord, 'id'>>) => {
      await db.update(sandboxes).set(change).where(eq(sandboxes.id, id))
    },
    delete: async (id: string) => {
      await db.delete(sandboxes).where(eq(sandboxes.id, id))
    },
  }
}

export type RegistryStore = Store<ReturnType<typeof createReads>, ReturnType<typeof createTx>>

export const registryModel: StoreModel<RegistrySchema, ReturnType<typeof createReads>, ReturnType<typeof createTx>> = {
  buildSchema: buildRegistrySchema,
  makeReads: createReads,
  makeTx: createTx,
}
