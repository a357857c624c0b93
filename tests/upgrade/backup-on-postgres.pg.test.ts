import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { command, emptyPlace, filledPlace, freshFolder, succeed } from './backup-stage.ts'
import { dataOfRelease, expectFacts, startOn } from './release-stage.ts'

describe('a backup', () => {
  test('[O-475] of PostgreSQL wants a database', async () => {
    const { settings } = await filledPlace()
    const file = join(await freshFolder(), 'whole.zip')
    await succeed('backup', file, settings)
    const { DATA_DIR } = await emptyPlace()
    const words = expect.stringContaining('is of PostgreSQL: name an empty database in DATABASE_URL')
    expect(await command('restore', file, { DATA_DIR })).toMatchObject({ code: 1, said: words })
  })

  test('[O-475] of SQLite moves into PostgreSQL, with everything in it', async () => {
    const data = await dataOfRelease('0.1', 'shared', 'sqlite')
    const file = join(await freshFolder(), 'sqlite.zip')
    await succeed('backup', file, { DATA_DIR: data.dataDir })
    const target = await emptyPlace()
    await succeed('restore', file, target)
    expect((await readdir(target.DATA_DIR)).toSorted()).toEqual(['gateway.db'])
    const stage = await startOn({ ...data, dataDir: target.DATA_DIR, settings: target }, 'shared')
    for (const sandbox of data.facts.sandboxes) {
      await expectFacts(stage, sandbox)
      expect(await stage.broken(sandbox.id), sandbox.id).toEqual([])
    }
  })

  test('[O-472] on PostgreSQL says which program is missing', async () => {
    const { settings } = await filledPlace()
    const file = join(await freshFolder(), 'a.zip')
    const answer = await command('backup', file, settings, '/nowhere')
    expect(answer).toMatchObject({
      code: 1,
      said: expect.stringContaining('pg_dump is missing: install the client programs'),
    })
    expect(existsSync(file)).toBe(false)
  })
})
