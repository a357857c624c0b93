import { describe, expect, test } from 'vitest'
import { readDescription } from '../descriptions/description.ts'
import { breakingChanges } from './compare-descriptions.ts'

const course = {
  type: 'object',
  required: ['id', 'name', 'kind'],
  properties: {
    id: { type: 'integer', 'x-provenance': { kind: 'stated', section: 'P3.7' } },
    name: { type: 'string' },
    kind: { type: 'string', enum: ['swim', 'dance'] },
    price: { anyOf: [{ $ref: '#/components/schemas/Price' }, { type: 'null' }] },
    parent: { $ref: '#/components/schemas/Course' },
  },
}

const released = {
  openapi: '3.1.0',
  paths: {
    '/courses': {
      get: {
        operationId: 'listCourses',
        security: [{}],
        parameters: [
          { name: 'source', in: 'query', schema: { type: 'string', enum: ['online', 'foh'] } },
          { name: 'per_page', in: 'query', schema: { type: 'integer', maximum: 100 } },
        ],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['data'],
                  properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Course' } } },
                },
              },
            },
          },
          404: { description: 'Gone' },
        },
      },
    },
    '/items': {
      post: {
        operationId: 'addItems',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['items'],
                properties: {
                  note: { type: ['string', 'null'] },
                  items: {
                    type: 'array',
                    items: { type: 'object', properties: { id: { type: ['integer', 'string'] } } },
                  },
                },
              },
            },
          },
        },
        responses: { 201: { description: 'Made' } },
      },
    },
  },
  components: {
    schemas: {
      Course: course,
      Price: { type: 'object', required: ['value'], properties: { value: { type: 'integer' } } },
    },
  },
}

type Change = (document: typeof released) => void

/** The rows of a change, as `field kind severity: expected → got`. */
function rowsOf(change: Change): readonly string[] {
  const now = structuredClone(released)
  change(now)
  const rows = breakingChanges(readDescription(released), readDescription(now))
  return rows.map(({ call, field, kind, severity, expected, got }) =>
    `${call} ${field} ${kind} ${severity}: ${expected} → ${got}`.replaceAll('  ', ' '),
  )
}

const schemaOf = ({ components }: typeof released) => components.schemas.Course
const bodyOf = ({ paths }: typeof released) => paths['/items'].post.requestBody.content['application/json'].schema
const parameterOf = (document: typeof released, at: 0 | 1) => document.paths['/courses'].get.parameters[at]

/** One change each, and the only row that it may give. */
const breaking: readonly (readonly [name: string, change: Change, row: string])[] = [
  ['a call gone', (now) => Reflect.deleteProperty(now.paths, '/items'), 'addItems missing fail: POST /items → gone'],
  [
    'a call at another path',
    (now) => Object.assign(now.paths, { '/things': now.paths['/items'], '/items': {} }),
    'addItems missing fail: POST /items → POST /things',
  ],
  [
    'a call of another name',
    (now) => Object.assign(now.paths['/items'].post, { operationId: 'add' }),
    'addItems renamed warn: addItems → add',
  ],
  [
    'a call for known callers only',
    (now) => Object.assign(now.paths['/courses'].get, { security: [{ bearer: [] }] }),
    'listCourses status fail: for anybody → for known callers',
  ],
  [
    'a field of an answer gone',
    (now) => Reflect.deleteProperty(schemaOf(now).properties, 'name'),
    'listCourses data[].name missing fail: there → gone',
  ],
  [
    'a field of an answer that may be absent',
    (now) => Object.assign(schemaOf(now), { required: ['id', 'kind'] }),
    'listCourses data[].name missing fail: always there → may be absent',
  ],
  [
    'a field of an answer that may be null',
    (now) => Object.assign(schemaOf(now).properties.id, { type: ['integer', 'null'] }),
    'listCourses data[].id nullable fail: integer → integer or null',
  ],
  [
    'a field of an answer of another type',
    (now) => Object.assign(schemaOf(now).properties.id, { type: 'string' }),
    'listCourses data[].id type fail: integer → string',
  ],
  [
    'a field of another type in a part that may be null',
    (now) => Object.assign(now.components.schemas.Price.properties.value, { type: 'number' }),
    'listCourses data[].price.value type fail: integer → number',
  ],
  [
    'a value added to an enumeration of an answer',
    (now) => schemaOf(now).properties.kind.enum.push('row'),
    'listCourses data[].kind enum warn: the released values → also row',
  ],
  [
    'another form of an answer',
    (now) => Object.assign(now.paths['/courses'].get.responses[200], { content: { 'text/csv': {} } }),
    'listCourses content_type fail: application/json → text/csv',
  ],
  [
    'another status of success',
    (now) => Object.assign(now.paths['/items'].post, { responses: { 200: { description: 'Made' } } }),
    'addItems status fail: 201 → 200',
  ],
  [
    'a parameter newly required',
    (now) => Object.assign(parameterOf(now, 0) ?? {}, { required: true }),
    'listCourses query.source missing fail: optional → required',
  ],
  [
    'a value of a parameter gone',
    (now) => Object.assign(parameterOf(now, 0)?.schema ?? {}, { enum: ['online'] }),
    'listCourses query.source enum fail: foh → refused',
  ],
  [
    'a limit of a parameter lowered',
    (now) => Object.assign(parameterOf(now, 1)?.schema ?? {}, { maximum: 50 }),
    'listCourses query.per_page format fail: maximum 100 → maximum 50',
  ],
  [
    'a field of a request newly required',
    (now) => bodyOf(now).required.push('note'),
    'addItems request.note missing fail: optional → required',
  ],
  [
    'a field of a request gone, where unknown ones are refused',
    (now) => Reflect.deleteProperty(bodyOf(now).properties, 'note'),
    'addItems request.note missing fail: accepted → refused',
  ],
  [
    'a field of a request that may no longer be null',
    (now) => Object.assign(bodyOf(now).properties.note, { type: 'string' }),
    'addItems request.note nullable fail: string or null → string',
  ],
  [
    'a field of a request of fewer types',
    (now) => Object.assign(bodyOf(now).properties.items.items.properties.id, { type: 'integer' }),
    'addItems request.items[].id type fail: integer or string → integer',
  ],
]

const harmless: readonly (readonly [name: string, change: Change])[] = [
  ['a new call', (now) => Object.assign(now.paths, { '/new': { get: { operationId: 'new', responses: {} } } })],
  ['a new field of an answer', (now) => Object.assign(schemaOf(now).properties, { slug: { type: 'string' } })],
  ['a field that is always there now', (now) => schemaOf(now).required.push('parent')],
  ['a value of an answer gone', (now) => schemaOf(now).properties.kind.enum.pop()],
  ['a refusal gone', (now) => Reflect.deleteProperty(now.paths['/courses'].get.responses, '404')],
  ['a new field of a request', (now) => Object.assign(bodyOf(now).properties, { more: { type: 'string' } })],
  ['a parameter that takes more', (now) => Object.assign(parameterOf(now, 1)?.schema ?? {}, { maximum: 500 })],
]

describe('[O-393] against the released contract', () => {
  test.each(breaking)('%s is found, and nothing else', (_, change, row) => {
    expect(rowsOf(change)).toEqual([row])
  })

  test.each(harmless)('%s breaks nobody', (_, change) => {
    expect(rowsOf(change)).toEqual([])
  })
})

test('a row has the provenance of its field', () => {
  const now = structuredClone(released)
  Reflect.deleteProperty(schemaOf(now).properties, 'id')
  const [row] = breakingChanges(readDescription(released), readDescription(now))
  expect(row?.provenance).toEqual({ kind: 'stated', section: 'P3.7' })
})
