import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sharedSettings } from './settings.mjs'
import { Refused } from './step.mjs'

/** @param {string} path */
const modeOf = (path) => statSync(path).mode & 0o777

test('the secret is made once, and only its owner can read it, also when the file was made by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.stubEnv('GATEWAY_SECRET', '')
  const made = sharedSettings()['GATEWAY_SECRET'] ?? ''
  const file = join(folder, 'data', 'gateway-secret')
  expect(made).toMatch(/^[\da-f]{64}$/)
  expect([readFileSync(file, 'utf8'), modeOf(file), modeOf(join(folder, 'data'))]).toEqual([made, 0o600, 0o700])

  writeFileSync(join(folder, 'gateway-secret'), 'made-by-hand-and-shared\n', { mode: 0o644 })
  vi.stubEnv('DATA_DIR', folder)
  expect(sharedSettings()['GATEWAY_SECRET']).toBe('made-by-hand-and-shared')
  expect(modeOf(join(folder, 'gateway-secret'))).toBe(0o600)
})

test.each([
  [{}, 'http://joining.localhost:4000'],
  [{ PORT: '5000' }, 'http://joining.localhost:5000'],
  [{ PORT: '80' }, 'http://joining.localhost'],
  [{ PORT: 'abc' }, ''],
  [{ PUBLIC_URL: 'https://bookings.example' }, ''],
  [{ PUBLIC_URL: 'https://bookings.example', JOINING_URL: 'https://joining.example' }, 'https://joining.example'],
  [{ JOINING_URL: '' }, ''],
])('with %o the joining site is at "%s"', (given, url) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('DATA_DIR', folder)
  for (const [name, value] of Object.entries({ PORT: '', PUBLIC_URL: '', JOINING_URL: undefined, ...given })) {
    vi.stubEnv(name, value)
  }
  expect(sharedSettings()['JOINING_URL']).toBe(url)
})

test.each([
  [
    'a folder that is a file',
    { DATA_DIR: import.meta.filename },
    /settings\.test\.mjs: it is no folder .*Set DATA_DIR/,
  ],
  ['a secret file that is not there', { GATEWAY_SECRET_FILE: '/nowhere/secret' }, /^GATEWAY_SECRET_FILE: \/nowhere/],
])('[O-516] %s is refused in one line', (_, given, words) => {
  for (const [name, value] of Object.entries({ GATEWAY_SECRET: '', ...given })) vi.stubEnv(name, value)
  expect(sharedSettings).toThrow(Refused)
  expect(sharedSettings).toThrow(words)
})

test('[O-516] an empty secret is named with its file, and none is left by a start that could not write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('GATEWAY_SECRET', '')
  const file = join(folder, 'gateway-secret')
  writeFileSync(file, '')
  expect(sharedSettings).toThrow(`${file}: it is empty.`)
  rmSync(file)
  sharedSettings()
  expect(readdirSync(folder)).toEqual(['gateway-secret'])
})
