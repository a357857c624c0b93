import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { minorUnits } from '@touchline/money'
import { describe, expect, it, onTestFinished } from 'vitest'
import { classify } from '../../../server/src/infra/store/classify.ts'
import { loadMigrations } from '../../../server/src/infra/store/migrate.ts'
import { migratePg } from '../../../server/src/infra/store/pg/migrate.ts'
import { inPgTransaction, openPgPool, quoted } from '../../../server/src/infra/store/pg/pool.ts'
import { fill, noLog, openBookingSchema, openPgUrl, pgMigrations } from '../booking/open.ts'
import { freshPgDatabase, freshPool, freshSchema, postgresUrl } from '../booking/stores.ts'

const newVenue = { id: 'v2', name: 'Hillside' }
const generated = join(import.meta.dirname, '..', 'booking', 'migrations', 'pg')

/** Stands between a client and the server, and cuts the line when the client sends `word`, before or after passing it on. */
async function proxyCutting(word: string, when: 'before' | 'after'): Promise<string> {
  const url = new URL(postgresUrl())
  const target = url.searchParams.get('host')
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server =
      target === null
        ? connect(Number(url.port || 5432), url.hostname)
        : connect(`${target}/.s.PGSQL.${url.port || 5432}`)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [client, server].forEach((end) => end.destroy()))
    }
    server.pipe(client)
    client.on('data', (chunk) => {
      const cut = chunk.includes(word)
      if (cut && when === 'before') return void client.destroy()
      // The server gets all of it, and the answer never comes back.
      server.write(chunk, () => cut && server.unpipe(client) && setTimeout(() => client.destroy(), 100))
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy())
    proxy.close()
  })
  // A listening TCP server's address is never a path.
  const { port } = proxy.address() as AddressInfo
  return `postgresql://postgres@127.0.0.1:${port}/postgres`
}

describe('a store on PostgreSQL', () => {
  it.each(['before', 'after'] as const)(
    'leaves the outcome unknown when the connection breaks %s the commit arrives, and does not repeat it',
    async (when) => {
      const direct = await freshPool()
      const schema = freshSchema(direct)
      await migratePg(direct, schema, pgMigrations)
      const pool = await openPgPool({ url: await proxyCutting('commit\u0000', when), max: 1, log: noLog })
      onTestFinished(() => pool.end())
      const store = openBookingSchema(pool, schema)
      let runs = 0
      const writing = store.write(async (tx) => {
        runs += 1
        await tx.insertVenues([newVenue])
      })
      await expect(writing).rejects.toMatchObject({ name: 'CommitUnknownError' })
      expect(runs).toBe(1)
      const kept = await openBookingSchema(direct, schema).read((reads) => reads.venues())
      expect(kept).toHaveLength(when === 'after' ? 1 : 0)
    },
  )

  it('is unavailable when its connection ends in the middle, rolls back, and works again', async () => {
    const pool = await freshPool()
    const schema = freshSchema(pool)
    await migratePg(pool, schema, pgMigrations)
    const store = openBookingSchema(pool, schema)
    const writing = store.write(async (tx) => {
      await tx.insertVenues([newVenue])
      await inPgTransaction(pool, 'begin', (client) =>
        client.query("select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'"),
      )
      await tx.venues()
    })
    expect(await writing.then(() => 'fine', classify)).toBe('unavailable')
    expect(await store.read((reads) => reads.venues())).toEqual([])
  })

  it('reports that it is busy after too many conflicts, and serves the next transaction', async () => {
    const pool = await freshPool()
    const schema = freshSchema(pool)
    await migratePg(pool, schema, pgMigrations)
    const store = openBookingSchema(pool, schema)
    let tries = 0
    const unlucky = store.write(async () => {
      tries += 1
      throw Object.assign(new Error('could not serialize access'), { code: '40001' })
    })
    await expect(unlucky).rejects.toMatchObject({ name: 'StoreBusyError' })
    expect(tries).toBeGreaterThan(5)
    await store.write((tx) => tx.insertVenues([newVenue]))
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
  })

  it('survives the loss of an idle connection and logs it', async () => {
    const events: string[] = []
    const pool = await openPgPool({ url: postgresUrl(), max: 1, log: ({ event }) => events.push(event) })
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    client.release()
    const other = await freshPool(1)
    await inPgTransaction(other, 'begin', (c) => c.query('select pg_terminate_backend($1)', [rows[0].pid]))
    await expect.poll(() => events).toEqual(['pg-connection-lost'])
    expect(await inPgTransaction(pool, 'begin', async (c) => (await c.query('select 1 as one')).rows)).toEqual([
      { one: 1 },
    ])
  })

  it('returns big integers and sums as numbers', async () => {
    const pool = await freshPool(1)
    const { rows } = await inPgTransaction(pool, 'begin', (client) =>
      client.query('select 4294967295::bigint as big, sum(n)::numeric as total from generate_series(1, 3) n'),
    )
    expect(rows).toEqual([{ big: 4294967295, total: 6 }])
  })
})

describe('migrations of PostgreSQL', () => {
  it('run once when four replicas start together', async () => {
    const pools = await Promise.all(Array.from({ length: 4 }, () => freshPool(2)))
    const [first] = pools
    if (!first) throw new Error('a pool is needed')
    for (let round = 0; round < 5; round++) {
      const schema = freshSchema(first)
      await Promise.all(pools.map((pool) => migratePg(pool, schema, pgMigrations)))
      const begin = `begin; set local search_path to ${quoted(schema)}`
      const { rows } = await inPgTransaction(first, begin, (c) =>
        c.query('select id from schema_migrations order by position'),
      )
      expect(rows).toEqual(loadMigrations(generated).map(({ id }) => ({ id })))
    }
  })

  it('change a table with rows that refer to it', async () => {
    const pool = await freshPool()
    const schema = freshSchema(pool)
    await migratePg(pool, schema, pgMigrations.slice(0, 1))
    const store = openBookingSchema(pool, schema)
    await store.write(async (tx) => {
      await tx.insertBaskets([{ id: 'b1', owner: 'u1', status: 'open', version: 0, total: minorUnits(0) }])
    })
    await migratePg(pool, schema, pgMigrations)
    expect(await store.read((reads) => reads.baskets())).toHaveLength(1)
  })

  it('are rolled back as a whole when one statement fails', async () => {
    const pool = await freshPool()
    const schema = freshSchema(pool)
    const broken = { id: '0009_broken', hash: 'x', statements: ['create table a (id bigint)', 'create nonsense'] }
    await expect(migratePg(pool, schema, [...pgMigrations, broken])).rejects.toThrow('syntax error')
    await migratePg(pool, schema, pgMigrations)
    await expect(migratePg(pool, schema, pgMigrations.slice(0, 1))).rejects.toThrow('newer than the program')
  })
})

/** All parts of a schema as PostgreSQL prints them, without the schema's name. */
async function anatomyOf(url: string, schema: string): Promise<unknown> {
  const pool = await openPgPool({ url, max: 1, log: noLog })
  try {
    return await inPgTransaction(pool, `begin; set local search_path to ${quoted(schema)}`, async (client) => {
      const of = async (text: string) => (await client.query(text, [schema])).rows
      return {
        columns: await of(`select table_name, ordinal_position, column_name, data_type, is_nullable, column_default
                             from information_schema.columns where table_schema = $1 order by 1, 2`),
        constraints:
          await of(`select conrelid::regclass::text as tab, conname, contype, convalidated, pg_get_constraintdef(oid)
                                 from pg_constraint where connamespace = $1::regnamespace order by 1, 2`),
        indexes: await of(`select tablename, indexname, replace(indexdef, $1 || '.', '') as definition
                             from pg_indexes where schemaname = $1 order by 1, 2`),
      }
    })
  } finally {
    await pool.end()
  }
}

describe('schemas made from a template', () => {
  it('have the same columns, constraints and indexes, also after a reset', async () => {
    const url = await freshPgDatabase()
    const databases = await openPgUrl(url)
    await databases.makeTemplate('day', (store) => fill(store, 5, 2))
    await databases.createFrom('day', 'alice')
    await databases.fork('alice', 'bob')
    await databases.reset('bob', 'day')
    const template = await anatomyOf(url, 'template_day')
    expect(template).toMatchObject({
      indexes: expect.arrayContaining([expect.objectContaining({ indexname: 'baskets_one_open' })]),
    })
    expect(await anatomyOf(url, 'sandbox_alice')).toEqual(template)
    expect(await anatomyOf(url, 'sandbox_bob')).toEqual(template)
    await databases.close()
  })

  it('are filled by one of two servers that start together', async () => {
    const url = await freshPgDatabase()
    const servers = [await openPgUrl(url, 3), await openPgUrl(url, 3)]
    let filled = 0
    const making = servers.map((databases) =>
      databases.makeTemplate('day', async (store) => {
        filled += 1
        await fill(store, 5, 2)
      }),
    )
    await Promise.all(making)
    expect(filled).toBe(1)
    await Promise.all(servers.map((databases) => databases.close()))
  })

  it('are dropped when they were left half-made', async () => {
    const url = await freshPgDatabase()
    const databases = await openPgUrl(url)
    await expect(databases.makeTemplate('day', () => Promise.reject(new Error('no more ink')))).rejects.toThrow('ink')
    await databases.makeTemplate('day', (store) => fill(store, 5, 2))
    await databases.createFrom('day', 'alice')
    const store = await databases.open('alice')
    expect(await store.read((reads) => reads.venues())).toHaveLength(1)
    await databases.close()
  })
})
