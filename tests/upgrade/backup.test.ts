import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { brokenRules, cardFormsAt, settle } from '../faults/outside.ts'
import { createShopper } from '../faults/shopper.ts'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'
import { remotePersona } from '../support/remote-person.ts'
import { engine } from '../support/test-stores.ts'
import { command, dieAt, emptyPlace, filledPlace, freshFolder, type Settings, succeed } from './backup-stage.ts'
import { startOn } from './release-stage.ts'

const isSqlite = engine === 'sqlite'

/** Gateway and server as processes on a place. */
async function startAll(
  { DATA_DIR: dataDir, ...settings }: Settings,
  addresses: Awaited<ReturnType<typeof freeAddresses>>,
) {
  const options = { kind: 'source', dataDir, settings, ...addresses } as const
  const gateway = await startGateway(options)
  onTestFinished(() => gateway.end('SIGKILL'))
  const server = await startServer(options)
  onTestFinished(() => server.end('SIGKILL'))
  return { gateway, server }
}

describe('a backup', () => {
  test(
    '[O-472] of a platform that is sold from restores platform and gateway as they were at one moment',
    { timeout: 300_000 },
    async () => {
      const [place, addresses] = [await emptyPlace(), await freeAddresses()]
      const { gateway, server } = await startAll(place, addresses)
      const enterCard = cardFormsAt(gateway.url, server.url)
      const people = await Promise.all(
        ['amina', 'ben', 'carys', 'gwen'].map((name) => remotePersona(server.url, 'default', name)),
      )
      const shoppers = people.map((person, index) => createShopper(person, enterCard, index * 7))
      let acknowledged = 0
      const shopping = shoppers.map(({ shop }) => shop(() => (acknowledged += 1)))
      const ends = Promise.allSettled(shopping)
      const files: string[] = []
      const folder = await freshFolder()
      for (const number of [1, 2, 3]) {
        const before = acknowledged
        while (acknowledged < before + 10) await wait(20)
        files.push(join(folder, `${number}.zip`))
        await succeed('backup', join(folder, `${number}.zip`), place)
      }
      const atBackups = acknowledged
      while (acknowledged < atBackups + 10) await wait(20)
      await server.end('SIGKILL')
      await gateway.end('SIGKILL')
      await ends
      for (const file of files) {
        const target = await emptyPlace()
        await succeed('restore', file, target)
        const restored = await startAll(target, addresses)
        const outside = { server: restored.server.url, gateway: restored.gateway.url }
        await settle(outside, 'default')
        expect(await brokenRules(outside.server, 'default')).toEqual([])
        const orders = `/api/v1/users/${people[0]?.id}/orders`
        const { status, text } = await (
          await remotePersona(outside.server, 'default', 'amina')
        ).send({ method: 'GET', url: orders })
        expect(status, text).toBe(200)
        await restored.server.end('SIGTERM')
        await restored.gateway.end('SIGTERM')
      }
    },
  )

  test('[O-472] holds sandboxes, files of people and the shared secret, and what it restores is all that was there', async () => {
    const { data, settings } = await filledPlace()
    await mkdir(join(data.dataDir, 'files', 'default'), { recursive: true })
    await writeFile(join(data.dataDir, 'files', 'default', 'a-document'), 'what somebody sent')
    await writeFile(join(data.dataDir, 'gateway-secret'), 'a-secret-of-sixteen-or-more')
    const file = join(await freshFolder(), 'all.zip')
    if (isSqlite) await truncate(join(data.dataDir, 'sandboxes', 'forked.db'), 20_000)
    const said = await succeed('backup', file, settings)
    if (isSqlite) expect(said).toContain('The sandbox forked cannot be read and was left out.')
    const target = await emptyPlace()
    await succeed('restore', file, target)
    expect(await readFile(join(target.DATA_DIR, 'files', 'default', 'a-document'), 'utf8')).toBe('what somebody sent')
    expect(await readFile(join(target.DATA_DIR, 'gateway-secret'), 'utf8')).toBe('a-secret-of-sixteen-or-more')
    const stage = await startOn({ ...data, dataDir: target.DATA_DIR, settings: target }, 'shared')
    const kept = data.facts.sandboxes.filter(({ id }) => !isSqlite || id !== 'forked')
    for (const { id } of kept) expect(await stage.broken(id), id).toEqual([])
  })

  test('[O-473] that is killed at any step leaves no file, and the next one is whole', async () => {
    const { settings } = await filledPlace()
    const file = join(await freshFolder(), 'killed.zip')
    for (const aim of ['begun', 'copied', 'packed']) {
      await dieAt(aim, 'backup', file, settings)
      expect(existsSync(file), aim).toBe(false)
    }
    await succeed('backup', file, settings)
    expect(await readdir(dirname(file))).toEqual(['killed.zip'])
    await succeed('restore', file, await emptyPlace())
  })

  test('[O-473] is not written over a file, into no folder, or of no platform', async () => {
    const { settings } = await filledPlace()
    const folder = await freshFolder()
    await writeFile(join(folder, 'mine'), 'mine')
    expect(await command('backup', join(folder, 'mine'), settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    })
    expect(await readFile(join(folder, 'mine'), 'utf8')).toBe('mine')
    expect(await command('backup', join(folder, 'nowhere', 'a.zip'), settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no folder'),
    })
    if (isSqlite) {
      const nothing = await command('backup', join(folder, 'a.zip'), await emptyPlace())
      expect(nothing).toMatchObject({ code: 1, said: expect.stringContaining('There is no platform in') })
    }
    expect(await readdir(folder)).toEqual(['mine'])
  })
})

describe('a restore', () => {
  test(
    '[O-516] [O-474] that is killed at any step leaves nothing that starts, and is done by running it again',
    { timeout: 300_000 },
    async () => {
      const { data, settings } = await filledPlace()
      const file = join(await freshFolder(), 'whole.zip')
      await succeed('backup', file, settings)
      const target = await emptyPlace()
      const steps = [
        ['begun', 1],
        ['unpacked', 1],
        ['loaded', 1],
        ['moved', 1],
        // On PostgreSQL the gateway alone is moved.
        ...(isSqlite ? [['moved', 2] as const] : []),
      ] as const
      for (const [aim, turn] of steps) {
        await dieAt(aim, 'restore', file, target, turn)
        const again = { ...data, dataDir: target.DATA_DIR, settings: target }
        await expect(startOn(again, 'shared'), aim).rejects.toThrow('was broken off; run it again')
        await expect(startAll(target, await freeAddresses()), aim).rejects.toThrow('was broken off; run it again')
        // [O-516] Half a platform is no backup.
        expect(await command('backup', join(dirname(file), 'half.zip'), target), aim).toMatchObject({
          code: 1,
          said: expect.stringContaining('was broken off: run it again before a backup'),
        })
      }
      await succeed('restore', file, target)
      const stage = await startOn({ ...data, dataDir: target.DATA_DIR, settings: target }, 'shared')
      for (const { id } of data.facts.sandboxes) expect(await stage.broken(id), id).toEqual([])
    },
  )

  test('[O-474] refuses a foreign, cut off, changed or missing file in words, and leaves the place empty', async () => {
    const { settings } = await filledPlace()
    const folder = await freshFolder()
    const file = join(folder, 'whole.zip')
    await succeed('backup', file, settings)
    const bytes = await readFile(file)
    const cut = join(folder, 'cut.zip')
    await writeFile(cut, bytes)
    await truncate(cut, bytes.length - 1000)
    const changed = join(folder, 'changed.zip')
    await writeFile(changed, bytes.fill(0x20, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64))
    const foreign = join(folder, 'foreign.zip')
    await writeFile(foreign, 'a letter to somebody')
    const target = await emptyPlace()
    const cases = [
      [cut, 'is no backup of this platform, or is cut off or damaged'],
      [changed, 'damaged'],
      [foreign, 'is no backup of this platform'],
      [join(folder, 'none.zip'), 'There is no file'],
    ] as const
    for (const [wrong, words] of cases) {
      expect(await command('restore', wrong, target), wrong).toMatchObject({
        code: 1,
        said: expect.stringContaining(words),
      })
      expect(await readdir(target.DATA_DIR).catch(() => []), wrong).toEqual([])
    }
  })

  test('[O-474] refuses a place that holds a platform', async () => {
    const { data, settings } = await filledPlace()
    const file = join(await freshFolder(), 'whole.zip')
    await succeed('backup', file, settings)
    const taken = await command('restore', file, settings)
    expect(taken).toMatchObject({ code: 1, said: expect.stringContaining('holds a platform') })
    expect(existsSync(join(data.dataDir, '.restoring'))).toBe(false)
  })
})
