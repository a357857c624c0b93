import axios, { AxiosError } from 'axios'
import type { Method } from '@touchline/contract/client'
import { ApiError } from './api-error.ts'
import { snakeKeys } from './keys.ts'
import { readError } from './read-error.ts'

/** How long an answer may take, in milliseconds. Payments wait for a bank. */
export const timeouts = { read: 15_000, write: 30_000, payment: 90_000 } as const

export type Request = {
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

export type Send = (request: Request) => Promise<unknown>

const client = axios.create({
  // Statuses are judged here, not by axios.
  validateStatus: () => true,
  // Lists repeat as `name[]=value`. [O-62]
  paramsSerializer: { indexes: null, serialize: (query) => queryText(query) },
})

function queryText(query: unknown): string {
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : {})
  const pairs = entries.flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [`${name}[]`, item]) : [[name, value] as const],
  )
  const given = pairs.filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

function withoutAnswer(error: unknown): ApiError {
  const timedOut = error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
  return new ApiError({ status: 0, code: timedOut ? 'timeout' : 'network' })
}

/**
 * Sends one request and answers the body as it came. Throws an ApiError for every refusal and for every
 * answer that did not come; a request that the caller aborted throws the signal's own reason.
 */
export async function send(request: Request): Promise<unknown> {
  const response = await client
    .request<unknown>({
      method: request.method,
      url: request.url,
      headers: { ...request.headers },
      params: snakeKeys(request.query ?? {}),
      data: request.body === undefined ? undefined : snakeKeys(request.body),
      timeout: request.timeoutMs,
      ...(request.signal ? { signal: request.signal } : {}),
    })
    .catch((error: unknown) => {
      request.signal?.throwIfAborted()
      throw withoutAnswer(error)
    })
  if (response.status < 200 || response.status >= 300) throw readError(response.status, response.data)
  return response.data
}
