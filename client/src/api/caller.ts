import { areaPrefixes, urlOf } from '@touchline/routing'
import type { Routing } from '@touchline/routing'
import { isApiError, unreadable } from './api-error.ts'
import { nextPageIn, saysSomething, unwrap } from './answers/envelope.ts'
import { type Answer, type ApiCall, answerTableOf, type Input, type ListAnswer } from './exchange.ts'
import { timeouts } from './http.ts'
import type { Request, Send, UploadProgress } from './http.ts'
import type { TellMismatch } from './answers/mismatch.ts'
import { readByShape } from './answers/read-answer.ts'
import type { AnswerTable } from './answers/shape.ts'
import { isCheckoutPath } from './credentials/tokens.ts'
import type { Credentials } from './credentials/tokens.ts'

/** The page's data that calls need. */
export type Surroundings = {
  readonly routing: Routing
  readonly credentials: Credentials
  readonly send: Send
  /** The page's path: a third-party checkout sends another token. */
  readonly pathname: () => string
  /** The page's language, in which the platform answers where it can. */
  readonly language: () => string
  /** The host name of the site, which chooses the client record. */
  readonly clientDomain: string
  /** Called after a login has expired and its cookies are removed: the page is reloaded. */
  readonly onSignedOut: () => void
  /** Called for every deviation of an answer from the contract. */
  readonly onMismatch: TellMismatch
}

export type Caller = {
  readonly call: <C extends ApiCall>(call: C, ...input: InputOf<C>) => Promise<Answer<C>>
  readonly callList: <C extends ApiCall>(call: C, ...input: InputOf<C>) => Promise<ListAnswer<C>>
  /** Like `call`, read with another table, where the documents allow a platform more than the contract does. */
  readonly callAs: <T, C extends ApiCall>(table: AnswerTable, call: C, ...input: InputOf<C>) => Promise<T>
}

/** The input may be omitted when the call needs none. */
export type InputOf<C extends ApiCall> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

type LooseInput = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly wholeAccount?: boolean
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly form?: FormData
  readonly onUploadProgress?: UploadProgress
}

function headersFor(around: Surroundings, input: LooseInput): Readonly<Record<string, string>> {
  const token = around.credentials.tokenFor(around.pathname())
  const actsForNobody = input.wholeAccount === true || isCheckoutPath(around.pathname())
  const selected = actsForNobody ? null : around.credentials.selectedUser()
  return {
    Accept: 'application/json',
    'Accept-Language': around.language(),
    'X-Client-Domain': around.clientDomain,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(selected === null ? {} : { 'X-Selected-User': String(selected) }),
    ...(input.idempotencyKey === undefined ? {} : { 'Idempotency-Key': input.idempotencyKey }),
  }
}

function timeoutOf(call: ApiCall, { timeoutMs, form }: LooseInput): number {
  if (timeoutMs !== undefined) return timeoutMs
  if (form !== undefined) return timeouts.upload
  const paying = call.path.startsWith(areaPrefixes.checkout) || call.path.startsWith(areaPrefixes.paymentProviders)
  if (paying) return timeouts.payment
  return call.method === 'GET' ? timeouts.read : timeouts.write
}

/** A wrong password is not a lost login, and without a login a reload would change nothing. [C-02] */
function signOutIfRefused(around: Surroundings, call: ApiCall, error: unknown): void {
  const isLogin: ApiCall['name'] = 'login'
  if (!isApiError(error) || error.status !== 401 || call.name === isLogin) return
  if (around.credentials.clear()) around.onSignedOut()
}

/** The data of an answer, read with its table. Throws an ApiError for another kind of answer. */
function readBody(around: Surroundings, call: ApiCall, table: AnswerTable, body: unknown): unknown {
  const value = unwrap(body, table)
  const tell = (path: string, expected: string, got: string): void =>
    around.onMismatch({ call: call.name, path, expected, got })
  const reading = saysSomething(value, table.shape) ? readByShape(table.shape, value, tell) : null
  if (reading?.isReadable) return reading.value
  throw unreadable()
}

/** The callers of the platform: one for data, one for lists with paging. */
export function callerFor(around: Surroundings): Caller {
  function requestOf(call: ApiCall, input: LooseInput): Request {
    return {
      method: call.method,
      changes: call.method !== 'GET' && !call.asks,
      url: urlOf(call, input.params ?? {}, around.routing),
      headers: headersFor(around, input),
      query: input.query,
      body: input.form ?? input.body,
      timeoutMs: timeoutOf(call, input),
      signal: input.signal,
      onUploadProgress: input.onUploadProgress,
    }
  }

  async function bodyOf(call: ApiCall, input: LooseInput = {}): Promise<unknown> {
    return around.send(requestOf(call, input)).catch((error: unknown) => {
      signOutIfRefused(around, call, error)
      throw error
    })
  }

  return {
    // Table and type come from the same schema; the compiler sees only one of them.
    call: async <C extends ApiCall>(call: C, ...[input]: InputOf<C>) =>
      readBody(around, call, answerTableOf(call), await bodyOf(call, input)) as Answer<C>,
    callList: async <C extends ApiCall>(call: C, ...[input]: InputOf<C>) => {
      const body = await bodyOf(call, input)
      return { data: readBody(around, call, answerTableOf(call), body) as Answer<C>, nextPage: nextPageIn(body) }
    },
    // The writer of a custom table states its type.
    callAs: async <T, C extends ApiCall>(table: AnswerTable, call: C, ...[input]: InputOf<C>) =>
      readBody(around, call, table, await bodyOf(call, input)) as T,
  }
}
