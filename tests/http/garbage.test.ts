import { type ApiName, endpoints, errorCodes } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, pathOf, type RawReply, type RawRequest } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

type Node = { readonly type?: string; readonly properties?: Readonly<Record<string, Node>> }

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]
const codes = new Set<string>(errorCodes)

const texts = [
  '',
  ' ',
  '\u0000',
  '0',
  '-1',
  '1.5',
  '4294967296',
  'NaN',
  '../..',
  "' or 1=1 --",
  '<script>',
  '💥',
  'x'.repeat(190),
]
const values = [null, true, -1, 0.5, 4_294_967_296, 1e308, '', 'garbage', [], [[]], {}, { a: 1 }, '\u0000']

function propertiesOf(schema: unknown): readonly string[] {
  // Parameters, queries and bodies are object schemas or nothing.
  return Object.keys((schema as Node | undefined)?.properties ?? {})
}

function pathWith(name: ApiName, value: string): string {
  const { call } = endpoints[name]
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, value]))
  return pathOf(call.path, params)
}

/** What no reasonable caller would send: in the path, in the query, in the body. */
function garbageFor(name: ApiName): readonly RawRequest[] {
  const endpoint: {
    readonly call: (typeof endpoints)[ApiName]['call']
    readonly query?: unknown
    readonly body?: unknown
  } = endpoints[name]
  const { method } = endpoint.call
  const path = pathWith(name, '1')
  const payload = method === 'GET' ? {} : { payload: {} }
  const queryNames = propertiesOf(endpoint.query)
  const bodyNames = propertiesOf(endpoint.body)
  return [
    ...(path === endpoint.call.path ? [] : texts.map((text) => ({ method, url: pathWith(name, text), ...payload }))),
    ...texts.map((text) => ({ method, url: `${path}?${queryWith(queryNames, text)}`, ...payload })),
    ...(endpoint.body === undefined
      ? []
      : values.flatMap((value) => [
          { method, url: path, payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } },
          { method, url: path, payload: Object.fromEntries(bodyNames.map((field) => [field, value])) },
        ])),
  ]
}

function queryWith(fields: readonly string[], text: string): string {
  const search = new URLSearchParams()
  for (const field of [...fields, 'selected_user_id', 'source[]']) search.append(field, text)
  return search.toString()
}

/** An answer the contract knows: accepted, or refused with a code of the catalogue; no accident, no page. */
function expectAgreed(request: RawRequest, reply: RawReply): void {
  const what = `${request.method} ${request.url} ${JSON.stringify(request.payload)}: ${reply.text.slice(0, 200)}`
  expect(reply.status, what).toBeLessThan(500)
  if (reply.status < 400) return
  expect(String(reply.headers['content-type']), what).toContain('application/json')
  expect(codes.has((reply.json() as { code: string }).code), what).toBe(true)
}

/** Takes away what tests need: left alone. */
const destructive = new Set<ApiName>(['deleteSandbox', 'resetSandbox', 'createSandbox', 'forkSandbox', 'moveClock'])

describe('garbage', () => {
  test.each(names)('sent to %s is refused in words, by everybody', async (name) => {
    const { visitor, as, host } = await startPlatform()
    await host.ensureDefault()
    const people: readonly Person[] = destructive.has(name)
      ? [visitor]
      : [visitor, await as('amina'), await as('ellie')]
    for (const person of people) {
      for (const request of garbageFor(name)) expectAgreed(request, await person.send(request))
    }
    expect(host.logged.filter((event) => event === 'unexpected error')).toEqual([])
  })
})
