import { and, asc, eq, sql } from 'drizzle-orm'
import type { ClockState } from '../clock-state.ts'
import type { Db, ReadDb, Store, StoreModel } from '../../store/port.ts'
import { buildRegistrySchema, type RegistrySchema, type SandboxRecord } from './tables.ts'

function createReads(db: ReadDb, { sandboxes }: RegistrySchema) {
  return {
    all: () => db.select().from(sandboxes).orderBy(asc(sandboxes.createdAt), asc(sandboxes.id)),
    find: async (id: string) => (await db.select().from(sandboxes).where(eq(sandboxes.id, id)))[0],
  }
}

type Seen = Pick<SandboxRecord, 'id' | 'generation' | 'state'> & Partial<Pick<SandboxRecord, 'lastUsedAt'>>
type Made = Pick<SandboxRecord, 'id' | 'generation'>

function createTx(db: Db, schema: RegistrySchema) {
  const { sandboxes } = schema

  /** Compare and set: whether the record was still as it was read. */
  async function change({ id, generation, state, lastUsedAt }: Seen, to: Partial<SandboxRecord>): Promise<boolean> {
    const asSeen = and(
      eq(sandboxes.id, id),
      eq(sandboxes.generation, generation),
      eq(sandboxes.state, state),
      lastUsedAt === undefined ? undefined : eq(sandboxes.lastUsedAt, lastUsedAt),
    )
    const rows = await db.update(sandboxes).set(to).where(asSeen).returning({ id: sandboxes.id })
    return rows.length > 0
  }

  return {
    ...createReads(db, schema),
    /** False when the id is taken. */
    insert: async (record: SandboxRecord) => {
      const rows = await db.insert(sandboxes).values(record).onConflictDoNothing().returning({ id: sandboxes.id })
      return rows.length > 0
    },
    update: async (id: string, change: Partial<Omit<SandboxRecord, 'id'>>) => {
      const [record] = await db.update(sandboxes).set(change).where(eq(sandboxes.id, id)).returning()
      return record
    },
    restart: async (id: string, { offsetMs, frozenAt }: ClockState) => {
      const [record] = await db
        .update(sandboxes)
        .set({ offsetMs, frozenAt, nextDueAt: null, generation: sql`${sandboxes.generation} + 1` })
        .where(eq(sandboxes.id, id))
        .returning()
      return record
    },
    /** Whether it was still being created, by this maker. */
    markReady: ({ id, generation }: Made) => change({ id, generation, state: 'creating' }, { state: 'ready' }),
    /** Renews the maker's claim. */
    renew: ({ id, generation }: Made, lastUsedAt: number) =>
      change({ id, generation, state: 'creating' }, { lastUsedAt }),
    condemn: (seen: Seen) => change(seen, { state: 'deleting' }),
    /** With a generation, only the record that has it. */
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
