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
      refusedCardsPerHour: 10,
      isolation: 'read committed',
    })
    expect(readConfig({ PORT: '5000', GATEWAY_PORT: '5100' })).toMatchObject({
      publicUrl: 'http://localhost:5000',
      gatewayUrl: 'http://127.0.0.1:5100',
    })
  })

  test('[O-516] origins are as browsers send them, without the port 80', () => {
    expect(readConfig({ PORT: '80' }).publicUrl).toBe('http://localhost')
    expect(readConfig({ GATEWAY_PORT: '80' }).gatewayPublicUrl).toBe('http://127.0.0.1')
  })

  test('[O-80] a geocoder is used only with an address and a key', () => {
    const GEOCODER_URL = 'https://geo.test/?q={address}&key={key}'
    expect(readConfig({ GEOCODER_URL }).geocoder).toBeUndefined()
    const expected = { template: GEOCODER_URL, key: 'k', country: 'GB' }
    expect(readConfig({ GEOCODER_URL, GEOCODER_KEY: 'k' }).geocoder).toEqual(expected)
    expect(() => readConfig({ GEOCODER_URL: 'https://geo.test/' })).toThrow(/GEOCODER_URL: give an address with/)
  })

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '' }).port).toBe(4000)
  })

  test('a site under a host of its own exists where its origin is given', () => {
    expect(readConfig({}).hostedSites).toEqual([])
    const origin = 'https://joining.example.test'
    expect(readConfig({ JOINING_URL: origin }).hostedSites).toMatchObject([{ site: { name: 'joining' }, origin }])
  })

  test('lists are separated by commas', () => {
    const given = { ALLOWED_ORIGINS: 'https://a.test, https://b.test:8443', ALLOWED_HOSTS: 'A.test,', TRUST_PROXY: '' }
    expect(readConfig(given)).toMatchObject({
      allowedOrigins: ['https://a.test', 'https://b.test:8443'],
      frameAncestors: [],
      allowedHosts: ['a.test'],
      trustedProxies: [],
    })
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1' }).trustedProxies).toHaveLength(3)
  })

  test.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'https://example.test/site' }, /^PUBLIC_URL: give an origin without a path/],
    [{ JOINING_URL: 'joining.example.test' }, /^JOINING_URL: /],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL: starts with postgres/],
    [{ DATABASE_ISOLATION: 'chaos' }, /^DATABASE_ISOLATION: /],
    [{ HOLD_MINUTES: '0' }, /^HOLD_MINUTES: /],
    [{ ALLOWED_ORIGINS: 'http://localhost:5173, example.test' }, /^ALLOWED_ORIGINS\.1: /],
    [{ ALLOWED_FRAME_ANCESTORS: '*' }, /^ALLOWED_FRAME_ANCESTORS\.0: give origins such as https:\/\/partner\.example/],
    [{ ALLOWED_FRAME_ANCESTORS: 'https://a.test, https://b.test/page' }, /^ALLOWED_FRAME_ANCESTORS\.1: give origins/],
    [{ ALLOWED_HOSTS: 'shop.test:80' }, /^ALLOWED_HOSTS\.0: give names without ports/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY\.0: give addresses/],
    [{ PORT: 'x', SANDBOX_MODE: 'y' }, /^PORT: .*\nSANDBOX_MODE: /],
    [{ PORT: 'x', JOINING_URL: 'y' }, /^PORT: .*\nJOINING_URL: /],
  ])('%j is refused with one clear line each', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(line)
  })
})
