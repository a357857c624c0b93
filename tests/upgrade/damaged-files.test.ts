import { readFile, truncate, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { dataOfRelease, startOn } from './release-stage.ts'
import { control, fileOf, statusIn } from './sandbox-stage.ts'

describe('a damaged file', () => {
  test.each([
    ['was cut off', (file: string) => truncate(file, 20_000)],
    ['is empty', (file: string) => truncate(file, 0)],
    [
      'is no database',
      (file: string) => writeFile(file, 'not a database at all, but long enough to be looked at as one by anybody'),
    ],
    [
      'lost a part in its middle',
      async (file: string) => {
        const bytes = await readFile(file)
        await writeFile(file, bytes.fill(0x5a, 8192, bytes.length - 8192))
      },
    ],
  ])(
    '[O-471] that %s is restored from the seed by a reset, and can be deleted, found at the start or while it is used',
    async (_, damage) => {
      const data = await dataOfRelease('0.1', 'shared')
      await damage(fileOf(data, 'forked'))
      const stage = await startOn(data, 'shared')
      expect(await statusIn(stage, 'ahead')).toBe(200)
      await damage(fileOf(data, 'ahead'))
      for (const sandbox of ['ahead', 'forked']) {
        expect((await control(stage, 'POST', `${sandbox}/reset`)).status).toBe(200)
        expect(await statusIn(stage, sandbox), sandbox).toBe(200)
        expect(await stage.broken(sandbox)).toEqual([])
        await damage(fileOf(data, sandbox))
        expect((await control(stage, 'DELETE', sandbox)).status).toBe(200)
        expect(await statusIn(stage, sandbox)).toBe(404)
      }
    },
  )
})
