import { type Agent, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import type { Exchange, Headers } from '../exchange.ts'
import { bodyText } from './body-text.ts'

/** The platform behind the proxy, and the connections to it. */
export type Platform = { readonly url: URL; readonly agent: Agent }

/** Bodies longer than this are passed on and not looked at, in bytes. */
const longestBody = 16 * 1024 * 1024

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
function keepBytes(message: IncomingMessage): () => readonly Uint8Array[] | undefined {
  let kept: Uint8Array[] | undefined = []
  let length = 0
  message.on('data', (chunk: Uint8Array) => {
    length += chunk.length
    if (length > longestBody) kept = undefined
    kept?.push(chunk)
  })
  return () => kept
}

/** A request and its answer after both were passed on. */
export type Passed = {
  /** Both with their texts, which are read when they are asked for. Throws for bodies that are too long. */
  readonly parts: () => Promise<Pick<Exchange, 'request' | 'response'>>
}

/** The path on the platform of a request to the proxy, with its query. */
export function onwardPath(asked: IncomingMessage, { url }: Platform): string {
  return url.pathname.replace(/\/$/, '') + (asked.url ?? '/')
}

/**
 * Sends a request on and its answer back, both while they come. Rejects with the reason where there was no whole answer; one
 * that had not begun is then a 502 of the proxy's own.
 */
export function passOn(asked: IncomingMessage, answer: ServerResponse, platform: Platform): Promise<Passed> {
  const { url, agent } = platform
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const path = onwardPath(asked, platform)
  const askedBytes = keepBytes(asked)
  return new Promise((resolve, reject) => {
    const onward = send({
      agent,
      protocol: url.protocol,
      hostname: url.hostname.replaceAll(/[[\]]/g, ''),
      port: url.port,
      path,
      method: asked.method,
      setHost: false,
      headers: onwardHeaders(asked, platform),
    })
    onward.on('response', (answered) => {
      const answeredBytes = keepBytes(answered)
      const headers = sentHeaders(answered)
      answer.writeHead(answered.statusCode ?? 0, answered.statusMessage, forNextConnection(headers).flat())
      pipeline(answered, answer, (error) => {
        if (error) return reject(new Error('the answer broke off'))
        const parts = async () => ({
          request: {
            method: asked.method ?? 'GET',
            url: url.origin + path,
            headers: sentHeaders(asked),
            body: await textOf(askedBytes(), sentHeaders(asked)),
          },
          response: {
            status: answered.statusCode ?? 0,
            headers,
            body: await textOf(answeredBytes(), headers),
          },
        })
        resolve({ parts })
      })
    })
    onward.on('error', (error: Error & { readonly code?: string }) => {
      if (answer.destroyed) return reject(new Error('the client went away'))
      const reason = error.code ?? error.message
      if (answer.headersSent) answer.destroy()
      else refuse(answer, url.origin, reason)
      reject(new Error(reason))
    })
    answer.on('close', () => {
      if (!answer.writableFinished) onward.destroy()
    })
    asked.pipe(onward)
  })
}

function textOf(bytes: readonly Uint8Array[] | undefined, headers: Headers): Promise<string | undefined> {
  if (bytes === undefined) throw new Error('a body is too long to look at')
  return bodyText(bytes, headers)
}

function refuse(answer: ServerResponse, origin: string, reason: string): void {
  answer.writeHead(502, {
    'content-type': 'text/plain; charset=utf-8',
    // [RFC 9209]
    'proxy-status': 'touchline-contract-proxy; error=destination_unavailable',
  })
  answer.end(`The contract proxy could not reach ${origin}: ${reason}. The platform has not answered.\n`)
}
