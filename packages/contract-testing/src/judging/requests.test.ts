import { describe, expect, test } from 'vitest'
import { readDescription } from '../descriptions/description.ts'
import { callFinder } from '../descriptions/find-call.ts'
import { judgeAll } from './judge-all.ts'

const item = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' }, quantity: { type: 'integer', minimum: 1 } },
}
const description = readDescription({
  openapi: '3.1.0',
  paths: {
    '/basket': {
      post: {
        operationId: 'addItems',
        security: [{}],
        parameters: [
          { name: 'source', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'status', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['items'],
                properties: { items: { type: 'array', items: item } },
              },
            },
          },
        },
        responses: { 204: {} },
        'x-provenance': { kind: 'stated', section: 'P7.1' },
      },
    },
  },
})

function toldOf(body: unknown, query = '?source=online', type = 'application/json', status = 204) {
  const exchange = {
    request: {
      method: 'POST',
      url: `https://api.invalid/basket${query}`,
      headers: [['Content-Type', type]] as const,
      body: body === undefined ? undefined : JSON.stringify(body),
    },
    response: { status, headers: [], body: undefined },
    at: '2027-01-04T12:00:00Z',
    milliseconds: 5,
  }
  const { rows } = judgeAll(
    [exchange],
    description,
    callFinder(description, { apiOrigin: '', basePaths: {}, paths: {} }),
  )
  return rows.map(({ field, kind, severity }) => `${field} ${kind} ${severity}`)
}

describe('[O-425] a request', () => {
  test('as the description has it is no deviation', () => {
    expect(toldOf({ items: [{ id: 1, quantity: 2 }] })).toEqual([])
    expect(toldOf({ items: [] }, '?source[]=online')).toEqual([])
  })

  test.each([
    [{ items: [{ quantity: 2 }] }, 'request.items[].id missing fail'],
    [{ items: [{ id: '1' }] }, 'request.items[].id type fail'],
    [{ items: [{ id: 1, quantity: 0 }] }, 'request.items[].quantity format warn'],
    [{ items: [{ id: 1, colour: 'red' }] }, 'request.items[].colour added info'],
    [{}, 'request.items missing fail'],
    [undefined, 'request missing fail'],
  ])('that sends %j is told by field', (body, row) => {
    expect(toldOf(body)).toEqual([row])
  })

  test('without a part of the query that the call needs is told', () => {
    expect(toldOf({ items: [] }, '')).toEqual(['request.query.source missing fail'])
  })

  test('that was refused is not told twice', () => {
    const rows = toldOf({}, '', 'application/json', 422)
    expect(rows.filter((row) => row.startsWith('request'))).toEqual([])
  })

  test('with a form or a file is not looked into', () => {
    expect(toldOf({ items: 5 }, '?source=online', 'multipart/form-data; boundary=x')).toEqual([])
  })
})
