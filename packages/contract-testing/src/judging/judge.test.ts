import { describe, expect, test } from 'vitest'
import { readDescription } from '../descriptions/description.ts'
import { callFinder } from '../descriptions/find-call.ts'
import type { Exchange, Headers } from '../exchange.ts'
import { judgeAll } from './judge-all.ts'

const stated = { 'x-provenance': { kind: 'stated', section: 'P3.7' } }
const ours = { 'x-provenance': { kind: 'ours', why: 'nobody asked' } }

/** A description of one call whose `data` has a schema. */
function descriptionOf(data: object, more: object = {}) {
  return readDescription({
    openapi: '3.1.0',
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'readThing',
          security: [{}],
          responses: {
            200: {
              content: { 'application/json': { schema: { type: 'object', required: ['data'], properties: { data } } } },
            },
          },
          ...stated,
          ...more,
        },
      },
    },
    components: { schemas: { Node: { type: 'object', properties: { child: { $ref: '#/components/schemas/Node' } } } } },
  })
}

type Told = {
  readonly status?: number
  readonly type?: string
  readonly asked?: Headers
  readonly headers?: Headers
  readonly milliseconds?: number
}

function answered(body: unknown, told: Told = {}): Exchange {
  const { status = 200, type = 'application/json', asked = [], headers = [], milliseconds = 5 } = told
  return {
    request: { method: 'GET', url: 'https://api.invalid/things/7', headers: asked, body: undefined },
    response: { status, headers: [['Content-Type', type], ...headers], body: JSON.stringify(body) },
    at: '2027-01-04T12:00:00Z',
    milliseconds,
  }
}

function rowsOf(exchanges: readonly Exchange[], data: object, more?: object) {
  const description = descriptionOf(data, more)
  return judgeAll(exchanges, description, callFinder(description, { apiOrigin: '', basePaths: {}, paths: {} })).rows
}

const told = (exchanges: readonly Exchange[], data: object, more?: object): readonly string[] =>
  rowsOf(exchanges, data, more).map(({ field, kind, severity }) => `${field} ${kind} ${severity}`)

const named = { type: 'object', required: ['name'], properties: { name: { type: 'string', ...stated } } }

describe('the judgement of an answer', () => {
  test('[O-400] a deviation is one row, seen as often as it was, of as often as it was looked for', () => {
    const list = { type: 'array', items: named }
    const [row] = rowsOf([answered({ data: [{ name: 1 }, { name: 'a' }] }), answered({ data: [{ name: 2 }] })], list)
    expect(row).toMatchObject({ field: 'data[].name', kind: 'type', seen: 2, of: 3, sentence: 'P3.7' })
  })

  test('[O-400] neither a value nor a key that may be one stands in a row', () => {
    const rows = rowsOf(
      [
        answered({ data: { name: 'a', 'aoife@harbour.invalid': 'secret text' } }),
        answered({ data: { name: 'a' } }, { type: 'secret of Aoife' }),
      ],
      named,
    )
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['added', 'content_type'])
    expect(JSON.stringify(rows)).not.toMatch(/aoife|secret/i)
  })

  test('[O-400] a null is none where one option allows it, and each other option is tried', () => {
    const id = {
      anyOf: [{ type: 'string', pattern: '^[a-z]{3}$' }, { type: 'string', pattern: '^[0-9]+$' }, { type: 'null' }],
    }
    const thing = { type: 'object', required: ['id'], properties: { id } }
    expect(told([answered({ data: { id: null } }), answered({ data: { id: '12' } })], thing)).toEqual([])
    expect(told([answered({ data: { id: 'A' } })], thing)).toEqual(['data.id format warn'])
    expect(told([answered({ data: { id: {} } })], thing)).toEqual(['data.id type fail'])
  })

  test('[O-401] of several new fields the one with the most similar name is the guess, and the others are added', () => {
    const thing = { type: 'object', required: ['postcode', 'id'], properties: { postcode: { type: 'string' }, id: {} } }
    const rows = rowsOf([answered({ data: { id: 1, county: 'x', post_code: 'y' } })], thing)
    expect(rows.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['data.postcode renamed', 'data.county added'])
    expect(rows[0]?.got).toBe('a guess: post_code, string of 1')
  })

  test('[O-401] a field of another shape is no new name, and what is ours only informs', () => {
    expect(told([answered({ data: { title: 7 } })], named)).toEqual(['data.name missing fail', 'data.title added info'])
    const thing = { type: 'object', required: ['kind'], properties: { kind: { type: 'string', ...ours } } }
    expect(told([answered({ data: {} })], thing)).toEqual(['data.kind missing info'])
  })

  test('[O-402] an answer must allow the origin of the page that asks, and only that of another origin is looked at', () => {
    const asking = (origin: string, headers: Headers = []) =>
      answered({ data: {} }, { asked: [['Origin', origin]], headers })
    expect(told([asking('https://site.invalid')], {})).toEqual(['access-control-allow-origin header fail'])
    const allowed: Headers = [['Access-Control-Allow-Origin', '*']]
    expect(told([asking('https://site.invalid', allowed), asking('https://api.invalid')], {})).toEqual([])
  })

  test('[O-402] a customer’s answer may be kept by a private cache, and a public answer by all', () => {
    const kept = (value: string, asked: Headers) =>
      answered({ data: {} }, { asked, headers: [['Cache-Control', value]] })
    const customer: Headers = [['Authorization', 'Bearer x']]
    expect(told([kept('private, max-age=60', customer), kept('public, max-age=60', [])], {})).toEqual([])
    expect(told([kept('s-maxage=60', customer)], {})).toEqual(['cache-control header fail'])
  })

  test('[O-403] one slow answer of three is no slow call', () => {
    const timed = (...times: readonly number[]) => times.map((milliseconds) => answered({ data: {} }, { milliseconds }))
    expect(told(timed(4000, 20, 20), {})).toEqual([])
    expect(told(timed(4000, 20, 5000), {})).toEqual([' latency warn'])
    expect(told(timed(15_000), {})).toEqual([' latency fail'])
  })

  test('[O-400] a schema inside itself is looked at as deep as the answer goes', () => {
    const node = { $ref: '#/components/schemas/Node' }
    expect(told([answered({ data: { child: { child: { child: 1 } } } })], node)).toEqual([
      'data.child.child.child type fail',
    ])
  })

  test('[O-400] statuses may be described by their hundred', () => {
    const more = { responses: { 200: { content: {} }, '4XX': { content: { 'application/json': { schema: named } } } } }
    expect(told([answered({ name: 'gone' }, { status: 404 })], {}, more)).toEqual([])
    expect(told([answered({}, { status: 410 })], {}, more)).toEqual(['name missing fail'])
    expect(told([answered({}, { status: 302 })], {}, more)).toEqual([' status fail'])
  })
})
