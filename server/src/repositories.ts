import { createJobReads, createJobWrites } from './infra/jobs/index.ts'
import { createOutboxReads, createOutboxWrites } from './infra/outbox/index.ts'
import { idBlockRows } from './infra/store/id-blocks.ts'
import type { Kit } from './infra/store/kit.ts'
import type { Db, ReadDb, Store, StoreModel } from './infra/store/port.ts'
import type { UnitOfWork } from './infra/store/unit-of-work.ts'
import { createWholeTables } from './infra/store/whole-tables.ts'
import { modules } from './modules.ts'
import { buildSchema, type Schema } from './schema.ts'

type Modules = typeof modules
/** Makes the queries of a module for one connection. */
type Make<On> = (db: On, schema: Schema) => object
type Made<Part extends 'reads' | 'writes'> = {
  readonly [
    Name in keyof Modules as Modules[Name] extends Readonly<Record<Part, unknown>> ? Name : never
  ]: Modules[Name] extends Readonly<Record<Part, (...args: never[]) => infer Queries>> ? Queries : never
}
type ModuleReads = Made<'reads'>
type ModuleWrites = Made<'writes'>

const readers: readonly (readonly [string, Make<ReadDb>])[] = Object.entries(modules).flatMap(([name, module]) =>
  'reads' in module ? [[name, module.reads] as const] : [],
)
const writers: readonly (readonly [string, Make<Db>])[] = Object.entries(modules).flatMap(([name, module]) =>
  'writes' in module ? [[name, module.writes] as const] : [],
)

/** The repositories of one connection, reading only. */
export function createReads(db: ReadDb, schema: Schema) {
  const made = readers.map(([name, make]) => [name, make(db, schema)])
  return {
    // One repository per module, under its name.
    ...(Object.fromEntries(made) as ModuleReads),
    jobs: createJobReads(db, schema),
    outbox: createOutboxReads(db, schema),
  }
}

type Both = {
  readonly [Name in keyof ModuleReads]: ModuleReads[Name] &
    (Name extends keyof ModuleWrites ? ModuleWrites[Name] : unknown)
}

/** The repositories of one connection in a transaction: reading and writing. */
export function createTx(db: Db, schema: Schema) {
  const { jobs, outbox, ...reads } = createReads(db, schema)
  const ofModules: Readonly<Record<string, object>> = reads
  const made = writers.map(([name, make]) => [name, { ...ofModules[name], ...make(db, schema) }])
  const both = { ...reads, ...Object.fromEntries(made) } as Both
  return {
    ...both,
    // On PostgreSQL each statement of a transaction sees newer commits.
    occurrences: { ...both.occurrences, isSnapshot: false },
    jobs: { ...jobs, ...createJobWrites(db, schema) },
    outbox: { ...outbox, ...createOutboxWrites(db, schema) },
    idBlocks: idBlockRows(db, schema),
    seed: createWholeTables(db, schema),
  }
}

/** The repositories as they are made: for `writesOf`, and for tests that plant rows. */
export type WholeTx = ReturnType<typeof createTx>
/** The parts of a unit of work that every module has beside reading: jobs, the outbox, ids, and tables filled as a whole. */
type ForEverybody = 'idBlocks' | 'jobs' | 'outbox' | 'seed'

export type Reads = ReturnType<typeof createReads>
/** A unit of work: reads of every module, and its own writes for the module that opens them. */
export type Tx = Omit<Reads, ForEverybody> & Pick<WholeTx, ForEverybody> & UnitOfWork
export type PlatformStore = Store<Reads, Tx>

const schemas = new Map<Kit, Schema>()

/** The tables of an engine, built once for all its databases. */
function schemaOf(kit: Kit): Schema {
  const schema = schemas.get(kit) ?? buildSchema(kit)
  schemas.set(kit, schema)
  return schema
}

export const platformModel: StoreModel<Schema, Reads, Tx> = {
  buildSchema: schemaOf,
  makeReads: createReads,
  // The brand of a unit of work is in the types only.
  makeTx: (db, schema) => createTx(db, schema) as WholeTx & UnitOfWork,
}
