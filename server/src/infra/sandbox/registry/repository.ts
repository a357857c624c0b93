import { and, asc, eq } from 'drizzle-orm'
import type { Db, ReadDb, Store, StoreModel } from '../../store/port.ts'
import { buildRegistrySchema, type RegistrySchema, type SandboxRecord, type SandboxState } from './tables.ts'

function createReads(db: ReadDb, { sandboxes }: RegistrySchema) {
  return {
    all: () => db.select().from(sandboxes).orderBy(asc(sandboxes.createdAt), asc(sandboxes.id)),
    find: async (id: string) => (await db.select().from(sandboxes).where(eq(sandboxes.id, id)))[0],
  }
}

type Seen = Pick<SandboxRecord, 'id' | 'generation' | 'state'>

function createTx(db: Db, schema: RegistrySchema) {
  const { sandboxes } = schema

  /** Compare and set: answers whether the record was still as it was seen. */
  async function move({ id, generation, state }: Seen, next: SandboxState): Promise<boolean> {
    const asSeen = and(eq(sandboxes.id, id), eq(sandboxes.generation, generation), eq(sandboxes.state, state))
    const rows = await db.update(sandboxes).set({ state: next }).where(asSeen).returning({ id: sandboxes.id })
    return rows.length > 0
  }

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
    /** Answers whether it was still being made, and by whoever says so. */
    settle: ({ id, generation }: Omit<Seen, 'state'>) => move({ id, generation, state: 'creating' }, 'ready'),
    condemn: (seen: Seen) => move(seen, 'deleting'),
    /** With a generation only the record that has it. */
    delete: async (id: string, generation?: number) => {
      const isOne = eq(sandboxes.id, id)
      await db
        .delete(sandboxes)
        .where(generation === undefined ? isOne : and(isOne, eq(sandboxes.generation, generation)))
    },
  }
}

export type RegistryStore = Store<ReturnType<typeof createReads>, ReturnType<typeof createTx>>

export const registryModel: StoreModel<RegistrySchema, ReturnType<typeof createReads>, ReturnType<typeof createTx>> = {
  buildSchema: buildRegistrySchema,
  makeReads: createReads,
  makeTx: createTx,
}
