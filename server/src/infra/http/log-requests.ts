import type { Clock } from '@touchline/clock'
import { limits } from '@touchline/contract'
import { type Random, uuidv7 } from '@touchline/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../../deps.ts'
import { headerOf } from './context.ts'
import { looksLikeCardNumber } from './requests/card-number.ts'

const header = 'x-correlation-id'

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
    request.correlationId = correlationIdIn(request) ?? uuidv7(wallClock.now(), random)
    if (request.routeOptions.config.access) reply.header('X-Correlation-Id', request.correlationId)
    done()
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

function correlationIdIn(request: FastifyRequest): string | undefined {
  const sent = headerOf(request, header)
  if (sent === undefined || sent.length > limits.correlationIdLength || !/^[\w-]+$/.test(sent)) return undefined
  // The call refuses it; it must appear in no answer and no line.
  return looksLikeCardNumber(sent) ? undefined : sent
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the header, or made for the request. */
    correlationId: string
    /** The sandbox that was opened for the request. */
    sandbox: string | undefined
  }
}
