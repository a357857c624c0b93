import axios from 'axios'
import type { AxiosRequestConfig } from 'axios'
import type { Method } from '@touchline/contract/client'
import { ApiError } from './api-error.ts'
import { snakeKeys } from './keys.ts'
import { readError } from './answers/read-error.ts'

/** How long an answer may take, in milliseconds. Payments wait for a bank, uploads for a slow line. */
export const timeouts = { read: 15_000, write: 30_000, payment: 90_000, upload: 300_000 } as const

/** How much of an upload has left the device, from 0 to 1. */
export type UploadProgress = (share: number) => void

export type Request = {
  readonly method: Method
  /** Something on the platform may be different afterwards. */
  readonly changes?: boolean
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly query: unknown
  /** Sent as JSON in the platform's spelling; a form with files is sent as it is. */
  readonly body: unknown
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly onUploadProgress?: UploadProgress | undefined
}

export type Send = (request: Request) => Promise<unknown>

/** Lists repeat as `name[]=value`; null and undefined are not sent. [O-62] */
function queryText(query: unknown): string {
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : {})
  const pairs = entries.flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [`${name}[]`, item]) : [[name, value] as const],
  )
  const given = pairs.filter(([, value]) => value !== null && value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** Parses JSON; any other content stays a text for the reader to judge. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Every answer is an answer here, whatever its status, and is read as text. */
const client = axios.create({
  responseType: 'text',
  transformRequest: [],
  transformResponse: [],
  validateStatus: null,
  withXSRFToken: false,
  transitional: { clarifyTimeoutError: true },
})

/**
 * The body of a request, its type and the adapter that sends it. `Content-Type: false` keeps axios from setting one. `fetch`
 * keeps its time limit by the page's own timers. A form is sent by XMLHttpRequest, which alone tells how much has left on
 * every version of HTTP; `http` is its counterpart in Node. Both write the type of a form themselves.
 */
function contentFor({ body, headers, onUploadProgress }: Request): AxiosRequestConfig {
  // Naming the client would make a platform on another origin refuse the header.
  const known = { ...headers, 'User-Agent': false }
  if (body instanceof FormData) {
    const progress = onUploadProgress && { onUploadProgress: ({ progress: share = 0 }) => onUploadProgress(share) }
    return { adapter: ['xhr', 'http'], data: body, headers: known, ...progress }
  }
  if (body === undefined) return { adapter: 'fetch', headers: { ...known, 'Content-Type': false } }
  const data = JSON.stringify(snakeKeys(body))
  return { adapter: 'fetch', data, headers: { ...known, 'Content-Type': 'application/json' } }
}

function exchange(request: Request) {
  const { method, url, query, timeoutMs, signal } = request
  return client.request<string>({
    ...contentFor(request),
    method,
    url: url + queryText(snakeKeys(query ?? {})),
    timeout: timeoutMs,
    ...(signal === undefined ? {} : { signal }),
  })
}

/**
 * Sends one request and answers the raw body. Throws an ApiError for a refusal or a missing answer; an aborted request
 * throws the signal's own reason.
 */
export async function send(request: Request): Promise<unknown> {
  const { status, data, headers } = await exchange(request).catch((error: unknown) => {
    request.signal?.throwIfAborted()
    const isLate = axios.isAxiosError(error) && error.code === axios.AxiosError.ETIMEDOUT
    throw new ApiError({ status: 0, code: isLate ? 'timeout' : 'network' })
  })
  const content = contentOf(data)
  const language: unknown = headers['content-language']
  if (status < 200 || status >= 300)
    throw readError(status, content, typeof language === 'string' ? language : undefined)
  return content
}
