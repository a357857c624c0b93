import { minute, second } from '@touchline/clock'
import { type Endpoint, endpoints, listActivities, listPackages, listVenues, login } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Host, ownHost } from '../support/host.ts'

const search = `${listActivities.path}?source=online&search=swim`
const byPostcode = `${listVenues.path}?postcode=AC14QT&radius=5`

/** A platform that is asked from other machines. */
async function open() {
  const host = await ownHost({ geocode: async () => ({ latitude: 51, longitude: -2.8 }) })
  await host.ensureDefault()
  return host
}

async function ask({ app }: Host, url: string, remoteAddress: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent, body } = await app.inject({ url, remoteAddress, headers })
  return { status: statusCode, headers: sent, body }
}

/** How many of so many requests from one address were refused. */
async function refused(host: Host, url: string, times: number, address: string): Promise<number> {
  let count = 0
  for (let sent = 0; sent < times; sent++) if ((await ask(host, url, address)).status === 429) count += 1
  return count
}

describe('[O-499] guests’ costly calls', () => {
  test('answer one visitor who types a search, opens pages and tries postcodes', async () => {
    const host = await open()
    for (const letters of ['s', 'sw', 'swi', 'swim', 'swimm', 'swimming']) {
      expect((await ask(host, `${listActivities.path}?source=online&search=${letters}`, '203.0.113.7')).status).toBe(
        200,
      )
    }
    expect(await refused(host, byPostcode, 10, '203.0.113.7')).toBe(0)
    expect(await refused(host, search, 30, '203.0.113.7')).toBe(0)
  })

  test(
    'answer a school of 200 people behind one address, each with a page of five calls',
    { timeout: 60_000 },
    async () => {
      const host = await open()
      const page = [
        search,
        byPostcode,
        `${listActivities.path}?source=online`,
        listVenues.path,
        listPackages.path.replace('{source}', 'online').replace('{venue}', 'ashcombe-leisure-centre'),
      ]
      for (let person = 0; person < 200; person++) {
        for (const url of page) expect((await ask(host, url, '203.0.113.7')).status).toBe(200)
      }
    },
  )

  test(
    'are refused beyond, all together, in the language of the reader and for seconds only',
    { timeout: 60_000 },
    async () => {
      const host = await open()
      const unfit = `${listActivities.path}?source=nowhere`
      expect(await refused(host, unfit, 1005, '203.0.113.7')).toBe(5)
      const other = await ask(host, listVenues.path, '203.0.113.7', { 'accept-language': 'cy' })
      expect([other.status, JSON.parse(other.body)]).toEqual([
        429,
        { code: 'rate_limited', message: expect.stringContaining('Gormod') },
      ])
      expect(other.headers['retry-after']).toBe('10')
      host.wallClock.advance(4 * second)
      expect((await ask(host, search, '203.0.113.7')).headers['retry-after']).toBe('6')
      // Neither another address, nor this machine, nor a call of another kind is concerned.
      expect(await refused(host, search, 1, '203.0.113.8')).toBe(0)
      expect(await refused(host, search, 1, '127.0.0.1')).toBe(0)
      expect(
        (await host.app.inject({ method: 'POST', url: login.path, payload: {}, remoteAddress: '203.0.113.7' }))
          .statusCode,
      ).toBe(422)
      host.wallClock.advance(6 * second)
      expect(await refused(host, search, 1, '203.0.113.7')).toBe(0)
    },
  )

  test('ask the geocoder 600 times a minute for one address', { timeout: 60_000 }, async () => {
    const host = await open()
    expect(await refused(host, byPostcode, 602, '203.0.113.7')).toBe(2)
    expect((await ask(host, byPostcode, '203.0.113.7')).headers['retry-after']).toBe('60')
    expect(await refused(host, listVenues.path, 1, '203.0.113.7')).toBe(0)
    expect(await refused(host, byPostcode, 1, '203.0.113.8')).toBe(0)
    host.wallClock.advance(minute)
    expect(await refused(host, byPostcode, 1, '203.0.113.7')).toBe(0)
  })

  // A new list for everybody is found here before somebody floods it.
  test('are all public lists and searches, but for those that visitors get from memory', () => {
    const kept = ['listCourses', 'listCamps']
    const lists = Object.values<Endpoint>(endpoints)
      .map(({ call }) => call)
      .filter(({ access, method, name }) => access === 'public' && method === 'GET' && name.startsWith('list'))
    expect(
      lists
        .filter(({ guestsPerMinute }) => guestsPerMinute === undefined)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(kept.sort())
  })
})
