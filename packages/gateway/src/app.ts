import formbody from '@fastify/formbody'
import { forgiveOwnAbsence, patience } from '@touchline/clock'
import { systemRandom, uuidv7 } from '@touchline/ids'
import {
  boundSockets,
  correlationHeader,
  correlationIdIn,
  describeError,
  type Log,
  type SocketBound,
  type Tracing,
} from '@touchline/serving'
import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from './deps.ts'
import { buildDocument } from './documentation/build-document.ts'
import { runDueWork } from './due-work.ts'
import { answerUnreadable } from './http/answer-unreadable.ts'
import { addBrowserRoutes } from './http/browser-routes.ts'
import { checkHosts } from './http/check-host.ts'
import { addControlRoutes } from './http/control-routes.ts'
import { addFrameRoutes } from './http/frame-routes.ts'
import { addBankRoutes } from './http/page-routes.ts'
import { presentRefusal } from './http/present.ts'
import { addServerRoutes } from './http/server-routes.ts'
import { authenticateServer } from './http/authenticate.ts'
import { GatewayRefusal, refusals } from './refusals.ts'

export type AppOptions = {
  readonly sandboxControls: boolean
  /** Host names of the gateway besides those of this machine, without ports. */
  readonly hosts: readonly string[]
  readonly log: Log
  readonly sockets: Pick<SocketBound, 'most' | 'proxies'>
  readonly tracing: Tracing | undefined
}

/**
 * The gateway's web server. Requests are logged by method, route and status only, as bodies and addresses can hold card
 * data or keys.
 */
export function buildApp(deps: Deps, options: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    ...patience,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 100 },
    // The platform names the request that caused this one, so that one id finds the lines of both.
    // Other ids are made apart from those of rows, which do not depend on how many requests there were.
    genReqId: ({ headers }) =>
      correlationIdIn(headers[correlationHeader]) ?? uuidv7(deps.wallClock.now(), systemRandom),
  })
  forgiveOwnAbsence(app.server)
  boundSockets(app.server, { ...options.sockets, clock: deps.wallClock, log: options.log })
  options.tracing?.watch(app)
  app.addHook('onResponse', async (request, reply) => {
    options.log('info', 'request', {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      correlation: request.id,
    })
  })
  answerFailures(app, deps, options.log)
  checkHosts(app, options.hosts)
  app.register(formbody, { bodyLimit: 16 * 1024 })
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', (_request, reply) => {
    try {
      deps.db.probe()
      return { status: 'ready' }
    } catch (error) {
      options.log('error', 'database not usable', describeError(error))
      return reply.code(503).send({ status: 'not ready' })
    }
  })
  app.get('/gateway/openapi.json', () => buildDocument(deps.publicUrl))
  app.register(async (gateway) => addPublicRoutes(gateway, deps), { prefix: '/gateway' })
  if (options.sandboxControls) {
    const runDue = (merchantId: string) => runDueWork(deps, merchantId)
    app.register(async (control) => addControlRoutes(control, deps, runDue), { prefix: '/gateway/__sandbox' })
  }
  return app
}

function addPublicRoutes(gateway: FastifyInstance, deps: Deps): void {
  addServerRoutes(gateway, deps, {
    wait: async (ms) => wait(ms),
    deliverDue: (merchantId) => runDueWork(deps, merchantId, 'deliver_webhook'),
  })
  addBrowserRoutes(gateway, deps)
  addFrameRoutes(gateway, deps)
  addBankRoutes(gateway, deps)
}

/** Turns every error into an answer in one place. An error that is not a refusal reveals nothing to the caller. */
function answerFailures(app: FastifyInstance, deps: Deps, log: Log): void {
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ code: 'not_found', message: refusals.not_found.message })
  })
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    if (!refusal) {
      const { id: correlation, routeOptions } = request
      log('error', 'unexpected error', { route: routeOptions.url ?? null, correlation, ...describeError(error) })
      return reply.code(500).send({ code: 'gateway_error', message: refusals.gateway_error.message })
    }
    if (refusal.code === 'unauthorised') reply.header('www-authenticate', 'Basic realm="gateway"')
    const merchantId = merchantIdIn(deps, request.headers.authorization)
    return reply.code(refusals[refusal.code].status).send(presentRefusal(deps, merchantId, refusal))
  })
}

function asRefusal(error: unknown): GatewayRefusal | undefined {
  if (error instanceof GatewayRefusal) return error
  const status: unknown = error !== null && typeof error === 'object' ? Reflect.get(error, 'statusCode') : undefined
  const isCallers = typeof status === 'number' && status >= 400 && status < 500
  return isCallers ? new GatewayRefusal('invalid_request', { errors: [] }) : undefined
}

function merchantIdIn(deps: Deps, authorization: string | undefined): string | null {
  try {
    return authenticateServer(deps, authorization).id
  } catch {
    return null
  }
}
