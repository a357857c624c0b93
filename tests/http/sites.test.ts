import { readClient } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { hostOfFile, ownHost, publicUrl } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { siteFolder } from '../support/site-folder.ts'

const joiningUrl = 'http://joining.localhost:4000'
const clientFolder = siteFolder('Bookings', {
  appName: 'Riverside',
  sites: { bookings: null, account: 'https://a.test' },
})
const folder = siteFolder('Joining', { sites: { bookings: 'https://elsewhere.test', joining: null } })
const site = hostOfFile(() => ({ clientFolder, otherSites: [{ name: 'joining', origin: joiningUrl, folder }] }))

const askAt = async (host: string, url: string) =>
  personAt(await site()).send({ method: 'GET', url, headers: { host, accept: 'text/html,*/*;q=0.8' } })

const names = { bookings: 'localhost:4000', joining: 'joining.localhost:4000' } as const

describe('[S1-036 partly] each site has its own host name', () => {
  test.each(['/', '/centre/ashcombe-leisure-centre', '/order-confirmed/7?kiosk=true'])(
    'and serves %s as one of its pages',
    async (url) => {
      for (const [at, title] of [
        [names.bookings, 'Bookings'],
        [names.joining, 'Joining'],
        ['127.0.0.1:4000', 'Bookings'],
      ] as const) {
        const { status, text } = await askAt(at, url)
        expect([status, text]).toEqual([200, expect.stringContaining(`data-site="${title}"`)])
      }
    },
  )

  test('and serves its files, and the one platform', async () => {
    for (const host of Object.values(names)) {
      const { headers } = await askAt(host, '/assets/app-1a2b.js')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await askAt(host, '/assets/nothing.js')).status).toBe(404)
      expect((await askAt(host, '/health/live')).status).toBe(200)
      expect((await askAt(host, '/api/nothing')).status).toBe(404)
    }
  })

  test('each site knows the addresses of the others, unless its own file says otherwise', async () => {
    const bookings = await askAt(names.bookings, '/config.json')
    expect(bookings.headers['cache-control']).toBe('no-cache')
    expect(bookings.json()).toEqual({
      appName: 'Riverside',
      sites: { bookings: publicUrl, joining: joiningUrl, account: 'https://a.test' },
    })
    expect((await askAt(names.joining, '/config.json')).json()).toEqual({
      sites: { bookings: 'https://elsewhere.test', joining: joiningUrl },
    })
  })

  test('a visitor with their own sandbox is in the same one on each site, where a shared cookie is possible', async () => {
    const host = await ownHost({
      mode: 'per-visitor',
      clientFolder,
      publicUrl: 'https://bookings.demo.test',
      otherSites: [{ name: 'joining', origin: 'https://joining.demo.test', folder }],
    })
    for (const name of ['bookings', 'joining']) {
      const headers = { host: `${name}.demo.test`, accept: 'text/html' }
      const { headers: answered } = await personAt(host).send({ method: 'GET', url: '/', headers })
      const [forAll, forOne] = [answered['set-cookie']].flat().map(String)
      expect(forAll).toMatch(/^sandbox=v-[^;]+;.* Domain=demo\.test;/)
      expect(forOne).toMatch(/^own-sandbox=v-/)
      expect(forOne).not.toContain('Domain')
    }
  })

  test('without a shared cookie each site has its own', async () => {
    const host = await ownHost({
      mode: 'per-visitor',
      clientFolder,
      publicUrl: 'https://bookings.co.test',
      otherSites: [{ name: 'joining', origin: 'https://joining.co.test', folder }],
    })
    await host.ensureDefault()
    const visitor = personAt(host)
    const at = { host: 'bookings.co.test' }
    const page = await visitor.send({ method: 'GET', url: '/', headers: { ...at, accept: 'text/html' } })
    const kept = [page.headers['set-cookie']]
      .flat()
      .map(String)
      .filter((cookie) => !cookie.includes('Domain='))
    const cookie = kept.map((each) => each.split(';')[0]).join('; ')
    expect(cookie).not.toBe('')
    expect((await visitor.send({ method: 'GET', url: readClient.path, headers: { ...at, cookie } })).status).toBe(200)
  })
})
