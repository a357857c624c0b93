import { login } from '@touchline/contract/client'
import { isApiError } from './api-error.ts'
import { metaOf, unwrap } from './envelope.ts'
import type { Answer, ApiCall, Input, ListAnswer } from './exchange.ts'
import { timeouts } from './http.ts'
import type { Send } from './http.ts'
import { areaPrefixes, urlOf } from './path.ts'
import type { Routing } from './path.ts'
import type { Credentials } from './tokens.ts'

/** What the calls need of the page they are made from. */
export type Surroundings = {
  readonly routing: Routing
  readonly credentials: Credentials
  readonly send: Send
  /** Path of the page: the third-party checkout sends another token. [C-01] */
  readonly pathname: () => string
  /** Host name of the site, which chooses the client record. [O-59] */
  readonly clientDomain: string
  /** Runs after a login was found to be over and its cookies are gone: the page is loaded afresh. [S7-007] */
  readonly onSignedOut: () => void
}

export type Caller = {
  readonly call: <C extends ApiCall>(call: C, ...input: InputOf<C>) => Promise<Answer<C>>
  readonly callList: <C extends ApiCall>(call: C, ...input: InputOf<C>) => Promise<ListAnswer<C>>
}

/** The input may be left out when the call needs nothing. */
export type InputOf<C extends ApiCall> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

type LooseInput = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

function headersFor(around: Surroundings, input: LooseInput): Readonly<Record<string, string>> {
  const token = around.credentials.tokenFor(around.pathname())
  const selected = around.credentials.selectedUser()
  return {
    Accept: 'application/json',
    'X-Client-Domain': around.clientDomain,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(selected === null ? {} : { 'X-Selected-User': String(selected) }),
    ...(input.idempotencyKey === undefined ? {} : { 'Idempotency-Key': input.idempotencyKey }),
  }
}

function timeoutOf(call: ApiCall): number {
  const paying = call.path.startsWith(areaPrefixes.checkout) || call.path.startsWith(areaPrefixes.paymentProviders)
  if (paying) return timeouts.payment
  return call.method === 'GET' ? timeouts.read : timeouts.write
}

/** A wrong password is no lost login, and without a login there is nothing a reload would change. [C-02] */
function signOutIfRefused(around: Surroundings, call: ApiCall, error: unknown): void {
  if (!isApiError(error) || error.status !== 401 || call.name === login.name) return
  if (around.credentials.clear()) around.onSignedOut()
}

/** The two ways to call the platform: for what an answer is about, and for a list together with its paging. */
export function callerFor(around: Surroundings): Caller {
  async function bodyOf(call: ApiCall, input: LooseInput = {}): Promise<unknown> {
    const request = {
      method: call.method,
      url: urlOf(call, input.params ?? {}, around.routing),
      headers: headersFor(around, input),
      query: input.query,
      body: input.body,
      timeoutMs: timeoutOf(call),
      signal: input.signal,
    }
    return around.send(request).catch((error: unknown) => {
      signOutIfRefused(around, call, error)
      throw error
    })
  }

  return {
    // The platform keeps the contract or not, the compiler cannot see it: here a body is taken for the type of its call.
    call: async <C extends ApiCall>(call: C, ...[input]: InputOf<C>) =>
      unwrap(await bodyOf(call, input as LooseInput | undefined)) as Answer<C>,
    callList: async <C extends ApiCall>(call: C, ...[input]: InputOf<C>) => {
      const body = await bodyOf(call, input as LooseInput | undefined)
      return { data: unwrap(body), meta: metaOf(body) } as ListAnswer<C>
    },
  }
}
