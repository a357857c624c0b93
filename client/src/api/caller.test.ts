import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Endpoint, endpoints } from '@touchline/contract'
import { login } from '@touchline/contract/calls/auth'
import { readClient, readTheme } from '@touchline/contract/calls/site'
import { listLinkedUsers, readUser } from '@touchline/contract/calls/users'
import { listVenues } from '@touchline/contract/calls/venues'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { callerFor } from './caller.ts'
import type { Caller, Surroundings } from './caller.ts'
import { send } from './http.ts'
import { memoryJar } from './credentials/memory-jar.ts'
import { credentialsIn } from './credentials/tokens.ts'
import type { ContractMismatch } from './answers/mismatch.ts'
import type { Credentials } from './credentials/tokens.ts'

type Seen = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  body: string
}
type Reply = { readonly status: number; readonly body: unknown }

let platform: Server
let origin: string
let reply: Reply
let seen: Seen[]
let reloads: number
let told: ContractMismatch[]
let credentials: Credentials
let caller: Caller

beforeAll(async () => {
  platform = createServer((request, response) => {
    const record: Seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: '' }
    seen.push(record)
    request.on('data', (chunk: Buffer) => (record.body += chunk.toString()))
    request.on('end', () => {
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
  // A server that listens on a TCP port has an address object.
  origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
})

afterAll(() => platform.close())

function surroundings(pathname = '/'): Surroundings {
  return {
    routing: { apiOrigin: origin, basePaths: {}, paths: {} },
    credentials,
    send,
    pathname: () => pathname,
    language: () => 'cy',
    clientDomain: 'bookings.leisure.example',
    onSignedOut: () => (reloads += 1),
    onMismatch: (mismatch) => told.push(mismatch),
  }
}

beforeEach(() => {
  seen = []
  reloads = 0
  told = []
  reply = { status: 200, body: { data: { id: 1, token: 'x' } } }
  credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
  caller = callerFor(surroundings())
})

async function refusal(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('the call was not refused', { cause: error })
  return error
}

describe('requests', () => {
  test('[S7-002 partly, O-59 partly] a call names the client domain', async () => {
    await caller.call(readClient)
    expect(seen[0]?.headers['x-client-domain']).toBe('bookings.leisure.example')
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })

  test('a call asks for the language of the page', async () => {
    await caller.call(readClient)
    expect(seen[0]?.headers['accept-language']).toBe('cy')
  })

  test('[S7-001 partly, S6-007] the login and the linked user go in headers', async () => {
    credentials.keepAuthToken('secret')
    credentials.keepSelectedUser(42)
    await caller.call(readUser)
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'x-selected-user': '42' })
  })

  test('[O-16] a call about the whole account names no linked user', async () => {
    credentials.keepAuthToken('secret')
    credentials.keepSelectedUser(42)
    await caller.call(readUser, { wholeAccount: true })
    expect(seen[0]?.headers.authorization).toBe('Bearer secret')
    expect(seen[0]?.headers['x-selected-user']).toBeUndefined()
  })

  test('[S7-001, S7-002, P7-002] every call carries the login and the client domain', async () => {
    credentials.keepAuthToken('secret')
    const calls = Object.values<Endpoint>(endpoints).flatMap(({ call }) =>
      call.path.startsWith('/api/') ? [call] : [],
    )
    for (const one of calls) {
      const params = Object.fromEntries([...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']))
      // Headers do not depend on the body; the answer does not matter here.
      await caller.call({ ...readUser, ...one } as typeof readUser, { params } as never).catch(() => undefined)
    }
    expect(calls.length).toBeGreaterThan(25)
    expect(seen.map(({ headers }) => [headers.authorization, headers['x-client-domain']])).toEqual(
      calls.map(() => ['Bearer secret', 'bookings.leisure.example']),
    )
  })

  test('[C-01, S6-012] third-party checkout sends the checkout token and never the login', async () => {
    credentials.keepAuthToken('login')
    credentials.keepCheckoutToken('partner')
    await callerFor(surroundings('/checkout/abc')).call(readClient)
    expect(seen[0]?.headers.authorization).toBe('Bearer partner')
  })

  test('[S7-004 partly] bodies and queries use wire spelling and omit undefined values', async () => {
    await caller.call(login, { body: { username: 'amina', password: 'x' } })
    reply = { status: 200, body: { data: [] } }
    await caller.callList(listVenues, { query: { perPage: 100, radius: 5 } })
    expect(seen.map((request) => `${request.method} ${request.url} ${request.body}`)).toEqual([
      'POST /api/auth/customer/login {"username":"amina","password":"x"}',
      'GET /api/activities/venues?per_page=100&radius=5 ',
    ])
  })

  test('[O-62] lists in a query repeat with brackets', async () => {
    await send({
      method: 'GET',
      url: `${origin}/x`,
      headers: {},
      query: { venueSlugs: ['a b', 'c'], none: null, on: true },
      body: undefined,
      timeoutMs: 1000,
      signal: undefined,
    })
    expect(seen[0]?.url).toBe('/x?venue_slugs%5B%5D=a+b&venue_slugs%5B%5D=c&on=true')
  })
})

describe('answers', () => {
  test('the data of the envelope in the client spelling', async () => {
    reply = { status: 200, body: { data: { theme_app_primary_colour: '#fc0' } } }
    expect(await caller.call(readTheme)).toMatchObject({ themeAppPrimaryColour: '#fc0', themeAppLogo: null })
  })

  test('an answer without an envelope is taken as it is, and an envelope may hold anything else', async () => {
    reply = { status: 200, body: { id: 7, name: 'Bare' } }
    expect(await caller.call(readClient)).toEqual({ id: 7, name: 'Bare', currency: null })
    reply = { status: 200, body: { data: { id: 7, shoe_size: 44 }, request_id: 'x', took_ms: 3 } }
    expect(await caller.call(readClient)).toEqual({ id: 7, currency: null })
  })

  test.each([
    ['its next page', { pagination: { next_page: 2 } }, 2],
    ['its last page', { pagination: { next_page: null } }, null],
    ['no pagination', { took_ms: 3 }, null],
    ['nothing', null, null],
    ['something else', 'fast', null],
  ])('a list whose meta says %s', async (_, meta, nextPage) => {
    reply = { status: 200, body: { data: [], meta } }
    expect(await caller.callList(listVenues)).toEqual({ data: [], nextPage })
  })

  test.each([
    '<!doctype html><p>Hello</p>',
    '',
    '{}',
    '{"data":null}',
    '[]',
    '{"data":[]}',
    '{"data":"x"}',
    'null',
    '7',
  ])('a record that is %j cannot be read', async (body) => {
    reply = { status: 200, body }
    expect(await refusal(caller.call(readClient))).toMatchObject({ status: 200, code: 'unreadable' })
  })

  test.each(['<p>Hello</p>', '', '{}', '{"data":null}', '{"data":{}}'])(
    'a list that is %j cannot be read',
    async (body) => {
      reply = { status: 200, body }
      expect(await refusal(caller.callList(listVenues))).toMatchObject({ status: 200, code: 'unreadable' })
    },
  )

  test('a deviation from the contract is reported with its call and path', async () => {
    reply = { status: 200, body: { data: { id: 'seven', currency: { symbol: '€' } } } }
    await caller.call(readClient)
    expect(told).toEqual([{ call: 'readClient', path: 'id', expected: 'a whole number', got: 'string' }])
  })
})

describe('refusals', () => {
  test('carry status, code, message and the messages by field', async () => {
    const errors = { 'items.0.custom_question_answers.7': ['Required'] }
    reply = { status: 422, body: { message: 'Check', code: 'validation_failed', errors } }
    const error = await refusal(caller.call(readClient))
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', message: 'Check', errors })
  })

  test.each(['<html>Bad gateway</html>', '', { unexpected: true }, []])(
    'are understood without an envelope: %o',
    async (body) => {
      reply = { status: 502, body }
      expect(await refusal(caller.call(readClient))).toMatchObject({ status: 502, code: 'unknown', message: '' })
    },
  )

  test('a platform that cannot be reached is a network error', async () => {
    const nowhere = callerFor({
      ...surroundings(),
      routing: { apiOrigin: 'http://127.0.0.1:1', basePaths: {}, paths: {} },
    })
    expect(await refusal(nowhere.call(readClient))).toMatchObject({ status: 0, code: 'network' })
  })

  test('[S7-007, S8-001, P7-003, P8-001] a 401 clears the login and reloads once', async () => {
    credentials.keepAuthToken('expired')
    reply = { status: 401, body: {} }
    await refusal(caller.call(listLinkedUsers, { params: { userId: 1 } }))
    await refusal(caller.call(readUser))
    expect([credentials.tokenFor('/'), reloads]).toEqual([null, 1])
  })

  test('[C-02] a wrong password neither reloads nor loses its message', async () => {
    credentials.keepAuthToken('still good')
    reply = { status: 401, body: { message: 'The password is not right.' } }
    const error = await refusal(caller.call(login, { body: { username: 'amina', password: 'wrong' } }))
    expect([error.message, credentials.tokenFor('/'), reloads]).toEqual(['The password is not right.', 'still good', 0])
  })
})
