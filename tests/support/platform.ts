import { type FixedClock, fixedClock } from '@touchline/clock'
import type { ApiName, ApiTypes, Call } from '@touchline/contract'
import { createGateway, type Gateway } from '@touchline/gateway'
import { seededRandom, systemRandom } from '@touchline/ids'
import { personaId, type PersonaName, seedPassword } from '@touchline/seed'
import { createPlatform, injectTransport, type Platform, touchlineSeed } from '@touchline/server'
import { afterAll, expect, onTestFinished } from 'vitest'
import { openTestStores } from './test-stores.ts'

const publicUrl = 'http://localhost:4000'
const gatewayUrl = 'http://127.0.0.1:4100'
/** Shared by the platform and its gateway. */
export const secret = 'a-secret-for-tests-only'

/** One server with its gateway, shared by the tests of a file; every test has a sandbox of its own in it. */
type Host = Platform & { readonly gateway: Gateway; readonly wallClock: FixedClock }

let host: Promise<Host> | undefined
let sandboxesMade = 0

async function openHost(): Promise<Host> {
  const wallClock = fixedClock('2026-04-07T10:00:00Z')
  const log = () => undefined
  const stores = await openTestStores(wallClock)
  const gateway: Gateway = createGateway({
    database: ':memory:',
    publicUrl: gatewayUrl,
    controlSecret: secret,
    sandboxControls: true,
    clock: wallClock,
    random: seededRandom('gateway'),
    deliver: async (url, { headers, body }) => {
      const { statusCode } = await platform.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers,
        payload: body,
      })
      return { status: statusCode }
    },
  })
  const platform = await createPlatform({
    databases: stores.databases,
    registry: stores.registry,
    seed: touchlineSeed,
    wallClock,
    // Ids and tokens of several processes on one PostgreSQL must differ.
    random: systemRandom,
    rules: { holdMinutes: 15, tokenHours: 24, publicUrl, gatewayPublicUrl: gatewayUrl },
    sandbox: { mode: 'shared', ttlMs: 86_400_000, limit: 10_000 },
    gateway: {
      transport: injectTransport((request) => gateway.app.inject(request)),
      secret,
      callbackUrl: publicUrl,
      isReady: async () => true,
    },
    clientFolder: undefined,
    log,
  })
  await platform.app.ready()
  return { ...platform, gateway, wallClock }
}

afterAll(async () => {
  if (!host) return
  const { app, gateway } = await host
  await app.close()
  await gateway.close()
  host = undefined
})

/** A refusal, as a test sees it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined
  constructor(
    status: number,
    body: { readonly code: string; readonly message: string; readonly errors?: Refusal['errors'] },
  ) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.errors = body.errors
  }
}

type Parts<N extends ApiName> = {
  readonly [P in 'params' | 'query' | 'body' as ApiTypes[N][P] extends undefined ? never : P]: ApiTypes[N][P]
} & { readonly headers?: Readonly<Record<string, string>> }

export type RawRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | object
}

export type RawReply = {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly text: string
  readonly json: () => unknown
}

/** Somebody who calls the platform through its front door. */
export type Person = {
  readonly id: number
  readonly token: string | undefined
  /** Sends a call of the contract; throws a Refusal when it is refused. */
  readonly call: <N extends ApiName>(call: Call<N>, parts: Parts<N>) => Promise<ApiTypes[N]['reply']>
  /** The refusal a call gets; fails the test when it is accepted. */
  readonly refusal: <N extends ApiName>(call: Call<N>, parts: Parts<N>) => Promise<Refusal>
  /** Sends anything at all. */
  readonly send: (request: RawRequest) => Promise<RawReply>
}

export type TestPlatform = {
  readonly sandbox: string
  readonly host: Host
  /** A persona, logged in. */
  readonly as: (name: PersonaName) => Promise<Person>
  readonly visitor: Person
  /** Moves the sandbox clock; answers what happened on the way. */
  readonly advance: (duration: string) => Promise<readonly { readonly kind: string; readonly what: string }[]>
  readonly invariants: () => Promise<readonly unknown[]>
}

/**
 * A platform of its own for one test: seeded as of `at`, its clock standing still there. At the end of the test its
 * invariants are checked and it is deleted.
 */
export async function startPlatform({
  at = '2026-04-07T09:00:00Z',
}: { readonly at?: string } = {}): Promise<TestPlatform> {
  host ??= openHost()
  const running = await host
  const sandbox = `t${process.pid}-${++sandboxesMade}`
  await running.sandboxes.create(sandbox, { at: Date.parse(at) })
  await running.sandboxes.moveClock(sandbox, { frozen: true })
  const platform: TestPlatform = {
    sandbox,
    host: running,
    visitor: person(running, sandbox, 0, undefined),
    async as(name) {
      const visitor = person(running, sandbox, 0, undefined)
      const { status, json } = await visitor.send({
        method: 'POST',
        url: `/sandbox/v1/sandboxes/${sandbox}/personas/${name}/login`,
      })
      expect(status).toBe(200)
      // The shape of the contract's reply.
      const { data } = json() as ApiTypes['loginPersona']['reply']
      return person(running, sandbox, personaId(name), data.token)
    },
    advance: async (duration) => (await running.sandboxes.moveClock(sandbox, { advance: duration })).ran,
    async invariants() {
      const { json } = await platform.visitor.send({
        method: 'GET',
        url: `/sandbox/v1/sandboxes/${sandbox}/invariants`,
      })
      return (json() as ApiTypes['checkInvariants']['reply']).data.broken
    },
  }
  onTestFinished(async () => {
    expect(await platform.invariants()).toEqual([])
    await running.sandboxes.delete(sandbox)
  })
  return platform
}

/** Logs in through the front door with the password of the seed. */
export const login = (name: PersonaName) => ({ username: `${name}@example.test`, password: seedPassword })

function person({ app }: Host, sandbox: string, id: number, token: string | undefined): Person {
  async function send({ method, url, headers, payload }: RawRequest): Promise<RawReply> {
    const reply = await app.inject({
      method,
      url,
      headers: {
        'x-sandbox': sandbox,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, json: () => reply.json() }
  }

  async function exchange<N extends ApiName>(call: Call<N>, parts: Parts<N>): Promise<RawReply> {
    // Which of the parts there are depends on the call.
    const { params, query, body, headers } = parts as {
      readonly params?: Record<string, string | number>
      readonly query?: Record<string, unknown>
      readonly body?: object
      readonly headers?: Record<string, string>
    }
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
    return send({
      method: call.method,
      url: `${path}${queryText(query)}`,
      ...(headers ? { headers } : {}),
      ...(body ? { payload: body } : {}),
    })
  }

  return {
    id,
    token,
    send,
    async call(call, parts) {
      const reply = await exchange(call, parts)
      if (reply.status >= 400) throw new Refusal(reply.status, reply.json() as ConstructorParameters<typeof Refusal>[1])
      // The server validates its own replies against the contract in tests/contract.
      return (reply.text === '' ? undefined : reply.json()) as never
    },
    async refusal(call, parts) {
      const reply = await exchange(call, parts)
      expect(reply.status, `${call.name} was accepted`).toBeGreaterThanOrEqual(400)
      return new Refusal(reply.status, reply.json() as ConstructorParameters<typeof Refusal>[1])
    },
  }
}

function queryText(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue
    if (Array.isArray(value)) for (const one of value) search.append(`${name}[]`, String(one))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
