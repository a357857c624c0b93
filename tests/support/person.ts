import type { ApiName, ApiTypes, Call } from '@touchline/contract'
import type { Platform } from '@touchline/server'
import { expect } from 'vitest'

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

type Part = 'params' | 'query' | 'body'
type Needed<N extends ApiName> = {
  [P in Part]: ApiTypes[N][P] extends undefined ? never : Record<never, never> extends ApiTypes[N][P] ? never : P
}[Part]

/** The parts a call cannot do without, and those it can. */
export type Parts<N extends ApiName> = { readonly [P in Needed<N>]: ApiTypes[N][P] } & {
  readonly [P in Exclude<Part, Needed<N>>]?: ApiTypes[N][P]
} & { readonly headers?: Readonly<Record<string, string>> }

export type RawRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | object
}

export type RawReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly json: () => unknown
}

/** A caller of the platform over HTTP. */
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

export type Identity = {
  readonly id?: number
  readonly token?: string | undefined
  /** Sent with every request, `x-sandbox` among them. */
  readonly headers?: Readonly<Record<string, string>>
}

/** How many tests have had a sandbox: each comes from an address of its own, because guesses are counted by address. */
const tenants = new Map<string, number>()

/** Says that a sandbox has a new tenant. */
export function letTo(sandbox: string): void {
  tenants.set(sandbox, (tenants.get(sandbox) ?? 0) + 1)
}

function addressIn(sandbox: string | undefined): string {
  const turn = sandbox === undefined ? 0 : (tenants.get(sandbox) ?? 0)
  return `127.0.${Math.floor(turn / 250)}.${(turn % 250) + 1}`
}

/** A caller of a host. Without an identity: a visitor without a sandbox header. */
export function personAt({ app }: Pick<Platform, 'app'>, { id = 0, token, headers: own = {} }: Identity = {}): Person {
  async function send({ method, url, headers, payload }: RawRequest): Promise<RawReply> {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: addressIn(own['x-sandbox']),
      headers: { ...own, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, json: () => reply.json() }
  }

  function exchange<N extends ApiName>(call: Call<N>, parts: Parts<N>): Promise<RawReply> {
    // The parts depend on the call.
    const { params, query, body, headers } = parts as {
      readonly params?: Record<string, string | number>
      readonly query?: Query
      readonly body?: object
      readonly headers?: Record<string, string>
    }
    // A control call says that it is meant, also where it has no body. ADR 024
    const meant = call.access === 'sandbox' && call.method !== 'GET' ? { 'content-type': 'application/json' } : {}
    return send({
      method: call.method,
      url: `${pathOf(call.path, params)}${queryText(query)}`,
      headers: { ...meant, ...headers },
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

/** A canonical path with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> | undefined): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
}

type Scalar = string | number | boolean
export type Query = Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>

/** A query as the client spells it: lists as `name[]=value`. [O-62] */
export function queryText(query: Query | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue
    if (typeof value === 'object') for (const one of value) search.append(`${name}[]`, String(one))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
