import { expect, test } from 'vitest'
import { refusalOf } from './errors.ts'

test.each(['ENOSPC', 'EROFS', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_CORRUPT', '53100'])(
  '[O-500] what a disk refuses while the server runs is 503 in words: %s',
  (code) => {
    const lines: unknown[] = []
    const error = new Error('the file was not kept', { cause: Object.assign(new Error('write'), { code }) })
    const refusal = refusalOf(error, (...line) => void lines.push(line))
    expect([refusal.status, refusal.code]).toEqual([503, 'database_away'])
    expect(lines).toEqual([
      ['error', 'database away', expect.objectContaining({ causes: [expect.objectContaining({ code })] })],
    ])
  },
)
