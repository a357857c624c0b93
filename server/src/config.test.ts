import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('settings', () => {
  test('have defaults, and addresses follow from ports', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      gatewayPublicUrl: 'http://127.0.0.1:4100',
      sandboxMode: 'shared',
      holdMinutes: 15,
      isolation: 'read committed',
    })
    expect(readConfig({ PORT: '5000', GATEWAY_PORT: '5100' })).toMatchObject({
      publicUrl: 'http://localhost:5000',
      gatewayUrl: 'http://127.0.0.1:5100',
    })
  })

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ PORT: '' }).port).toBe(4000)
  })

  test.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'https://example.test/site' }, /^PUBLIC_URL: give an origin without a path/],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL: starts with postgres/],
    [{ DATABASE_ISOLATION: 'chaos' }, /^DATABASE_ISOLATION: /],
    [{ HOLD_MINUTES: '0' }, /^HOLD_MINUTES: /],
    [{ PORT: 'x', SANDBOX_MODE: 'y' }, /^PORT: .*\nSANDBOX_MODE: /],
  ])('%j is refused with one clear line each', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(line)
  })
})
