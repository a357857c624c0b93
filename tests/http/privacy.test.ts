import { type ApiName, type Endpoint, endpoints, listCourses, preparePayment } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { addCourse } from '../support/basket.ts'
import { pathOf, personAt, type RawReply } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]
const varying = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'origin',
  'x-client-domain',
  'x-sandbox',
  'x-selected-user',
]

const varyOf = ({ headers }: RawReply) => String(headers['vary']).toLowerCase().split(/, ?/)

describe('an answer', () => {
  test.each(names)('of %s, refusal or not, is not stored and names its Vary headers', async (name) => {
    const { as, visitor, host } = await startPlatform()
    await host.ensureDefault()
    const { call }: Endpoint = endpoints[name]
    const url = pathOf(call.path, { ...Object.fromEntries(paramsIn(call.path)), source: 'activity-booking' })
    for (const person of [await as('amina'), visitor]) {
      for (const headers of [{}, { origin: 'https://evil.test' }, { origin: 'http://localhost:5173' }]) {
        const reply = await person.send({ method: call.method, url, headers })
        expect([name, reply.status, reply.headers['cache-control']]).toEqual([name, reply.status, 'no-store'])
        expect(varyOf(reply)).toEqual(expect.arrayContaining(varying))
      }
    }
  })

  test('for visitors may be stored and is revalidated each time; a customer gets their own', async () => {
    const { as, visitor } = await startPlatform()
    const url = `${listCourses.path}?source=online`
    const kept = await visitor.send({ method: 'GET', url, headers: { origin: 'http://localhost:5173' } })
    expect([kept.status, kept.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(varyOf(kept)).toEqual(expect.arrayContaining(varying))
    const again = await visitor.send({ method: 'GET', url, headers: { 'if-none-match': String(kept.headers['etag']) } })
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache'])
    expect(varyOf(again)).toEqual(expect.arrayContaining(varying))
    const own = await (await as('amina')).send({ method: 'GET', url })
    expect([own.status, own.headers['cache-control'], own.headers['etag']]).toEqual([200, 'no-store', undefined])
  })
})

test('with a long list is compressed for clients that accept it, and cached compressed', async () => {
  const { visitor } = await startPlatform()
  const url = `${listCourses.path}?source=online&per_page=100`
  const plain = await visitor.send({ method: 'GET', url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  // A compressed answer is the same answer in other bytes.
  expect(plain.headers['etag']).toMatch(/^W\/"[\w-]{27}"$/)
  for (const encodings of ['gzip, br', 'gzip;q=0.5']) {
    const reply = await visitor.send({ method: 'GET', url, headers: { 'accept-encoding': encodings } })
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(Number(reply.headers['content-length']) * 4).toBeLessThan(Number(plain.headers['content-length']))
  }
  const refused = await visitor.send({ method: 'GET', url, headers: { 'accept-encoding': 'gzip;q=0, br' } })
  expect(refused.headers['content-encoding']).toBeUndefined()
})

function paramsIn(path: string): readonly (readonly [string, string])[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'])
}

describe('preparing a payment, which writes although it is a GET', () => {
  const url = `${preparePayment.path}?source=activity-booking`

  async function ready() {
    const { as, host, sandbox } = await startPlatform()
    const carys = await as('carys')
    await addCourse(carys, 'badminton-from-scratch')
    const headers = { 'x-sandbox': sandbox, cookie: `bookings-authToken=${carys.token ?? ''}` }
    const browser = personAt(host, { id: carys.id, headers })
    return { carys, browser, writes: () => host.writesIn(sandbox) }
  }

  test('is refused for an image, a link of another page and a prefetch', async () => {
    const { browser, writes } = await ready()
    const before = writes()
    const refusals = [
      await browser.send({ method: 'GET', url }),
      await browser.send({ method: 'GET', url, headers: { 'sec-purpose': 'prefetch' } }),
      await browser.send({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } }),
      await browser.send({ method: 'GET', url, headers: { origin: 'https://evil.test', 'x-client-domain': 'x' } }),
      await browser.send({ method: 'HEAD', url }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404])
    expect(writes()).toBe(before)
  })

  test('is accepted from a script of the site', async () => {
    const { carys, browser, writes } = await ready()
    const before = writes()
    const meant = await browser.send({ method: 'GET', url, headers: { 'x-client-domain': 'bookings.example.test' } })
    expect([meant.status, writes() > before]).toEqual([200, true])
    expect((await carys.send({ method: 'GET', url })).status).toBe(200)
  })
})
