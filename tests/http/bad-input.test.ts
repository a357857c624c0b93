import { listBookings, listCourses, listVenues, login, readUser } from '@touchline/contract'
import { hour } from '@touchline/clock'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import type { Person, RawReply, RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

const json = { 'content-type': 'application/json' }

type Refused = { readonly code: string; readonly errors?: Readonly<Record<string, readonly string[]>> }

/** Status, code and fields of a refusal. */
function refusalIn({ status, json: parse }: RawReply): readonly unknown[] {
  // Every refusal has this shape by the contract.
  const { code, errors } = parse() as Refused
  return errors ? [status, code, Object.keys(errors)] : [status, code]
}

const toLogin = (payload: string | object, headers: Readonly<Record<string, string>> = json): RawRequest => ({
  method: 'POST',
  url: login.path,
  headers,
  payload,
})

describe('a body', () => {
  test.each([
    ['that is no JSON', '{"username": ', [400, 'malformed_request']],
    ['that is two JSON values', '{} {}', [400, 'malformed_request']],
    ['that is a text', '"amina"', [422, 'validation_failed', ['body']]],
    ['that is a list', '[]', [422, 'validation_failed', ['body']]],
    ['that is null', 'null', [422, 'validation_failed', ['body']]],
    ['that is missing', '', [422, 'validation_failed', ['body']]],
    ['of wrong types', '{"username": 1, "password": ["x"]}', [422, 'validation_failed', ['username', 'password']]],
    [
      'with an unknown field',
      '{"username": "a", "password": "b", "admin": true}',
      [422, 'validation_failed', ['admin']],
    ],
    ['with a NUL character', '{"username": "a\\u0000", "password": "b"}', [422, 'validation_failed', ['username']]],
    [
      'with fields that every object has',
      '{"username": "a", "password": "b", "toString": 1, "valueOf": 1, "hasOwnProperty": 1}',
      [422, 'validation_failed', ['toString', 'valueOf', 'hasOwnProperty']],
    ],
    ['with a key that reaches a prototype', '{"__proto__": {"admin": true}}', [400, 'malformed_request']],
    [
      'with a key in its depth that reaches a prototype, escaped',
      '{"a": [{"__pro\\u0074o__": 1}]}',
      [400, 'malformed_request'],
    ],
    ['with a key that reaches a constructor', '{"constructor": {"prototype": {}}}', [400, 'malformed_request']],
  ])('%s is refused', async (_what, payload, expected) => {
    const { visitor } = await startPlatform()
    expect(refusalIn(await visitor.send(toLogin(payload)))).toEqual(expected)
  })

  test.each([10, 1000, 5000, 15_000])(
    'nested %i levels deep is refused, and the server keeps running',
    async (depth) => {
      const { visitor, host } = await startPlatform()
      const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`
      const refused = await visitor.send(toLogin(`{"username": ${nested}, "password": "b"}`))
      expect([400, 422]).toContain(refused.status)
      expect(host.logged).not.toContain('unexpected error')
    },
  )

  test('of more than any form holds is too large', async () => {
    const { visitor } = await startPlatform()
    const payload = JSON.stringify({ username: 'x'.repeat(32 * 1024), password: 'b' })
    expect(refusalIn(await visitor.send(toLogin(payload)))).toEqual([413, 'body_too_large'])
  })

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of type %s is refused',
    async (type) => {
      const { visitor } = await startPlatform()
      const refused = await visitor.send(toLogin('username=a', { 'content-type': type }))
      expect(refusalIn(refused)).toEqual([415, 'media_type_not_supported'])
    },
  )

  test('of a form is refused where JSON is expected', async () => {
    const { visitor } = await startPlatform()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const refused = await visitor.send(toLogin('username=amina%40example.test&password=b', form))
    expect(refusalIn(refused)).toEqual([415, 'media_type_not_supported'])
  })
})

describe('a query', () => {
  test('[O-86] with unknown names is answered as without them', async () => {
    const { visitor } = await startPlatform()
    const plain = await visitor.send({ method: 'GET', url: listVenues.path })
    const more = await visitor.send({ method: 'GET', url: `${listVenues.path}?utm_source=x&__proto__=y&constructor=z` })
    expect(more.json()).toEqual(plain.json())
  })

  test('[O-62] accepts lists as name[] or repeated names, and booleans as words or digits', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const total = async (query: string) => {
      const { status, json: parse } = await amina.send({
        method: 'GET',
        url: `${listBookings.path}?cancellation_source=customers&${query}`,
      })
      expect(status, query).toBe(200)
      return (parse() as { meta: { pagination: { total_records: number } } }).meta.pagination.total_records
    }
    const both = await total('status[]=settled&status[]=cancelled')
    expect(await total('status=settled&status=cancelled')).toBe(both)
    expect(await total('status=settled')).toBe(await total(''))
    for (const word of ['true', 'false', '1', '0']) await total(`bypass_pagination=${word}`)
    const refused = await amina.send({
      method: 'GET',
      url: `${listBookings.path}?cancellation_source=customers&bypass_pagination=yes`,
    })
    expect(refusalIn(refused)).toEqual([422, 'validation_failed', ['bypass_pagination']])
  })

  test.each([
    [`${listCourses.path}`, ['source']],
    [`${listCourses.path}?source=shop`, ['source']],
    [`${listCourses.path}?source=online&starts_after=tomorrow`, ['starts_after']],
    [`${listCourses.path}?source=online&venue_ids[]=4294967296`, ['venue_ids.0']],
    [`${listVenues.path}?page=two`, ['page']],
    [`${listVenues.path}?page=Infinity`, ['page']],
    [`${listVenues.path}?page=1e400`, ['page']],
    [`${listVenues.path}?page=0x10`, ['page']],
    [`${listCourses.path}?source=online&venue_ids[]=1&venue_ids[]=Infinity`, ['venue_ids.1']],
    [`${listVenues.path}?search=a%00b`, ['search']],
    [`${listVenues.path}?page=1&page=2`, ['page']],
    [`${listVenues.path}?radius=30.5`, ['radius']],
  ])('%s is refused by field', async (url, fields) => {
    const { visitor } = await startPlatform()
    expect(refusalIn(await visitor.send({ method: 'GET', url }))).toEqual([422, 'validation_failed', fields])
  })
})

describe('an address', () => {
  test.each([
    ['with a NUL character', '/api/activities/venues/a%00b', [422, 'validation_failed', ['venue']]],
    ['with a broken escape', '/api/activities/venues/%zz', [404, 'path_not_found']],
    ['with a number past the range', '/api/v1/activities/restrictions/4294967296', [404, 'item_not_found']],
    ['with a negative number', '/api/v1/activities/restrictions/-1', [404, 'item_not_found']],
    ['with a number in other words', '/api/v1/activities/restrictions/1e3', [404, 'item_not_found']],
    ['with a number without end', '/api/v1/activities/restrictions/Infinity', [404, 'item_not_found']],
    ['with something that is nobody', '/api/activities/venues/__proto__', [404, 'item_not_found']],
    ['with a parameter of 1,000 characters', `/api/activities/venues/${'a'.repeat(1000)}`, [404, 'item_not_found']],
    ['of 100,000 characters', `/api/${'a/'.repeat(50_000)}`, [404, 'path_not_found']],
  ])('%s is not found', async (_what, url, expected) => {
    const { visitor } = await startPlatform()
    expect(refusalIn(await visitor.send({ method: 'GET', url }))).toEqual(expected)
  })

  test('[C-16] is the same with and without a trailing slash', async () => {
    const { visitor } = await startPlatform()
    expect((await visitor.send({ method: 'GET', url: '/api/activities/venues/' })).status).toBe(200)
  })

  test('answers HEAD like GET, without a body, and OPTIONS without an error', async () => {
    const { visitor } = await startPlatform()
    const head = await visitor.send({ method: 'HEAD', url: listVenues.path })
    expect([head.status, head.text]).toEqual([200, ''])
    const options = await visitor.send({ method: 'OPTIONS', url: listVenues.path })
    expect([options.status, options.text]).toEqual([204, ''])
  })

  test('refuses another method', async () => {
    const { visitor } = await startPlatform()
    const refused = await visitor.send({ method: 'PATCH', url: listVenues.path, payload: {} })
    expect(refusalIn(refused)).toEqual([404, 'path_not_found'])
  })
})

describe('a caller', () => {
  const ask = (person: Person, authorization: string) =>
    person.send({ method: 'GET', url: readUser.path, headers: { authorization } })

  test.each(['Bearer', 'Bearer ', 'Bearer x y', 'Basic YTpi', 'Bearer \u00e9', `Bearer ${'x'.repeat(5000)}`, 'null'])(
    'with the authorisation "%.20s" is refused',
    async (authorization) => {
      const { visitor } = await startPlatform()
      expect(refusalIn(await ask(visitor, authorization))).toEqual([401, 'unauthenticated'])
    },
  )

  test('with an invalid token is refused on public calls too', async () => {
    const { visitor } = await startPlatform()
    const headers = { authorization: 'Bearer invented' }
    const refused = await visitor.send({ method: 'GET', url: listVenues.path, headers })
    expect(refusalIn(refused)).toEqual([401, 'unauthenticated'])
  })

  test('with an expired token is refused; real time counts, not the sandbox clock', async () => {
    const host = await ownHost()
    const { as, advance } = await startPlatform({ host })
    const amina = await as('amina')
    await advance('P30D')
    expect((await amina.call(readUser, {})).data.id).toBe(amina.id)
    host.wallClock.advance(24 * hour)
    expect(await amina.refusal(readUser, {})).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('with a token of another sandbox is refused', async () => {
    const one = await startPlatform()
    const other = await startPlatform({ host: one.host })
    const { token } = await one.as('amina')
    expect(refusalIn(await ask(other.visitor, `Bearer ${token}`))).toEqual([401, 'unauthenticated'])
  })
})
