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

/** Lists repeat as `name[]=value`; what is null or undefined is not sent. [O-62] */
function queryText(query: unknown): string {
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : {})
  const pairs = entries.flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [`${name}[]`, item]) : [[name, value] as const],
  )
  const given = pairs.filter(([, value]) => value !== null && value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** JSON as what it says, and anything else as its text: whoever reads it decides what that means. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function exchange({ method, url, headers, query, body }: Request, signal: AbortSignal): Promise<Response> {
  const json = body === undefined ? null : JSON.stringify(snakeKeys(body))
  return fetch(url + queryText(snakeKeys(query ?? {})), {
    method,
    headers: { ...headers, ...(json === null ? {} : { 'Content-Type': 'application/json' }) },
    body: json,
    signal,
  })
}

/**
 * Sends one request and answers the body as it came. Throws an ApiError for every refusal and for every answer that did
 * not come; a request that the caller aborted throws the signal's own reason.
 */
export async function send(request: Request): Promise<unknown> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), request.timeoutMs)
  const signal = request.signal ? AbortSignal.any([patience.signal, request.signal]) : patience.signal
  const answered = async () => {
    const response = await exchange(request, signal)
    const content = contentOf(await response.text())
    return { response, content }
  }
  const { response, content } = await answered()
    .catch(() => {
      request.signal?.throwIfAborted()
      throw new ApiError({ status: 0, code: patience.signal.aborted ? 'timeout' : 'network' })
    })
    .finally(() => clearTimeout(timer))
  if (!response.ok) throw readError(response.status, content, response.headers.get('Content-Language') ?? undefined)
  return content
}
