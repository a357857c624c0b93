import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inPgTransaction, openPgPool } from '../../../server/src/infra/store/pg/pool.ts'
import { openPgDatabases } from '../../../server/src/infra/store/pg/databases.ts'
import { bookingModel } from '../booking/model.ts'
import { addPlaces } from '../booking/add-places.ts'
import { type BookingDatabases, fill, noLog, occurrence, pgMigrations, pgOptions } from '../booking/open.ts'
import { freshPgDatabase } from '../booking/stores.ts'

const run = promisify(execFile)
const createSandboxes = join(import.meta.dirname, '..', 'processes', 'create-sandboxes.ts')

type Schema = { readonly name: string; readonly oid: string }

type Scene = {
  readonly url: string
  readonly databases: BookingDatabases
  /** The schemas whose names begin with a prefix. */
  readonly schemas: (prefix: string) => Promise<readonly Schema[]>
  readonly execute: (text: string) => Promise<void>
}

/** A PostgreSQL database with the template `day`. */
async function openScene(): Promise<Scene> {
  const url = await freshPgDatabase()
  const pool = await openPgPool({ url, max: 1, log: noLog })
  onTestFinished(() => pool.end())
  const databases = await opened(url)
  await databases.makeTemplate('day', (store) => fill(store, 5, 2))
  const question = 'select nspname as name, oid::text from pg_namespace where starts_with(nspname, $1) order by 1'
  return {
    url,
    databases,
    schemas: (prefix) =>
      inPgTransaction(pool, 'begin', async (client) => (await client.query<Schema>(question, [prefix])).rows),
    execute: async (text) => void (await inPgTransaction(pool, 'begin', (client) => client.query(text))),
  }
}

async function opened(url: string, migrations = pgMigrations): Promise<BookingDatabases> {
  const pool = await openPgPool({ url, max: 6, log: noLog })
  const databases = openPgDatabases(bookingModel, { ...pgOptions(), pool, migrations, log: noLog })
  onTestFinished(() => databases.close())
  return databases
}

const patient = { timeout: 60_000 }

/** Asks twice for the template, which is what makes it worth preparing, and waits until its copies lie ready. */
async function prepare({ databases, schemas }: Scene): Promise<readonly Schema[]> {
  await databases.createFrom('day', 'first')
  await databases.createFrom('day', 'second')
  await expect.poll(() => schemas('spare_'), patient).toHaveLength(4)
  return schemas('spare_')
}

async function venuesOf(databases: BookingDatabases, name: string): Promise<readonly string[]> {
  const venues = await (await databases.open(name)).read((reads) => reads.venues())
  return venues.map((venue) => venue.name)
}

describe('copies made in advance', () => {
  it('are made once a template was used twice; the next database is one of them, and it is replaced', async () => {
    const scene = await openScene()
    const { databases, schemas } = scene
    const spares = await prepare(scene)
    await databases.createFrom('day', 'alice')
    const [alice] = await schemas('sandbox_alice')
    expect(spares.map(({ oid }) => oid)).toContain(alice?.oid)
    expect(await venuesOf(databases, 'alice')).toEqual(['Riverside'])
    await expect.poll(() => schemas('spare_'), patient).toHaveLength(4)
  })

  it('leave a used name alone', async () => {
    const scene = await openScene()
    await prepare(scene)
    const taken = scene.databases.createFrom('day', 'first')
    await expect(taken).rejects.toMatchObject({ name: 'DatabaseExistsError' })
  })

  it('are made from dropped databases, without any of their content', async () => {
    const scene = await openScene()
    const { databases, schemas, execute } = scene
    for (const { name } of await prepare(scene)) await execute(`drop schema "${name}" cascade`)
    await writeInto(databases, 'first')
    const [first] = await schemas('sandbox_first')
    await databases.drop('first')
    await expect.poll(() => schemas('spare_'), patient).toHaveLength(4)
    expect((await schemas('spare_')).map(({ oid }) => oid)).toContain(first?.oid)
    for (let n = 0; n < 4; n++) {
      await databases.createFrom('day', `next-${n}`)
      expect(await contentOf(databases, `next-${n}`)).toEqual(await contentOf(databases, 'second'))
    }
  })

  it('are never of an older template with the same name', async () => {
    const scene = await openScene()
    const { databases, schemas } = scene
    const old = await prepare(scene)
    await databases.dropTemplate('day')
    await databases.makeTemplate('day', (store) =>
      store.write((tx) => tx.insertVenues([{ id: 'v9', name: 'Another' }])),
    )
    await databases.createFrom('day', 'alice')
    expect(await venuesOf(databases, 'alice')).toEqual(['Another'])
    const isLeft = ({ name }: Schema) => old.some((spare) => spare.name === name)
    await expect.poll(async () => (await schemas('spare_')).filter(isLeft), patient).toEqual([])
  })

  it('are never those of a program with other migrations', async () => {
    const scene = await openScene()
    const earlier = await opened(scene.url, pgMigrations.slice(0, 1))
    await earlier.makeTemplate('night', (store) =>
      store.write((tx) => tx.insertVenues([{ id: 'v1', name: 'Riverside' }])),
    )
    for (const name of ['one', 'two']) await earlier.createFrom('night', name)
    await expect.poll(() => scene.schemas('spare_'), patient).toHaveLength(4)
    const old = await scene.schemas('spare_')
    await scene.databases.createFrom('night', 'three')
    const [three] = await scene.schemas('sandbox_three')
    expect(old.map(({ oid }) => oid)).not.toContain(three?.oid)
    await expect.poll(() => scene.schemas('spare_'), patient).toEqual([])
  })

  it('are removed at a start when nobody needs them', async () => {
    const scene = await openScene()
    await prepare(scene)
    await scene.execute('alter schema sandbox_first rename to used_1; drop schema template_day cascade')
    await opened(scene.url)
    await expect
      .poll(async () => [await scene.schemas('spare_'), await scene.schemas('used_')], patient)
      .toEqual([[], []])
    expect((await scene.schemas('sandbox_')).map(({ name }) => name)).toEqual(['sandbox_second'])
  })
})

describe('two processes', () => {
  it('never get the same copy', async () => {
    const scene = await openScene()
    await prepare(scene)
    const outputs = await Promise.all(
      ['a', 'b', 'c'].map((name) => run(process.execPath, [createSandboxes, scene.url, name, '8'])),
    )
    const names = outputs.flatMap(({ stdout }) => stdout.trim().split('\n'))
    expect(names).toHaveLength(24)
    const made = await scene.schemas('sandbox_')
    expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(names.map((name) => `sandbox_${name}`)))
    const complete = await contentOf(scene.databases, 'second')
    for (const name of names) expect(await contentOf(scene.databases, name)).toEqual(complete)
  })

  it.each([1, 2, 4])('leave nothing half-made when one is killed after %i databases', async (count) => {
    const scene = await openScene()
    await scene.databases.createFrom('day', 'second')
    const args = [createSandboxes, scene.url, 'killed', String(count), 'linger']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      // It has begun a copy in advance and is in the middle of it.
      if (said.split('\n').length > count) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const names = Array.from({ length: count }, (_, n) => `killed-${n}`)
    const complete = await contentOf(scene.databases, 'second')
    for (const name of names) expect(await contentOf(scene.databases, name)).toEqual(complete)
    const spares = await scene.schemas('spare_')
    const next = await opened(scene.url)
    for (const [n] of [...spares, 'one more'].entries()) {
      await next.createFrom('day', `next-${n}`)
      expect(await contentOf(next, `next-${n}`)).toEqual(complete)
    }
  })
})

describe('a reset', () => {
  it('makes a new copy where rows have swapped unique values', async () => {
    const { databases, schemas, execute } = await openScene()
    await databases.createFrom('day', 'alice')
    await databases.createFrom('day', 'bob')
    const [before] = await schemas('sandbox_alice')
    const set = (id: string, owner: string) => `update sandbox_alice.baskets set owner = '${owner}' where id = '${id}'`
    await execute([set('b1', 'nobody'), set('b2', 'u1'), set('b1', 'u2')].join(';'))
    await databases.reset('alice', 'day')
    expect(await contentOf(databases, 'alice')).toEqual(await contentOf(databases, 'bob'))
    const [after] = await schemas('sandbox_alice')
    expect(after?.oid).not.toBe(before?.oid)
  })

  it('changes the rows that differ, and keeps the tables', async () => {
    const { databases, schemas } = await openScene()
    await databases.createFrom('day', 'alice')
    await databases.createFrom('day', 'bob')
    const before = await schemas('sandbox_alice')
    await writeInto(databases, 'alice')
    expect(await contentOf(databases, 'alice')).not.toEqual(await contentOf(databases, 'bob'))
    await databases.reset('alice', 'day')
    expect(await contentOf(databases, 'alice')).toEqual(await contentOf(databases, 'bob'))
    expect(await schemas('sandbox_alice')).toEqual(before)
  })

  it('detects a single change: a row added, removed or changed, whoever made it', async () => {
    const { url, databases, execute } = await openScene()
    const elsewhere = await opened(url)
    await databases.makeTemplate('later', (store) => fill(store, 9, 3))
    await databases.createFrom('day', 'alice')
    await elsewhere.createFrom('day', 'bob')
    const asMade = await contentOf(databases, 'bob')
    expect(asMade.items).toEqual([])
    const fillWhatWasEmpty = async () => (await databases.open('alice')).write((tx) => addPlaces(tx, 'b2', 'o1', 1))
    const changes = [
      fillWhatWasEmpty,
      fillWhatWasEmpty,
      () => execute("insert into sandbox_alice.venues (id, name) values ('v2', 'Hillside')"),
      () => execute("delete from sandbox_alice.baskets where id = 'b2'"),
      () => execute("update sandbox_alice.occurrences set consumed = 1 where id = 'o1'"),
      () => elsewhere.reset('alice', 'later'),
      async () => {
        await elsewhere.drop('alice')
        await elsewhere.createFrom('later', 'alice')
      },
    ]
    for (const change of changes) {
      await change()
      expect(await contentOf(databases, 'alice')).not.toEqual(asMade)
      await databases.reset('alice', 'day')
      expect(await contentOf(databases, 'alice')).toEqual(asMade)
    }
  })
})

/** One of everything: rows that are new, changed, gone, and refer to others. */
async function writeInto(databases: BookingDatabases, name: string): Promise<void> {
  await (
    await databases.open(name)
  ).write(async (tx) => {
    await tx.insertVenues([{ id: 'v2', name: 'Hillside' }])
    await tx.insertOccurrences([{ ...occurrence('o2', 3), venueId: 'v2' }])
    await addPlaces(tx, 'b2', 'o2', 1)
    await tx.setConsumed({ id: 'o1', consumed: 5 })
    await tx.deleteBasket({ id: 'b1' })
    await tx.idBlocks.reserve({ kind: 'anything', count: 1 })
  })
}

async function contentOf(databases: BookingDatabases, name: string) {
  return (await databases.open(name)).read(async (reads) => ({
    venues: await reads.venues(),
    occurrences: [await reads.occurrence({ id: 'o1' }), await reads.occurrence({ id: 'o2' })],
    baskets: await reads.baskets(),
    items: await reads.items(),
  }))
}
