import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const secret = 'a-secret-of-more-than-sixteen'

describe('the settings of the process', () => {
  it('need a secret and nothing else', () => {
    expect(readConfig({ GATEWAY_SECRET: secret })).toEqual({
      host: '127.0.0.1',
      port: 4100,
      publicUrl: 'http://127.0.0.1:4100',
      allowedHosts: [],
      frameAncestors: [],
      sockets: { most: 2000, proxies: [] },
      dataDir: '.data',
      controlSecret: secret,
      sandboxControls: true,
      logLevel: 'warn',
    })
  })

  it('accept several names', () => {
    const given = { GATEWAY_SECRET: secret, GATEWAY_URL: 'http://gateway:4100', ALLOWED_HOSTS: 'Pay.test, other.test' }
    expect(readConfig(given).allowedHosts).toEqual(['gateway', 'pay.test', 'other.test'])
  })

  it('name the pages that embed a site, exactly', () => {
    const given = { GATEWAY_SECRET: secret, ALLOWED_FRAME_ANCESTORS: 'https://a.test, http://b.test:8080' }
    expect(readConfig(given).frameAncestors).toEqual(['https://a.test', 'http://b.test:8080'])
    expect(() => readConfig({ ...given, ALLOWED_FRAME_ANCESTORS: 'https://*.a.test' })).toThrow(
      /ALLOWED_FRAME_ANCESTORS\.0: give origins such as/,
    )
  })

  it('report every invalid variable without its value', () => {
    const read = () => readConfig({ GATEWAY_SECRET: 'short', GATEWAY_PORT: 'many' })
    expect(read).toThrow(/GATEWAY_PORT[\s\S]*GATEWAY_SECRET/)
    expect(read).not.toThrow(/short|many/)
  })

  it('describe one merchant when the sandbox is off', () => {
    const off = { GATEWAY_SECRET: secret, SANDBOX_MODE: 'off' }
    expect(() => readConfig(off)).toThrow('GATEWAY_WEBHOOK_URL')
    const config = readConfig({
      ...off,
      GATEWAY_WEBHOOK_URL: 'https://shop.example/hook',
      GATEWAY_WEBHOOK_SECRET: secret,
      GATEWAY_ORIGINS: 'https://shop.example, https://www.shop.example',
    })
    expect(config.merchant).toMatchObject({
      id: 'default',
      secret,
      origins: ['https://shop.example', 'https://www.shop.example'],
    })
    expect(config.sandboxControls).toBe(false)
  })
})
