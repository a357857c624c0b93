import { type Access, type Endpoint, ErrorBody, PlatformError } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { TSchema } from 'typebox'
import type { Deps, Log } from '../../deps.ts'
import { checkAccess, channelOf, type Claims, selectUser } from './access.ts'
import { createAnswerCache, isFromVisitor } from './answer-cache.ts'
import { identify } from './caller.ts'
import { refuseNul } from './clean-text.ts'
import type { Context } from './context.ts'
import { presentError, refusalOf } from './errors.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import type { Route, RouteOptions } from './route.ts'

/** What serving needs to know of the world. */
export type Serving = {
  /** The sandbox a request belongs to. Throws the catalogue's sandbox refusals. */
  readonly resolve: (request: FastifyRequest) => Promise<Deps>
  readonly log: Log
}

/** Calls that a guesser would repeat, with how often one address may send them in a minute. */
const attemptsPerMinute: Readonly<Record<string, number>> = { login: 20, register: 20, requestPasswordReset: 10 }

/** Calls that a token which is no longer valid must not keep anybody from. */
const tokenOptional = new Set(['login', 'logout', 'register', 'requestPasswordReset'])

/** Registers what every answer has in common: refusals, and 404 as JSON. Comes before the routes are mounted. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const isPage = request.routeOptions.config.isPage === true && (request.headers.accept ?? '').includes('text/html')
    return isPage ? refuseOnPage(error, reply, log) : refuse(error, reply, log)
  })
}

/** Answers an error with the refusal it stands for. */
export function refuse(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  const refusal = refusalOf(error, log)
  if (refusal.code === 'sandbox_limit' || refusal.code === 'busy') reply.header('Retry-After', '5')
  return reply.code(refusal.status).send(presentError(refusal))
}

/** The same for a person whose browser was sent here: the words, and a way home. */
function refuseOnPage(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  const { status, message } = refusalOf(error, log)
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(message)}</title></head>
<body><main><h1>${escapeHtml(message)}</h1><p><a href="/" target="_top">Go home</a></p></main></body></html>
`
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/** Mounts platform calls: each behind its access rule, validated both ways. */
export function serve(app: FastifyInstance, routes: readonly Route[], serving: Serving): void {
  const kept = createAnswerCache()
  for (const { endpoint, handle, keptUntil, ...options } of routes) {
    mount(
      app,
      endpoint,
      async (request, reply) => {
        const deps = await serving.resolve(request)
        const mayKeep = keptUntil !== undefined && isFromVisitor(request)
        if (mayKeep && kept.send(deps, request, reply)) return reply
        const context = await contextOf(request, deps, endpoint)
        const make = () => handle({ ...inputOf(request), context })
        if (!mayKeep) return make()
        await kept.answer(deps, request, reply, async () => ({ until: await keptUntil(context), value: await make() }))
        return reply
      },
      options,
    )
  }
}

/** Mounts one endpoint under its path and aliases. An endpoint without declared access stops the start. */
export function mount(
  app: FastifyInstance,
  endpoint: Endpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: RouteOptions = {},
): void {
  const { call } = endpoint
  if (!call.access) throw new Error(`${call.name} declares no access`)
  for (const path of [call.path, ...(call.aliases ?? [])]) {
    app.route({
      method: call.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...optionsOf(endpoint, path, options.guard),
      handler: async (request, reply) => {
        const result = await answer(request, reply)
        // The answer has sent itself.
        if (result === reply) return reply
        if (options.headers) reply.headers(options.headers)
        if (endpoint.produces) reply.type(endpoint.produces)
        reply.code(endpoint.status ?? 200)
        return result
      },
    })
  }
}

function optionsOf(endpoint: Endpoint, path: string, guard: RouteOptions['guard']): RouteShorthandOptions {
  const { call, params, query, body, reply, bodyOptional } = endpoint
  const attempts = attemptsPerMinute[call.name]
  const reads: TSchema = reply
  return {
    schema: {
      operationId: path === call.path ? call.name : `${call.name}At${path.length}`,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: securityOf(call.access),
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      ...(endpoint.consumes ? { consumes: [endpoint.consumes] } : {}),
      ...(endpoint.produces ? { produces: [endpoint.produces] } : {}),
      response: { [endpoint.status ?? 200]: reads, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    preValidation: async (request) => {
      refuseOtherMedia(request, endpoint.consumes ?? 'application/json')
      refuseNul(request.params, '')
      refuseNul(request.query, '')
      refuseNul(request.body, '')
      guard?.(request.body)
      if (query) spellBooleans(request.query, query)
      if (bodyOptional && request.body === undefined) request.body = {}
    },
    config: {
      isPage: endpoint.produces === 'text/html',
      ...(attempts === undefined ? {} : { rateLimit: { max: attempts, timeWindow: 60_000 } }),
    },
  }
}

/** What the documentation says of a call: a token is needed, may be sent, or says nothing there. */
function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'gateway' || access === 'bank' || access === 'sandbox') return []
  return access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

/** A body is of the one type its endpoint takes: a page elsewhere can make a browser post a form, but not JSON. */
function refuseOtherMedia(request: FastifyRequest, accepted: string): void {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (request.body !== undefined && request.body !== null && type.trim().toLowerCase() !== accepted) {
    throw new PlatformError('media_type_not_supported')
  }
}

/** Queries spell booleans 'true' and 'false', or '1' and '0'. [O-62] */
function spellBooleans(query: unknown, schema: TSchema): void {
  // Fastify has parsed the query into an object of texts; the schema is an object schema.
  const values = query as Record<string, unknown>
  const { properties } = schema as { properties?: Record<string, { type?: string }> }
  for (const [name, { type }] of Object.entries(properties ?? {})) {
    if (type !== 'boolean') continue
    if (values[name] === '1') values[name] = 'true'
    if (values[name] === '0') values[name] = 'false'
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function inputOf(request: FastifyRequest) {
  return {
    // Validated by Fastify against the endpoint's schemas.
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
    rawBody: request.rawBody ?? '',
    headers: request.headers,
  }
}

const nobody = { caller: undefined, byCookie: false } as const

async function contextOf(request: FastifyRequest, deps: Deps, { call }: Endpoint): Promise<Context> {
  const claims: Claims = {
    params: record(request.params),
    query: record(request.query),
    body: record(request.body),
    selectedUserHeader: header(request, 'x-selected-user'),
  }
  const clientDomain = header(request, 'x-client-domain')
  // A bank and a gateway prove themselves in their own ways; a browser may send the customer's cookie along.
  const isForPeople = call.access !== 'gateway' && call.access !== 'bank'
  const { caller, byCookie } = isForPeople ? await identifyFor(request, deps, call.name) : nobody
  if (byCookie && call.method !== 'GET' && !clientDomain) throw new PlatformError('client_domain_required')
  checkAccess(call.access, caller, claims)
  const selectedUserId = isForPeople ? await selectUser(deps, caller, claims) : undefined
  return {
    deps,
    caller,
    selectedUserId,
    actingFor: selectedUserId ?? caller?.id,
    channel: channelOf(claims),
    idempotencyKey: header(request, 'idempotency-key'),
    clientDomain,
    origin: header(request, 'origin'),
    browser: {
      ip: request.ip,
      accept: header(request, 'accept') ?? '*/*',
      userAgent: header(request, 'user-agent') ?? '',
    },
  }
}

async function identifyFor(request: FastifyRequest, deps: Deps, name: string) {
  try {
    return await identify(request, deps)
  } catch (error) {
    if (tokenOptional.has(name)) return nobody
    throw error
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Bodies: JSON kept as it came beside the parsed value (signatures), an empty one is none. */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined)
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    request.rawBody = text
    if (text === '') return done(null, undefined)
    try {
      done(null, parseJson(text))
    } catch {
      done(new PlatformError('malformed_request'))
    }
  })
}

/** JSON without the keys that could reach a prototype. */
function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__' || key === 'constructor') throw new SyntaxError('not a plain key')
    return value
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string | undefined
  }
  interface FastifyContextConfig {
    /** The answer is a page, and so are its refusals. */
    isPage?: boolean
  }
}
