import { type ApiName, endpoints, errorCodes } from '@touchline/contract'
import { expect } from 'vitest'
import type { RawReply, RawRequest } from '../support/person.ts'

type Node = { readonly type?: string; readonly properties?: Readonly<Record<string, Node>> }

// The keys of an object literal whose type has exactly these keys.
export const names = Object.keys(endpoints) as readonly ApiName[]
const codes = new Set<string>(errorCodes)

export const texts = [
  '',
  ' ',
  '\u0000',
  '0',
  '-1',
  '1.5',
  '4294967296',
  'NaN',
  'Infinity',
  '1e400',
  '0x10',
  '9'.repeat(30),
  '2026-06-30T23:59:60Z',
  '9999-12-31',
  'toString',
  '__proto__',
  '../..',
  "' or 1=1 --",
  '<script>',
  '💥',
  'x'.repeat(190),
]
export const values: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  4_294_967_295,
  4_294_967_296,
  1e308,
  '',
  'garbage',
  '2026-06-30T23:59:60Z',
  [],
  [[]],
  {},
  { a: 1 },
  { toString: 1, valueOf: 2, hasOwnProperty: 3 },
  '\ud800',
  '\u0000',
]

/** Valid JSON that JavaScript cannot write as JSON. */
export const rawBodies = ['{"toString": 1, "valueOf": 2, "hasOwnProperty": 3}', '{"a": 1e400}', '1e400', '"\\ud800"']

export function propertiesOf(schema: unknown): readonly string[] {
  // Parameters, queries and bodies are object schemas or nothing.
  return Object.keys((schema as Node | undefined)?.properties ?? {})
}

/** An answer the contract knows: accepted, or refused with a code of the catalogue; no accident, no page. */
export function expectAgreed(request: RawRequest, reply: RawReply): void {
  const what = `${request.method} ${request.url} ${JSON.stringify(request.payload)}: ${reply.text.slice(0, 200)}`
  expect(reply.status, what).toBeLessThan(500)
  if (reply.status < 400) return
  expect(String(reply.headers['content-type']), what).toContain('application/json')
  expect(codes.has((reply.json() as { code: string }).code), what).toBe(true)
}

/** Takes away what tests need: left alone. */
export const destructive = new Set<ApiName>([
  'deleteSandbox',
  'resetSandbox',
  'createSandbox',
  'forkSandbox',
  'moveClock',
])
