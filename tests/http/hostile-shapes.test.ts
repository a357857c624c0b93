import { type ApiName, type Call, endpoints } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { pathOf, type Person, type RawRequest } from '../support/person.ts'
import { merchantAuthorization } from '../payments/stage.ts'
import { secret, startPlatform } from '../support/platform.ts'
import { destructive, names, propertiesOf } from './garbage.ts'
import { longestBlock } from './longest-block.ts'

/** Characters of a body, and of an address: nearly as many as the server reads. */
const bodyLength = { usual: 30_000, long: 240_000 }
const queryLength = 7000
/** Calls with questionnaires read longer bodies. */
const withLongBodies: ReadonlySet<ApiName> = new Set<ApiName>(['addItems', 'addToBasket', 'answerForCart'])

/** Texts that some way of reading takes the square of their length for. */
const texts: readonly (readonly [shape: string, unit: string])[] = [
  ['digits and spaces', '4 '],
  ['zeros and dashes', '0-'],
  ['combining marks', '\u0300\u0316'],
  ['letters and dots', 'a.'],
  ['dots', '.'],
  ['spaces', ' '],
  ['half an address', 'a@'],
  ['hyphens', 'a-'],
  ['brackets', '[]'],
  ['slashes', '/'],
]

const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))

/** Bodies whose keys, items or depth are the problem. */
const bodies: readonly (readonly [shape: string, of: (length: number) => string])[] = [
  ['unknown keys', (length) => `{${Array.from({ length: length / 11 }, (_, n) => `"k${10_000 + n}":1`).join(',')}}`],
  ['one deep list', (length) => `{"a":${'['.repeat(length / 8)}${'1,'.repeat(length / 4)}1${']'.repeat(length / 8)}}`],
  ['objects in objects', (length) => `${'{"a":'.repeat(length / 8)}1${'}'.repeat(length / 8)}`],
  ['a number of many digits', (length) => `{"a":1${'0'.repeat(length)}}`],
  ['one key again and again', (length) => `{${Array.from({ length: length / 6 }, () => '"a":1').join(',')}}`],
  ['a list of empty objects', (length) => `{"items":[${Array.from({ length: length / 3 }, () => '{}').join(',')}]}`],
  ['a list of empty lists', (length) => `[${Array.from({ length: length / 3 }, () => '[]').join(',')}]`],
  ['escaped letters', (length) => `{"a":"${String.raw`\u0041`.repeat(length / 6)}"}`],
  [
    'keys of prototypes',
    (length) => `{${Array.from({ length: length / 20 }, (_, n) => `"constructor${n}":{}`).join(',')}}`,
  ],
  ['broken off', (length) => `{"items":[${'{"a":'.repeat(length / 5)}`],
]

type Parts = { readonly call: Call; readonly query?: unknown; readonly body?: unknown }

function requestsWith(name: ApiName, person: Person, unit: string): readonly RawRequest[] {
  const { call, query, body }: Parts = endpoints[name]
  const { method } = call
  const url = addressOf(name, person)
  const fields = [...propertiesOf(query), 'unknown']
  const search = new URLSearchParams(fields.map((field) => [field, filled(unit, queryLength / fields.length)]))
  const json = { 'content-type': 'application/json' }
  const inHeader = { 'idempotency-key': filled(unit, 1000).replaceAll(/[^\x20-\x7e]/g, 'x') }
  const inAddress = { method, url: `${url}?${search.toString()}`, headers: inHeader }
  if (method === 'GET' || body === undefined) return [inAddress]
  const length = lengthOf(name)
  const inFields = [...propertiesOf(body), 'unknown']
  const text = filled(unit, length / inFields.length / 2)
  const payloads = [
    JSON.stringify(Object.fromEntries(inFields.map((field) => [field, text]))),
    JSON.stringify({ [filled(unit, length / 2)]: 1 }),
  ]
  return [inAddress, ...payloads.map((payload) => ({ method, url, payload, headers: json }))]
}

function addressOf(name: ApiName, person: Person): string {
  const { path } = endpoints[name].call
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, key = '']) => [key, key === 'userId' ? person.id : 1] as const,
  )
  return pathOf(path, Object.fromEntries(values))
}

function lengthOf(name: ApiName): number {
  return withLongBodies.has(name) ? bodyLength.long : bodyLength.usual
}

/** The shortest block of three tries, because another process may take the machine; one try where that is enough. */
async function blockOf(person: Person, request: RawRequest, enough: number): Promise<number> {
  let shortest = Infinity
  for (let turn = 0; turn < 3 && shortest > enough; turn++) {
    const { block, result } = await longestBlock(() => person.send(request))
    expect(result.status).toBeLessThan(500)
    shortest = Math.min(shortest, block)
  }
  return shortest
}

/** The block of reading the longest body of every shape alone, on this machine now; in milliseconds. */
async function measureYardstick(): Promise<number> {
  const blocks: number[] = []
  for (const [, of] of bodies) {
    const text = of(bodyLength.long)
    const parse = async () => Object.entries(await Promise.resolve(JSON.parse(text)))
    blocks.push((await longestBlock(() => parse().catch(() => []))).block)
  }
  return Math.max(...blocks)
}

let yardstick: Promise<number> | undefined

test('forty shapes are tried of each call with a body', () => {
  // In the address, in all fields and as a key.
  expect(texts.length * 3 + bodies.length).toBeGreaterThanOrEqual(40)
})

describe('[O-299] one request keeps nobody waiting for long', () => {
  test.each(names.filter((name) => !destructive.has(name)))('whatever is sent to %s', async (name) => {
    const platform = await startPlatform()
    await platform.host.ensureDefault()
    const most = 8 * (await (yardstick ??= measureYardstick()))
    const { call, body }: Parts = endpoints[name]
    // A login of its own: some calls end it.
    const person = await platform.as(call.access === 'staff' ? 'farid' : 'amina')
    const ofTexts = texts.flatMap(([shape, unit]) =>
      requestsWith(name, person, unit).map((request) => [shape, request] as const),
    )
    const ofBodies = (body === undefined || call.method === 'GET' ? [] : bodies).map(([shape, of]) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method: call.method, url: addressOf(name, person), payload: of(lengthOf(name)), headers }
      return [shape, request] as const
    })
    for (const [shape, request] of [...ofTexts, ...ofBodies]) {
      const block = await blockOf(person, request, most)
      expect(block, `${shape} in ${request.payload === undefined ? 'the address' : 'the body'}`).toBeLessThan(most)
    }
  })
})

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>

test('[O-299] one request keeps the gateway from nobody for long, whatever is sent to any of its calls', async () => {
  const platform = await startPlatform()
  const { app } = platform.host.gateway
  const most = 8 * (await (yardstick ??= measureYardstick()))
  const { paths } = (await app.inject('/gateway/openapi.json')).json<{ readonly paths: Paths }>()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [path.replaceAll(/\{\w+\}/g, '1'), method] as const),
  )
  expect(calls.length).toBeGreaterThan(10)
  const headers = {
    authorization: merchantAuthorization(platform.sandbox, secret),
    'content-type': 'application/json',
    'idempotency-key': 'hostile',
  }
  const length = 60_000
  const payloads = [
    ...texts.map(([shape, unit]) => [shape, JSON.stringify({ vendor: filled(unit, length / 2) })] as const),
    ...bodies.map(([shape, of]) => [shape, of(length)] as const),
  ]
  for (const [url, method] of calls) {
    for (const [shape, payload] of payloads) {
      // The methods are those of an OpenAPI document.
      const send = () => app.inject({ url, method: method.toUpperCase() as 'POST', headers, payload })
      let shortest = Infinity
      for (let turn = 0; turn < 3 && shortest > most; turn++) {
        const { block, result } = await longestBlock(send)
        expect(result.statusCode, `${shape} to ${url}`).not.toBe(500)
        shortest = Math.min(shortest, block)
      }
      expect(shortest, `${shape} to ${url}`).toBeLessThan(most)
    }
  }
})
