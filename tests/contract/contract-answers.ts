import { type Endpoint, namedSchemas } from '@touchline/contract'
import Value from 'typebox/value'
import { expect } from 'vitest'
import type { RawReply } from '../support/person.ts'

type Node = { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The schema without room for fields it does not name, so that an answer which says more is found out. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isNode(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isOpen = isNode(schema['properties']) && schema['patternProperties'] === undefined
  return isOpen ? { ...inner, additionalProperties: false } : inner
}

const references = Object.fromEntries([...namedSchemas].map(([id, schema]) => [id, closed(schema)]))

/** Errors of a value by a schema of the contract; empty when it is valid. */
export function findingsOn(schema: unknown, value: unknown): readonly string[] {
  // A closed schema is a schema still, which the copying by key hides from the types.
  const errors = Value.Errors(references as never, closed(schema) as never, value)
  return errors.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Checks that an answer is one the endpoint declares: status, media type and every field. */
export function expectAnswer({ call, reply, status, produces }: Endpoint, answer: RawReply): void {
  expect(answer.status, `${call.name}: ${answer.text}`).toBe(status ?? 200)
  const [type] = String(answer.headers['content-type']).split(';')
  expect([produces ?? 'application/json'].flat()).toContain(type)
  const value = produces === undefined ? answer.json() : answer.text
  expect(findingsOn(reply, value), call.name).toEqual([])
}
