import { fixedClock } from '@touchline/clock'
import { seededRandom } from '@touchline/ids'
import { expect, it } from 'vitest'
import { createGateway } from '../index.ts'
import { controlSecret, openGateway, shop, today } from './fixture.ts'

it.each([
  ['localhost:4100', 200],
  ['127.0.0.1:4100', 200],
  ['pay.example.test', 200],
  ['gateway', 200],
  ['evil.test:4100', 421],
])('under the host name %s the gateway answers %i, and a health probe always works', async (host, status) => {
  const named = createGateway({
    database: ':memory:',
    publicUrl: 'https://pay.example.test',
    allowedHosts: ['gateway'],
    controlSecret,
    sandboxControls: true,
    clock: fixedClock(today),
    random: seededRandom('names'),
    deliver: async () => ({ status: 200 }),
  })
  const ask = async (url: string) => (await named.app.inject({ url, headers: { host } })).statusCode
  expect([await ask('/gateway/v1/js/card-gateway.js'), await ask('/health/live')]).toEqual([status, 200])
  await named.close()
})

it('an origin registered without a port matches every port, and no other host name', async () => {
  const gateway = await openGateway({ settings: { origins: [shop, 'http://127.0.0.1:*', 'http://*.localhost:*'] } })
  const read = async (origin: string) =>
    (await gateway.tokenise(await gateway.sessionKey(), { origin })).headers['access-control-allow-origin']
  for (const origin of [shop, 'http://127.0.0.1:5173', 'http://127.0.0.1', 'http://app.localhost:9000']) {
    expect(await read(origin)).toBe(origin)
  }
  for (const origin of ['https://127.0.0.1:5173', 'http://localhost:5173', 'http://127.0.0.1.evil.test:1', 'null']) {
    expect([origin, await read(origin)]).toEqual([origin, undefined])
  }
  await gateway.close()
})
