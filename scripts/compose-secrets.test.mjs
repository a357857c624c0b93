import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSecrets } from './compose-secrets.mjs'

test('the secrets of compose are made once, and belong together', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'touchline-compose-')), 'secrets')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  makeSecrets(folder)
  const read = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const made = read()
  expect(Object.keys(made).sort()).toEqual(['database-password', 'database-url', 'gateway-secret', 'metrics-token'])
  expect(made['database-url']).toBe(`postgres://touchline:${made['database-password']}@postgres:5432/touchline`)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  makeSecrets(folder)
  expect(read()).toEqual(made)
  rmSync(join(folder, 'database-url'))
  expect(() => makeSecrets(folder)).toThrow('belong together')
})
