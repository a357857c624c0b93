import { describe, expect, test } from 'vitest'
import { isDiskCode } from './disk-faults.ts'
import { StartFailure, startingAt } from './start-failure.ts'

const failing = (code: string, more: object = {}) =>
  startingAt('/data/registry.db', () => {
    throw Object.assign(new Error('unable to open database file'), { code, ...more })
  }).catch((error: unknown) => error)

test('[O-500] a damaged file can be told from a failure of anything else by its code', () => {
  for (const code of ['53100', '25006', 'XX001', 'SQLITE_IOERR_WRITE', 'EROFS']) expect(isDiskCode(code)).toBe(true)
  for (const code of ['23505', 'SQLITE_BUSY', 'ENOENT', 'EEXIST']) expect(isDiskCode(code)).toBe(false)
})

describe('[O-500] a server that cannot start', () => {
  test.each([
    ['SQLITE_FULL', /the disk is full .*Make room/],
    ['ENOSPC', /the disk is full .*Make room/],
    ['SQLITE_READONLY_DIRECTORY', /read-only .*Mount the disk/],
    ['EROFS', /read-only .*DATA_DIR/],
    ['SQLITE_CANTOPEN', /cannot be opened .*Let the user/],
    ['EACCES', /cannot be opened .*Let the user/],
    ['SQLITE_CORRUPT', /damaged .*Restore it from a backup/],
    ['SQLITE_NOTADB', /damaged .*Restore it from a backup/],
    ['SQLITE_IOERR_FSYNC', /cannot be read or written .*Look at the disk/],
    ['ENOTDIR', /no folder .*Set DATA_DIR/],
  ])('names the file, the reason and the remedy: %s', async (code, words) => {
    const failure = await failing(code)
    expect(failure).toBeInstanceOf(StartFailure)
    expect(String(failure)).toMatch(/^StartFailure: \/data\/registry\.db: /)
    expect(String(failure)).toMatch(words)
  })

  test('names the file that the system names, also of a cause', async () => {
    expect(String(await failing('EROFS', { path: '/data/sandboxes' }))).toContain('/data/sandboxes: it is read-only')
    const cause = Object.assign(new Error('full'), { code: 'ENOSPC' })
    const failure = startingAt('/data', () => Promise.reject(new Error('away', { cause })))
    await expect(failure).rejects.toThrow('/data: the disk is full')
  })

  test('passes on what is no failure of a disk', async () => {
    expect(await failing('EADDRINUSE')).not.toBeInstanceOf(StartFailure)
    expect(await startingAt('/data', () => 7)).toBe(7)
  })
})
