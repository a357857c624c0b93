import { createHash } from 'node:crypto'
import type { Random } from '@touchline/ids'
import { failureCode, isPassing } from '../classify.ts'
import type { Migration } from '../migrate.ts'
import { lockText } from './restore.ts'
import type { PgPool } from './pool.ts'
import type { SchemaInfo } from './schemas.ts'
import {
  changeSchemas,
  dropSchema,
  findSchema,
  isDuplicateSchema,
  isSchemaGone,
  listSchemas,
  renameText,
  tablesOf,
} from './schemas.ts'
import type { StoreLog } from '../port.ts'

export type SparesOptions = {
  readonly pool: PgPool
  readonly templatePrefix: string
  readonly migrations: readonly Migration[]
  readonly random: Random
  readonly log: StoreLog
  /** Makes the schema `target` a complete copy of the schema `source`, all or nothing. */
  readonly copy: (source: string, target: string) => Promise<void>
  /** Gives `schema` the content of `source` and, in the same transaction, another name. */
  readonly restoreAs: (source: string, schema: string, name: string) => Promise<void>
}

export type Spares = {
  /** Gives a spare copy of a template another name; answers false when none is ready. */
  readonly take: (template: SchemaInfo, name: string) => Promise<boolean>
  /** Takes a schema out of use. It comes back as a spare, or goes. `replacement` runs in the same transaction. */
  readonly putAside: (schema: string, replacement?: string) => Promise<void>
  /** Clears up and makes ready what is missing; in the background, one thing at a time. */
  readonly tend: () => void
  /** Waits for what is under way. */
  readonly close: () => Promise<void>
}

/** How many copies of the template that is asked for lie ready, and how many of all templates together. */
const ready = 4
const most = 8

const sparePrefix = 'spare_'
const usedPrefix = 'used_'

/**
 * Copies of templates that are made before they are asked for: taking one is a change of name. Any number of processes
 * may share them, because a schema changes its name for one of them only; what a killed process leaves is a whole spare,
 * or a used schema that the next one clears up. A spare's name says of which template it is (by number, so that one of
 * a template made again under an old name does not count) and which migrations have run in it.
 */
export function createSpares(options: SparesOptions): Spares {
  const { pool, migrations, random, log } = options
  const mark = markOf(migrations)
  const asked = new Set<string>()
  let wanted: string | undefined
  let tending: Promise<void> | undefined
  let again = false
  let closed = false

  const prefixOf = ({ oid }: SchemaInfo) => `${sparePrefix}${oid}_${mark}_`
  const newNameFor = (template: SchemaInfo) => prefixOf(template) + Buffer.from(random.bytes(6)).toString('hex')

  async function take(template: SchemaInfo, name: string): Promise<boolean> {
    // A template that is asked for once may never be asked for again.
    if (asked.has(template.name)) wanted = template.name
    asked.add(template.name)
    const spares = await listSchemas(pool, [prefixOf(template)])
    for (const spare of spares) {
      if (!(await isMoved(spare.name, name))) continue
      tend()
      return true
    }
    tend()
    return false
  }

  /** The first caller gets the spare; the others are told that it is gone. */
  async function isMoved(spare: string, name: string): Promise<boolean> {
    try {
      await changeSchemas(pool, (client) => client.query(renameText(spare, name)))
      return true
    } catch (error) {
      if (isSchemaGone(error)) return false
      throw error
    }
  }

  async function putAside(schema: string, replacement = ''): Promise<void> {
    const found = await findSchema(pool, schema)
    if (!found) return
    await changeSchemas(pool, async (client) => {
      const tables = await tablesOf(client, schema)
      // Transactions under way there end first.
      if (tables.length > 0) await client.query(lockText(tables))
      await client.query(`${renameText(schema, usedPrefix + found.oid)};\n${replacement}`)
    })
    tend()
  }

  function tend(): void {
    again = true
    tending ??= tendAll().finally(() => (tending = undefined))
  }

  async function tendAll(): Promise<void> {
    try {
      while (again && !closed) {
        again = false
        await tendOnce()
      }
    } catch (error) {
      // The next one to ask for a copy begins this again, and gets its copy in any case.
      log({ event: 'pg-spares-not-tended', detail: failureCode(error) })
    }
  }

  async function tendOnce(): Promise<void> {
    const all = await listSchemas(pool, [sparePrefix, usedPrefix, options.templatePrefix])
    const templates = all.filter(({ name }) => name.startsWith(options.templatePrefix))
    const isCurrent = ({ name }: SchemaInfo) => templates.some((template) => name.startsWith(prefixOf(template)))
    const spares = all.filter(({ name }) => name.startsWith(sparePrefix))
    const leftover = all.filter(({ name }) => name.startsWith(usedPrefix))
    const stale = spares.filter((spare) => !isCurrent(spare))
    const template = templates.find(({ name }) => name === wanted)
    const mine = template === undefined ? [] : spares.filter(({ name }) => name.startsWith(prefixOf(template)))
    const ofOthers = spares.filter((spare) => isCurrent(spare) && !mine.includes(spare))
    // Beyond the bound, spares of other templates give way.
    const surplus = ofOthers.slice(0, Math.max(0, ofOthers.length + ready - most))
    const material = [...leftover, ...surplus]
    for (let count = mine.length; template !== undefined && count < ready && !closed; count++) {
      await makeReady(template, material.shift())
    }
    for (const { name } of [...material, ...stale]) if (!closed) await dropSchema(pool, name)
  }

  async function makeReady(template: SchemaInfo, material: SchemaInfo | undefined): Promise<void> {
    const name = newNameFor(template)
    try {
      if (material === undefined) await options.copy(template.name, name)
      else await options.restoreAs(template.name, material.name, name)
    } catch (error) {
      // What cannot be given another content is gone, or its tables were changed by hand.
      if (material !== undefined && !isPassing(error)) return dropSchema(pool, material.name)
      if (isSchemaGone(error) || isDuplicateSchema(error)) return
      throw error
    }
  }

  return {
    take,
    putAside,
    tend,
    async close() {
      closed = true
      await tending
    },
  }
}

/** Differs when the migrations do. */
function markOf(migrations: readonly Migration[]): string {
  const hash = createHash('sha256')
  for (const { id, hash: text } of migrations) hash.update(`${id} ${text}\n`)
  return hash.digest('hex').slice(0, 8)
}
