import { type Endpoint, endpoints } from '@touchline/contract'
import { expect, test } from 'vitest'
import Type from 'typebox'
import { buildSerializer } from './build-serializer.ts'
import { exampleOf } from '../documentation/example-of.ts'

const compile = buildSerializer({}, {})
const write = (schema: object, value: unknown) => compile({ schema, method: 'GET', url: '/', httpStatus: '200' })(value)

const written = Object.values<Endpoint>(endpoints).filter(({ produces }) => produces === undefined)

test('every answer is written with all its fields', () => {
  for (const { call, reply } of written) {
    const answer = exampleOf(reply)
    expect(JSON.parse(write(reply, answer)), call.name).toEqual(answer)
  }
})

const orNull = (schema: Type.TSchema) => Type.Union([schema, Type.Null()])

test.each([
  { given: null, schema: orNull(Type.String()), says: 'null' },
  { given: '', schema: orNull(Type.String()), says: '""' },
  { given: 0, schema: orNull(Type.Integer()), says: '0' },
  { given: false, schema: orNull(Type.Boolean()), says: 'false' },
  { given: [], schema: orNull(Type.Array(Type.String())), says: '[]' },
  { given: { a: 'b', c: 1 }, schema: orNull(Type.Object({ a: Type.String() })), says: '{"a":"b"}' },
  { given: '5', schema: Type.Union([Type.Integer(), Type.String()]), says: '"5"' },
  { given: null, schema: Type.Union([Type.Integer(), Type.String(), Type.Null()]), says: 'null' },
  { given: 'x', schema: orNull(Type.Union([Type.Integer(), Type.String()])), says: '"x"' },
  { given: null, schema: orNull(Type.Union([Type.Integer(), Type.String()])), says: 'null' },
])('$given is written as $says', ({ schema, given, says }) => {
  expect(write(Type.Object({ value: schema }), { value: given })).toBe(`{"value":${says}}`)
})

test('a missing required field stops the answer', () => {
  expect(() => write(Type.Object({ value: orNull(Type.String()) }), {})).toThrow('"value" is required!')
  expect(() => write(orNull(Type.Object({ value: Type.String() })), {})).toThrow('"value" is required!')
})
