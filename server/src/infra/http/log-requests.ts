import type { Clock } from '@touchline/clock'
import { type Random, uuidv7 } from '@touchline/ids'
import { correlationHeader, correlationIdIn, runCausedBy, traceParentOf } from '@touchline/serving'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../../deps.ts'

/**
 * Gives every request a correlation id, which answers of calls carry, and writes one line when it has been answered: no
 * path, query, header or body, which may hold personal data or tokens. Registered before anything that may refuse a
 * request.
 */
export function logRequests(
  app: FastifyInstance,
  { log, wallClock, random }: { readonly log: Log; readonly wallClock: Clock; readonly random: Random },
): void {
  app.decorateRequest('correlationId', '')
  app.decorateRequest('sandbox', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    request.correlationId = correlationIdIn(request.headers[correlationHeader]) ?? uuidv7(wallClock.now(), random)
    if (request.routeOptions.config.access) reply.header('X-Correlation-Id', request.correlationId)
    done()
  })
  // The body has been read: what a handler asks of others is caused by its request.
  app.addHook('preValidation', (request, _reply, done) => {
    runCausedBy({ correlationId: request.correlationId, traceParent: traceParentOf(request) }, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    log('info', 'request', {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      correlation: request.correlationId,
      sandbox: request.sandbox,
    })
    done()
  })
}

/** The log of one request: each line names it. */
export function logOf({ correlationId, sandbox }: FastifyRequest, log: Log): Log {
  return (level, event, facts) => log(level, event, { ...facts, correlation: correlationId, sandbox })
}

/** What a span says of its request. */
export function spanAttributes({ correlationId, sandbox }: FastifyRequest): Readonly<Record<string, string>> {
  return {
    'touchline.correlation_id': correlationId,
    ...(sandbox !== undefined && { 'touchline.sandbox': sandbox }),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the header, or made for the request. */
    correlationId: string
    /** The sandbox that was opened for the request. */
    sandbox: string | undefined
  }
}
