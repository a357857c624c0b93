import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import type { Headers } from '../exchange.ts'
import type { Body, SentParts } from './sent.ts'

/** The platform behind the proxy, and the connections to it. */
export type Platform = { readonly url: URL; readonly agent: Agent }

/** Bodies longer than this are passed on and not looked at, in bytes. */
const longestBody = 16 * 1024 * 1024

/** Requests that may be sent again where nobody knows whether the first was taken. [RFC 9110 9.2.2] */
const repeatable = /^(GET|HEAD|OPTIONS|TRACE|PUT|DELETE)$/

/** Headers of one connection, which end with it. [RFC 9110 7.6.1] */
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Names and values in the order and the case in which they were sent. */
function sentHeaders({ rawHeaders }: IncomingMessage): Headers {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []))
}

function forNextConnection(headers: Headers): Headers {
  const named = headers.flatMap(([name, value]) =>
    /^connection$/i.test(name) ? value.toLowerCase().split(/[\s,]+/) : [],
  )
  const ending = new Set([...ofOneConnection, ...named])
  return headers.filter(([name]) => !ending.has(name.toLowerCase()))
}

/** The headers of the request as the platform gets them. Only the host is another: it says which platform is meant. */
function onwardHeaders(asked: IncomingMessage, { url }: Platform): string[] {
  const headers = forNextConnection(sentHeaders(asked))
  const onward = headers.map(([name, value]) => [name, /^host$/i.test(name) ? url.host : value])
  // A body without a stated length is sent on as it comes.
  const inChunks = asked.headers['transfer-encoding'] === undefined ? [] : [['Transfer-Encoding', 'chunked']]
  return [...onward, ...inChunks].flat()
}

/** The bytes of a message as they come by; undefined after more than are looked at. */
function keepBytes(message: IncomingMessage): () => Body {
  let kept: Uint8Array[] | undefined = []
  let length = 0
  message.on('data', (chunk: Uint8Array) => {
    length += chunk.length
    if (length > longestBody) kept = undefined
    kept?.push(chunk)
  })
  return () => kept
}

/** The path on the platform of a request to the proxy, with its query. */
export function onwardPath(asked: IncomingMessage, { url }: Platform): string {
  return url.pathname.replace(/\/$/, '') + (asked.url ?? '/')
}

/** Whether the request can be sent again: its method allows it, and it has no body, which would have gone by. */
function canBeRepeated({ method = '', headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
  return repeatable.test(method) && !hasBody
}

const isBrokenConnection = ({ code }: NodeJS.ErrnoException): boolean => code === 'ECONNRESET' || code === 'EPIPE'

/** Whether it was the client who went: the platform's answer has not broken off, and is whole or still coming. */
export function hasLeft(coming: Pick<IncomingMessage, 'destroyed' | 'complete'> | undefined): boolean {
  return coming === undefined || coming.complete || !coming.destroyed
}

/**
 * Sends a request on and its answer back, both while they come. Rejects with the reason where there was no whole answer; one
 * that had not begun is then a 502 of the proxy's own.
 *
 * A connection that is kept open may be closed by the platform just as it is used again. What can be repeated is then sent
 * once more over a new one; the rest has a new one from the start.
 */
export function passOn(asked: IncomingMessage, answer: ServerResponse, platform: Platform): Promise<SentParts> {
  const { url, agent } = platform
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const path = onwardPath(asked, platform)
  const askedBytes = keepBytes(asked)
  const mayRepeat = canBeRepeated(asked)
  return new Promise((resolve, reject) => {
    let onward: ClientRequest
    let coming: IncomingMessage | undefined
    /** The client has gone, and not because the platform's answer broke off. */
    let isLeft = false

    function begin(over: Agent | false): void {
      onward = send({
        agent: over,
        protocol: url.protocol,
        hostname: url.hostname.replaceAll(/[[\]]/g, ''),
        port: url.port,
        path,
        method: asked.method,
        setHost: false,
        headers: onwardHeaders(asked, platform),
      })
      onward.on('response', (answered) => passBack(answered))
      onward.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = over !== false && onward.reusedSocket && isBrokenConnection(error)
        if (isStale && mayRepeat && !answer.headersSent && !answer.destroyed) begin(false)
        else fail(error)
      })
      if (mayRepeat) onward.end()
      else asked.pipe(onward)
    }

    function passBack(answered: IncomingMessage): void {
      coming = answered
      const answeredBytes = keepBytes(answered)
      const headers = sentHeaders(answered)
      answer.writeHead(answered.statusCode ?? 0, answered.statusMessage, forNextConnection(headers).flat())
      pipeline(answered, answer, (error) => {
        if (error) return reject(new Error(isLeft ? 'the client went away' : 'the answer broke off'))
        resolve({
          request: {
            method: asked.method ?? 'GET',
            url: url.origin + path,
            headers: sentHeaders(asked),
            body: askedBytes(),
          },
          response: { status: answered.statusCode ?? 0, headers, body: answeredBytes() },
        })
      })
    }

    function fail(error: NodeJS.ErrnoException): void {
      if (answer.destroyed) return reject(new Error('the client went away'))
      const reason = error.code ?? error.message
      if (answer.headersSent) answer.destroy()
      else refuse(answer, url.origin, reason)
      reject(new Error(reason))
    }

    if (mayRepeat) asked.resume()
    begin(mayRepeat ? agent : false)
    answer.on('close', () => {
      if (answer.writableFinished) return
      isLeft = hasLeft(coming)
      onward.destroy()
    })
  })
}

function refuse(answer: ServerResponse, origin: string, reason: string): void {
  answer.writeHead(502, {
    'content-type': 'text/plain; charset=utf-8',
    // [RFC 9209]
    'proxy-status': 'touchline-contract-proxy; error=destination_unavailable',
  })
  answer.end(`The contract proxy could not reach ${origin}: ${reason}. The platform has not answered.\n`)
}
