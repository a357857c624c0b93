import type { FastifyRequest } from 'fastify'

/** What only HTTP knows of a request, for the few handlers that need it; use cases get it as plain input. */
export type Context = {
  /** SHA-256 of the token that says who the caller is; undefined for a visitor. */
  readonly tokenHash: string | undefined
  readonly idempotencyKey: string | undefined
  /** Host name the client says it serves: it chooses the client record. [O-59] */
  readonly clientDomain: string | undefined
  /** Facts about the browser that a bank asks for. */
  readonly browser: {
    readonly ip: string
    readonly accept: string
    /** The language of the page that asks, which may be another than the browser's own. */
    readonly acceptLanguage: string
    readonly userAgent: string
  }
  /** Origin the request was made from, as the browser says it. */
  readonly origin: string | undefined
  /** The body's bytes, for signatures. */
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export function contextOf(request: FastifyRequest, tokenHash: string | undefined): Context {
  return {
    tokenHash,
    idempotencyKey: headerOf(request, 'idempotency-key'),
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
