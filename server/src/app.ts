import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { forgiveOwnAbsence, patience } from '@touchline/clock'
import { limits, PlatformError } from '@touchline/contract'
import { boundSockets, networkOf, type Tracing } from '@touchline/serving'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Log } from './deps.ts'
import { answerErrors, refuse } from './infra/http/answers/answer-errors.ts'
import { buildSerializer } from './infra/http/answers/build-serializer.ts'
import { buildValidator } from './infra/http/requests/build-validator.ts'
import { document } from './infra/http/documentation/document.ts'
import type { Doors } from './infra/http/doors/doors.ts'
import { type Checks, healthRoutes } from './infra/http/health.ts'
import { unfit } from './infra/http/answers/errors.ts'
import { limitGuests } from './infra/http/doors/limit-guests.ts'
import { guardDoors } from './infra/http/doors/guard-doors.ts'
import { compressAnswers } from './infra/http/answers/compress-answers.ts'
import { keepPrivate } from './infra/http/doors/keep-private.ts'
import { parseBodies } from './infra/http/requests/parse-bodies.ts'
import { protectiveHeaders } from './infra/http/doors/protective-headers.ts'
import { parseQuery } from './infra/http/requests/query-string.ts'
import { refuseWhileClosing } from './infra/http/doors/refuse-while-closing.ts'
import { type Admission, metricsRoute } from './infra/http/metrics/route.ts'
import type { Metrics } from './infra/http/metrics/metrics.ts'
import { logRequests } from './infra/http/log-requests.ts'
import { serve } from './infra/http/serve.ts'
import { languageOf, speakLanguages } from './infra/http/answers/speak-languages.ts'
import { type Heads, type OtherSite, routedAddress, serveSite } from './infra/http/site.ts'
import { answerUnreadable } from './infra/http/requests/unreadable-request.ts'
import { watchRequests } from './infra/sandbox/control/watch-requests.ts'
import { openLinkRoute } from './infra/sandbox/control/open-link.ts'
import { type Control, controlRoutes } from './infra/sandbox/control/routes.ts'
import { modules } from './modules.ts'
import { findHead, findLook, listPaths } from './modules/heads/index.ts'
import type { PageSources } from './modules/payments/index.ts'

/** Every call of the platform with its handler. */
const platformRoutes = Object.values(modules).flatMap((module) => ('routes' in module ? module.routes : []))

export type AppOptions = {
  readonly publicUrl: string
  /** Addresses that pages use while somebody pays, by provider. */
  readonly paymentSources: readonly PageSources[]
  readonly doors: Doors
  /** Proxies trusted to name a client's address. */
  readonly trustedProxies: readonly string[]
  /** The most open sockets of one address. */
  readonly socketsPerAddress: number
  /** Origins whose pages may embed the sites. */
  readonly frameAncestors: readonly string[]
  readonly control: Control
  readonly checks: Checks
  readonly tracing?: Tracing | undefined
  /** Undefined: there are none to read. */
  readonly metrics?: { readonly read: Metrics; readonly admission: Admission } | undefined
  /** The folder of the built client. */
  readonly clientFolder: string | undefined
  /** Sites under other names of this server. */
  readonly otherSites: readonly OtherSite[]
  readonly log: Log
}

/** More than any form of the site; larger calls declare it. */
const usualBodyBytes = 32 * 1024

/** The longest slug, each letter as three escaped bytes. */
const longestParameter = 9 * limits.nameLength

/** Builds the platform as one Fastify application; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, doors, trustedProxies, control, checks, log } = options
  const { clientFolder: folder, otherSites: others } = options
  const app = Fastify({
    logger: false,
    bodyLimit: usualBodyBytes,
    ...patience,
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    rewriteUrl: ({ url = '/' }) => routedAddress(url),
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true, maxParamLength: longestParameter },
    schemaController: { compilersFactory: { buildSerializer, buildValidator } },
    frameworkErrors: (error, _request, reply) => void refuse(error, reply, log),
    clientErrorHandler: answerUnreadable,
    schemaErrorFormatter: unfit,
  })
  forgiveOwnAbsence(app.server)
  boundSockets(app.server, { most: options.socketsPerAddress, proxies: trustedProxies, clock: control.wallClock, log })
  options.metrics?.read.watch(app)
  options.tracing?.watch(app)
  logRequests(app, { log, wallClock: control.wallClock, random: control.random })
  answerErrors(app, log)
  parseBodies(app)
  refuseWhileClosing(app)
  keepPrivate(app)
  compressAnswers(app)
  speakLanguages(app)
  guardDoors(app, doors)
  limitGuests(app, control.wallClock)
  await app.register(cookie)
  await app.register(cors, {
    // An empty list admits no origin: its preflight is answered and allows nothing.
    origin: (origin, answer) => answer(null, origin !== undefined && doors.admits(origin) ? origin : []),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    credentials: true,
    exposedHeaders: ['ETag', 'Retry-After', 'X-Sandbox'],
    maxAge: 600,
    strictPreflight: false,
  })
  const protection = protectionOf(options, [])
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(protection)
    done()
  })
  await app.register(formbody)
  await app.register(rateLimit, {
    global: false,
    // Each sandbox has one count, whether named by header, by cookie or by default.
    keyGenerator: async (request) =>
      `${networkOf(request.ip)} ${await control.resolver.nameOf(request).catch(() => '')}`,
    errorResponseBuilder: () => new PlatformError('rate_limited'),
  })
  document(app, publicUrl)
  await app.register(async (scope) => {
    healthRoutes(scope, checks)
    if (options.metrics) metricsRoute(scope, options.metrics.read, options.metrics.admission)
    await scope.register(async (calls) => {
      if (control.mode !== 'off') watchRequests(calls, control)
      serve(calls, platformRoutes, { resolve: control.resolver.resolve })
    })
    controlRoutes(scope, control)
    openLinkRoute(scope, control)
    const policyOfPages = protectionOf(options, options.frameAncestors)[policyHeader] ?? ''
    await serveSite(scope, {
      folder,
      others,
      publicUrl,
      policyOfPages,
      frameAncestors: options.frameAncestors,
      welcome: control.resolver.welcome,
      heads: headsOf(options),
      log,
    })
  })
  return app
}

/** The heads and looks of pages, from the sandbox of the request. */
function headsOf({ publicUrl, control }: AppOptions): Heads {
  const { resolver, mode } = control
  return {
    isListed: mode === 'off',
    async lookOf(request, path) {
      // A page would make a sandbox for a visitor who only asks for the page.
      if (mode === 'per-visitor') return undefined
      const { store } = await resolver.resolve(request)
      return store.read((reads) => findLook(reads, path))
    },
    async headOf(request, path) {
      const { store, clock } = await resolver.resolve(request)
      const asked = { path, origin: publicUrl, language: languageOf(request), now: clock.now() }
      return store.read((reads) => findHead(reads, asked))
    },
    async listPaths(request) {
      const { store, clock } = await resolver.resolve(request)
      return store.read((reads) => listPaths(reads, clock.now()))
    },
  }
}

const policyHeader = 'content-security-policy'

/** The protective headers of an answer that pages of these origins, besides our own, may show in a frame. */
function protectionOf({ publicUrl, paymentSources }: AppOptions, frameAncestors: readonly string[]) {
  return protectiveHeaders({
    contentSecurityPolicy: {
      directives: { ...sitePolicy(paymentSources), frameAncestors: ["'self'", ...frameAncestors] },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    xFrameOptions: false,
  })
}

/** The policy of the sites' pages: their own origin, and the addresses of the payment providers. */
function sitePolicy(providers: readonly PageSources[]) {
  const selfAnd = (kind: keyof PageSources) => [
    ...new Set(["'self'", ...providers.flatMap((sources) => sources[kind])]),
  ]
  return {
    defaultSrc: ["'self'"],
    connectSrc: selfAnd('connect'),
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'"],
    scriptSrc: selfAnd('script'),
    workerSrc: ["'self'"],
    // Emotion writes style elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    frameSrc: selfAnd('frame'),
    formAction: selfAnd('form'),
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    upgradeInsecureRequests: null,
  }
}
