import { networkOf } from '@touchline/serving'
import type { FastifyRequest } from 'fastify'

/** Facts of a request that only HTTP knows, for the few handlers that need them; use cases get them as plain input. */
export type Context = {
  /** SHA-256 of the caller's token; undefined for a visitor. */
  readonly tokenHash: string | undefined
  readonly idempotencyKey: string | undefined
  /** The network that the request came from. */
  readonly network: string
  /** The host name a client says it serves: it chooses the client record. */
  readonly clientDomain: string | undefined
  /** Facts about the browser that a bank asks for. */
  readonly browser: {
    readonly ip: string
    readonly accept: string
    /** The language of the page, which may differ from the browser's own. */
    readonly acceptLanguage: string
    readonly userAgent: string
  }
  /** The origin of the request, as the browser reports it. */
  readonly origin: string | undefined
  /** The body's bytes, for signatures. */
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export function contextOf(request: FastifyRequest, tokenHash: string | undefined): Context {
  return {
    tokenHash,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    network: networkOf(request.ip),
    clientDomain: headerOf(request, 'x-client-domain'),
    browser: {
      ip: request.ip,
      accept: headerOf(request, 'accept') ?? '*/*',
      acceptLanguage: headerOf(request, 'accept-language') ?? '',
      userAgent: headerOf(request, 'user-agent') ?? '',
    },
    origin: headerOf(request, 'origin'),
    rawBody: request.rawBody ?? '',
    headers: request.headers,
  }
}

/** A header that was sent once. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
