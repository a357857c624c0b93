import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hour } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { bundled } from '../support/bundled.ts'
import { connectTo, inSqliteFile } from '../support/by-hand.ts'
import { administer } from '../support/server-stores.ts'
import { engine } from '../support/test-stores.ts'
import { dataOfRelease, startOn } from './release-stage.ts'
import { control, fileOf, statusIn } from './sandbox-stage.ts'

type Data = Awaited<ReturnType<typeof dataOfRelease>>

const isSqlite = engine === 'sqlite'

/** The steps of a platform's database that have landed, release 0.1's included. */
const landed = readFileSync(join(import.meta.dirname, '../../server/migrations/landed.txt'), 'utf8')
const steps = landed.match(/ sqlite\/\d+/gm)?.length ?? 0

/** Runs a statement in the database of a sandbox, past the program, and answers its rows. */
async function byHand(data: Data, sandbox: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const { DATABASE_URL: url } = data.settings as { readonly DATABASE_URL?: string }
  if (url !== undefined) return administer(url, statement.replaceAll('TABLE_OF ', `"sandbox_${sandbox}".`))
  return inSqliteFile(fileOf(data, sandbox), statement.replaceAll('TABLE_OF ', ''))
}

async function stepsOf(data: Data, sandbox: string): Promise<number> {
  return (await byHand(data, sandbox, 'select id from TABLE_OF schema_migrations')).length
}

describe('the upgrade of a sandbox', () => {
  test('[O-468] happens when it is first used, not at the start, and leaves one line in the log', async () => {
    const data = await dataOfRelease('0.1', 'shared')
    // Used long before the last one, and nothing is due there.
    const quiet = `update TABLE_OF sandboxes set last_used_at = last_used_at - ${3 * hour}, next_due_at = null where id <> 'default'`
    await inRegistry(data, quiet)
    const stage = await startOn(data, 'shared')
    await stage.platform.sandboxes.tick()
    expect(await stepsOf(data, 'default')).toBeGreaterThan(1)
    expect([await stepsOf(data, 'ahead'), await stepsOf(data, 'forked')]).toEqual([1, 1])
    const upgrades = () =>
      stage.logged
        .filter(({ event }) => event === 'database upgraded')
        .map(({ details }) => (details as { readonly detail: string }).detail)
    const last = String(steps - 1).padStart(4, '0')
    const told = new RegExp(`default.*: ${steps - 1} migrations, 0001_\\S+ to ${last}_\\S+, in \\d+ ms$`)
    expect(upgrades()).toEqual([expect.stringMatching(told)])
    expect(await statusIn(stage, 'forked')).toBe(200)
    expect([await stepsOf(data, 'ahead'), await stepsOf(data, 'forked')]).toEqual([1, await stepsOf(data, 'default')])
    expect(upgrades()).toHaveLength(2)
  })

  test('[O-469] that is killed after any statement leaves the database as it was, and the next start upgrades it', async () => {
    const data = await dataOfRelease('0.1', 'off')
    for (const statements of [0, 7, 15, 21]) {
      await dieDuringUpgrade(data, statements)
      expect(await stepsOf(data, 'default'), `after ${statements}`).toBe(1)
    }
    const stage = await startOn(data, 'off')
    expect(await stage.broken('default')).toEqual([])
    expect(await stepsOf(data, 'default')).toBe(steps)
  })
})

async function inRegistry(data: Data, statement: string): Promise<void> {
  const { DATABASE_URL: url } = data.settings as { readonly DATABASE_URL?: string }
  if (url !== undefined) return void (await administer(url, statement.replaceAll('TABLE_OF ', 'touchline_registry.')))
  inSqliteFile(join(data.dataDir, 'registry.db'), statement.replaceAll('TABLE_OF ', ''))
}

async function dieDuringUpgrade(data: Data, statements: number): Promise<void> {
  const { DATABASE_URL: url } = data.settings as { readonly DATABASE_URL?: string }
  const program = await bundled('tests/store/processes/upgrade-until-killed.ts', 'server')
  const place = url === undefined ? ['sqlite', fileOf(data, 'default')] : ['pg', url]
  const holding = url === undefined ? undefined : await holdLock(url)
  const args = [program, ...place, 'sandbox_default', String(statements)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(child, 'close')
  if (holding) {
    await holding.whenWaitedFor()
    child.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  await holding?.release()
}

/** The lock that the upgrading process waits for at its aim. */
async function holdLock(url: string) {
  const client = await connectTo(url)
  await client.query('select pg_advisory_lock(42)')
  const count = async (condition: string) =>
    Number(
      (await client.query(`select count(*) from pg_locks where locktype = 'advisory' and ${condition}`)).rows[0].count,
    )
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await wait(20)
  }
  return {
    whenWaitedFor: () => until(async () => (await count('not granted')) > 0),
    release: async () => {
      await client.query('select pg_advisory_unlock(42)')
      // The server notices that its client is gone.
      await until(async () => (await count('true')) === 0)
      await client.end()
    },
  }
}

describe('a database that this build does not upgrade', () => {
  const newer = `insert into TABLE_OF schema_migrations (position, id, hash) values (99, '0099_later', 'x')`
  const changed = 'alter table TABLE_OF users add column nickname text'
  test.each([
    ['is newer', newer, 'the database is newer than the program: it has run 0099_later. Start the build'],
    ['was changed by hand', changed, 'nickname'],
    ['lost a table by hand', 'drop table TABLE_OF webhook_inbox', 'webhook_inbox'],
  ])(
    '[O-470] because it %s is named with reason and remedy; reset and delete help a sandbox',
    async (_, statement, words) => {
      const data = await dataOfRelease('0.1', 'shared')
      for (const sandbox of ['ahead', 'forked']) await byHand(data, sandbox, statement)
      const stage = await startOn(data, 'shared')
      expect([await statusIn(stage, 'default'), await statusIn(stage, 'ahead')]).toEqual([200, 503])
      const place = isSqlite ? fileOf(data, 'ahead') : 'schema sandbox_ahead'
      const told = stage.logged
        .filter(({ event }) => event === 'database not opened')
        .map(({ details }) => JSON.stringify(details))
      expect(told[0]).toContain(JSON.stringify(place).slice(1, -1))
      expect(told[0]).toContain(words)
      expect(told[0]).toMatch(/restore a backup|Restore a backup/)
      expect((await control(stage, 'POST', 'ahead/reset')).status).toBe(200)
      expect(await statusIn(stage, 'ahead')).toBe(200)
      expect(await stage.broken('ahead')).toEqual([])
      expect((await control(stage, 'DELETE', 'forked')).status).toBe(200)
      expect(await statusIn(stage, 'forked')).toBe(404)
    },
  )

  test('[O-470] ends the start of a platform without sandboxes', async () => {
    const data = await dataOfRelease('0.1', 'off')
    await byHand(data, 'default', newer)
    await expect(startOn(data, 'off')).rejects.toThrow(/default.*newer than the program.*restore a backup/)
  })
})
