import { StartFailure } from '@touchline/serving'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { awayIfSo } from '../infra/store/classify.ts'
import { toldFailure } from './told-failure.ts'

const onFiles = { dataDir: '/data', databaseUrl: undefined }
const onPostgres = { dataDir: '/data', databaseUrl: 'postgres://ada:s3cret@db.example:5433/bookings' }

function failing(code: string, more: object = {}): Error {
  return Object.assign(new Error('what the driver says'), { code, ...more })
}

describe('[O-516] a command or a start that fails says in one line', () => {
  test.each([
    ['ECONNREFUSED', 'the database at db.example:5433 does not answer. Start PostgreSQL there'],
    ['ENOTFOUND', 'the database at db.example:5433 does not answer. Start PostgreSQL there'],
    ['28P01', 'refuses the password. Look at DATABASE_URL'],
    ['28000', 'refuses the user. Look at DATABASE_URL'],
    ['3D000', 'has no database bookings. Make it: createdb --encoding=UTF8 --locale=C'],
    ['53300', 'has no connection left. Lower DATABASE_POOL'],
  ])('why PostgreSQL cannot be used: %s', (code, words) => {
    for (const error of [failing(code), awayIfSo(failing(code))]) {
      const line = toldFailure(error, onPostgres)
      expect(line).toMatch(/^DATABASE_URL: the database at db\.example:5433 /)
      expect(line).toContain(words)
      expect(line).toContain(`(${code})`)
      expect(line).not.toContain('s3cret')
    }
  })

  test('which file or folder the system refuses, where a copy goes rather than where it comes from', () => {
    expect(toldFailure(failing('EROFS', { path: '/data/registry.db' }), onFiles)).toMatch(
      /^\/data\/registry\.db: it is/,
    )
    const copy = failing('ENOSPC', { path: '/data/gateway-secret', dest: '/backups/x.making/gateway-secret' })
    expect(toldFailure(copy, onPostgres)).toMatch(/^\/backups\/x\.making\/gateway-secret: the disk is full/)
  })

  test('which setting is wrong, and nothing of a fault of the program', () => {
    expect(toldFailure(new ConfigError('PORT: give a number'), onFiles)).toBe('PORT: give a number')
    expect(toldFailure(new StartFailure('/data: the disk is full'), onFiles)).toBe('/data: the disk is full')
    expect(toldFailure(new TypeError('x is undefined'), onFiles)).toBeUndefined()
    expect(toldFailure(failing('ECONNREFUSED'), onFiles)).toBeUndefined()
  })
})
