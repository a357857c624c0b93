import { clearTimeout, setTimeout } from 'node:timers'
import { causeHeaders } from '@touchline/serving'

export type GatewayRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the gateway's origin. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeoutMs: number
}

export type GatewayReply = { readonly status: number; readonly body: unknown }

/** Carries one request to the gateway. Rejects without an answer: the request may have been executed or not. */
export type GatewayTransport = (request: GatewayRequest) => Promise<GatewayReply>

/** A gateway in a process of its own. */
export function httpTransport(origin: string): GatewayTransport {
  return async ({ method, path, headers, body, timeoutMs }) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...causeHeaders(), ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: parse(await response.text()) }
  }
}

type Inject = (request: {
  readonly method: GatewayRequest['method']
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}) => Promise<{ readonly statusCode: number; readonly body: string }>

/** A gateway in the same process; a dropped connection rejects here too. */
export function injectTransport(inject: Inject): GatewayTransport {
  return async ({ method, path, headers, body, timeoutMs }) => {
    const answer = inject({
      method,
      url: path,
      headers: { ...causeHeaders(), ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const { statusCode, body: text } = await within(answer, timeoutMs)
    return { status: statusCode, body: parse(text) }
  }
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

function within<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const alarm = setTimeout(() => reject(new Error('the gateway did not answer in time')), timeoutMs)
    answer.then(resolve, reject).finally(() => clearTimeout(alarm))
  })
}
