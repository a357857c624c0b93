import {
  addItems,
  createSandbox,
  listVenues,
  loginPersona,
  receiveWebhook,
  resetSandbox,
  returnFromBank,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { hostOfFile, ownHost } from '../support/host.ts'
import { type Person, pathOf, personAt, type RawReply, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { siteFolder } from '../support/site-folder.ts'

const clientFolder = siteFolder()
const shop = hostOfFile(() => ({
  mode: 'off',
  clientFolder,
  publicUrl: 'https://bookings.example.test',
  edge: { allowedOrigins: ['https://app.example.test'], allowedHosts: ['shop.example.test'] },
}))

/** Status and code of what comes back. */
function verdict({ status, json }: RawReply): readonly unknown[] {
  // Every refusal has this shape by the contract.
  return status < 400 ? [status] : [status, (json() as { readonly code: string }).code]
}

const elsewhere = [403, 'origin_not_allowed']
const unknownName = [421, 'host_not_allowed']

describe('a page of another site', () => {
  const json = { 'content-type': 'application/json' }

  /** The requests of such a page, each as well-formed as possible. */
  async function wishes() {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const { sandbox, visitor } = platform
    const item = { purchasable_id: 'nothing', purchasable_type: 'course' }
    const requests: readonly (readonly [Person, RawRequest])[] = [
      [visitor, { method: 'POST', url: createSandbox.path, payload: {} }],
      [visitor, { method: 'POST', url: pathOf(resetSandbox.path, { id: sandbox }), payload: {} }],
      [visitor, { method: 'POST', url: pathOf(loginPersona.path, { id: sandbox, name: 'farid' }), headers: json }],
      [visitor, { method: 'DELETE', url: `/sandbox/v1/sandboxes/${sandbox}` }],
      [amina, { method: 'POST', url: pathOf(addItems.path, basketOf(amina.id)), payload: { items: [item] } }],
      [amina, { method: 'POST', url: '/nothing/here', payload: {} }],
    ]
    return { requests, platform }
  }

  test.each([
    ['origin', 'https://evil.test'],
    ['origin', 'null'],
    ['origin', 'http://localhost.evil.test:4000'],
    ['origin', 'http://localhost:4000.evil.test'],
    ['sec-fetch-site', 'cross-site'],
  ])('known by its %s %s cannot write', async (name, value) => {
    const { requests, platform } = await wishes()
    for (const [person, request] of requests) {
      const reply = await person.send({ ...request, headers: { ...request.headers, [name]: value } })
      expect([request.url, verdict(reply)]).toEqual([request.url, elsewhere])
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(await platform.host.sandboxes.has(platform.sandbox)).toBe(true)
  })

  test('cannot control a sandbox with a plain form, even when the browser sends no origin', async () => {
    const { host, sandbox } = await startPlatform()
    const browser = personAt(host)
    for (const url of [createSandbox.path, pathOf(resetSandbox.path, { id: sandbox })]) {
      const reply = await browser.send({ method: 'POST', url })
      expect(verdict(reply)).toEqual([415, 'media_type_not_supported'])
      expect(reply.text).toContain('Send this request as JSON, or with an X-Sandbox header.')
      const form = { 'content-type': 'text/plain' }
      expect(verdict(await browser.send({ method: 'POST', url, headers: form, payload: '{}' }))[0]).toBe(415)
    }
    const url = pathOf(resetSandbox.path, { id: sandbox })
    expect((await browser.send({ method: 'POST', url, headers: json })).status).toBe(200)
    expect((await browser.send({ method: 'POST', url, headers: { 'x-sandbox': sandbox } })).status).toBe(200)
  })

  test('does not affect posts of a bank or the gateway, which authenticate themselves', async () => {
    const { host, sandbox } = await startPlatform()
    const origins = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    const bank = await personAt(host).send({
      method: 'POST',
      url: pathOf(returnFromBank.path, { returnToken: `${sandbox}.nothing` }),
      headers: { ...origins, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'cres=x',
    })
    expect(verdict(bank)).toEqual([404, 'item_not_found'])
    const webhook = await personAt(host).send({
      method: 'POST',
      url: pathOf(receiveWebhook.path, { provider: 'card-gateway', sandbox }),
      headers: origins,
      payload: {},
    })
    expect(verdict(webhook)).toEqual([401, 'signature_invalid'])
  })
})

describe('another host name of this machine', () => {
  const ask = async (host: string, url: string, method: 'GET' | 'POST' = 'GET') => {
    const { host: running } = await startPlatform()
    return verdict(await personAt(running).send({ method, url, headers: { host } }))
  }

  test.each(['evil.test', 'evil.test:4000', '10.0.0.1:4000', 'localhost.evil.test', '127.0.0.1.evil.test'])(
    '%j gets no page, call or documentation',
    async (host) => {
      for (const url of ['/', listVenues.path, '/sandbox/v1/sandboxes', '/documentation/json', '/nothing']) {
        expect([url, await ask(host, url)]).toEqual([url, unknownName])
      }
      expect(await ask(host, createSandbox.path, 'POST')).toEqual(unknownName)
    },
  )

  test.each(['localhost', 'LOCALHOST:5000', 'bookings.localhost:4000', '127.0.0.1:4000', '127.1.2.3', '[::1]:4000'])(
    '%j is accepted as its own host name',
    async (host) => {
      await (await startPlatform()).host.ensureDefault()
      expect(await ask(host, listVenues.path)).toEqual([200])
    },
  )

  test('the public host name, the gateway’s and the configured ones are answered', async () => {
    const host = await shop()
    await host.ensureDefault()
    const visitor = personAt(host)
    for (const name of ['bookings.example.test', 'shop.example.test:8443', 'Shop.Example.test']) {
      expect((await visitor.send({ method: 'GET', url: listVenues.path, headers: { host: name } })).status).toBe(200)
    }
    const other = await visitor.send({ method: 'GET', url: listVenues.path, headers: { host: 'other.example.test' } })
    expect(verdict(other)).toEqual(unknownName)
  })

  test('a health probe may use the address', async () => {
    expect(await ask('10.0.0.1:4000', '/health/live')).toEqual([200])
  })

  test('a host name forwarded by a proxy counts only when the proxy is trusted', async () => {
    const headers = { 'x-forwarded-host': 'evil.test' }
    const request = { method: 'GET', url: '/health/../api/client', headers } as const
    const behind = await ownHost({ edge: { trustedProxies: ['loopback'] } })
    await behind.ensureDefault()
    const call = { method: 'GET', url: listVenues.path, headers } as const
    expect(verdict(await personAt(behind).send(call))).toEqual(unknownName)
    const { host } = await startPlatform()
    await host.ensureDefault()
    expect(verdict(await personAt(host).send(call))).toEqual([200])
    expect(verdict(await personAt(behind).send(request))[0]).toBeGreaterThanOrEqual(400)
  })
})

describe('another front end', () => {
  const preflight = (origin: string, url: string): RawRequest => ({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-sandbox,idempotency-key',
    },
  })
  const calls = [listVenues.path, createSandbox.path, '/documentation/json']
  const mine = ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'http://app.localhost:9000']

  test.each(mine)('on this machine, at %s, can call everything in a sandbox', async (origin) => {
    for (const mode of ['shared', 'per-visitor'] as const) {
      const host = await ownHost({ mode })
      for (const url of calls) {
        const { headers } = await personAt(host).send(preflight(origin, url))
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-headers': 'authorization,content-type,x-sandbox,idempotency-key',
        })
      }
    }
    const { host, sandbox } = await startPlatform()
    const page = personAt(host, { headers: { origin, 'sec-fetch-site': 'same-site', 'x-sandbox': sandbox } })
    const reset = await page.send({ method: 'POST', url: pathOf(resetSandbox.path, { id: sandbox }), payload: {} })
    expect([reset.status, reset.headers['access-control-allow-origin']]).toEqual([200, origin])
    const document = await page.send({ method: 'GET', url: '/documentation/json' })
    expect([document.status, document.headers['access-control-allow-origin']]).toEqual([200, origin])
  })

  test('can call a platform without a sandbox when its origin is configured, and from nowhere else', async () => {
    const host = await shop()
    await host.ensureDefault()
    const login = async (headers: Readonly<Record<string, string>>) =>
      personAt(host).send({ method: 'POST', url: '/api/auth/logout', headers })
    const named = await login({ origin: 'https://app.example.test', 'sec-fetch-site': 'cross-site' })
    expect([named.status, named.headers['access-control-allow-origin']]).toEqual([200, 'https://app.example.test'])
    for (const origin of mine) expect(verdict(await login({ origin }))).toEqual(elsewhere)
    expect((await personAt(host).send(preflight('http://localhost:5173', listVenues.path))).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
    // A page may always write to where it was loaded from.
    const own = { origin: 'https://shop.example.test', host: 'shop.example.test' }
    expect(verdict(await login(own))).toEqual([200])
  })
})
