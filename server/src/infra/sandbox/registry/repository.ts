import { asc, eq } from 'drizzle-orm'
import type { Db, ReadDb, Store, StoreModel } from '../../store/port.ts'
import { buildRegistrySchema, type RegistrySchema, type SandboxRecord } from './tables.ts'

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
