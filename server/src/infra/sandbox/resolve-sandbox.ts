// Adds the cookie fields to the request and reply types.
import type {} from '@fastify/cookie'
import { PlatformError } from '@touchline/contract'
import { opaqueToken, type Random } from '@touchline/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
// Adds the sandbox to the request type.
import type {} from '../http/log-requests.ts'
import { defaultSandbox } from './make-sandboxes.ts'
import type { Sandboxes } from './port.ts'
import type { Visitors } from './visitors.ts'

export type SandboxMode = 'shared' | 'per-visitor' | 'off'

const cookieName = 'sandbox'
/** For one site alone, where a browser keeps no cookie for all of them. */
const ownCookieName = 'own-sandbox'
const wellFormed = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Throws `sandbox_id_invalid` for a text that cannot name a sandbox. */
export function checkedSandboxId(id: string): string {
  if (!wellFormed.test(id)) throw new PlatformError('sandbox_id_invalid')
  return id
}

/** A name that cannot be guessed: opening a sandbox takes its link. */
export function newSandboxId(random: Random): string {
  return `s-${opaqueToken(random)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 20)}`
}

export type SandboxResolver = {
  /** The name of a request's sandbox, from any carrier. Throws the catalogue's sandbox refusals. */
  readonly nameOf: (request: FastifyRequest) => Promise<string>
  /** The sandbox of a call: named in its path, by header, by cookie, or `default`. */
  readonly resolve: (request: FastifyRequest) => Promise<Deps>
  /** Before a page is served: reserves a name for a new visitor, where every visitor has a sandbox. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** The sandbox named by the cookie, while it exists. */
  readonly cookieOf: (request: FastifyRequest) => Promise<string | undefined>
  /**
   * Where every visitor has a sandbox: checks that a name is the visitor's own, and that their sandbox exists. Throws
   * `sandbox_not_found` for any other name.
   */
  readonly requireOwn: (request: FastifyRequest, id: string) => Promise<void>
  readonly setCookie: (reply: FastifyReply, id: string) => void
}

export type ResolverOptions = {
  readonly mode: SandboxMode
  readonly secure: boolean
  /** The domain of the sandbox cookie, so that all sites of a visitor share one; host-only without it. */
  readonly cookieDomain: string | undefined
  readonly visitors: Visitors
}

/** The one place that decides which sandbox a request belongs to. */
export function createResolver(sandboxes: Sandboxes, options: ResolverOptions): SandboxResolver {
  const { mode, secure, cookieDomain, visitors } = options

  /** Where every visitor has a sandbox, nobody uses `default`. */
  const isNobodys = (id: string) => mode === 'per-visitor' && id === defaultSandbox

  function nameInCookie(request: FastifyRequest): string | undefined {
    const isName = (value: string | undefined) => value !== undefined && wellFormed.test(value) && !isNobodys(value)
    return [cookieName, ownCookieName].map((name) => request.cookies[name]).find(isName)
  }

  async function cookieOf(request: FastifyRequest): Promise<string | undefined> {
    const name = nameInCookie(request)
    return name !== undefined && (await sandboxes.has(name)) ? name : undefined
  }

  /** The sandbox of the cookie; a name reserved by a page is created by the first call that needs it. */
  async function visitorsOwn(request: FastifyRequest): Promise<string> {
    const name = nameInCookie(request)
    if (name === undefined) {
      // Whose page was refused for that reason has no cookie.
      visitors.checkTurn(request.ip)
      throw new PlatformError('sandbox_not_found')
    }
    if (visitors.isIssued(name)) await visitors.arrive(name, request.ip)
    else if (!(await sandboxes.has(name))) throw new PlatformError('sandbox_not_found')
    return name
  }

  async function idOf(request: FastifyRequest): Promise<string> {
    const named = namedInPath(request)
    if (named !== undefined) {
      if (isNobodys(named)) throw new PlatformError('item_not_found')
      return named
    }
    if (mode === 'off') return defaultSandbox
    const header = request.headers['x-sandbox']
    if (typeof header === 'string') {
      const id = checkedSandboxId(header)
      if (isNobodys(id)) throw new PlatformError('sandbox_not_found')
      return id
    }
    if (mode === 'per-visitor') return visitorsOwn(request)
    return (await cookieOf(request)) ?? defaultSandbox
  }

  function setCookie(reply: FastifyReply, id: string): void {
    const place = isInForeignFrame(reply.request)
      ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
      : ({ sameSite: 'lax', secure } as const)
    const options = { httpOnly: true, path: '/', maxAge: 30 * 86_400, ...place }
    if (cookieDomain === undefined) return void reply.setCookie(cookieName, id, options)
    reply.setCookie(cookieName, id, { ...options, domain: cookieDomain })
    reply.setCookie(ownCookieName, id, options)
  }

  return {
    nameOf: idOf,
    async resolve(request) {
      const deps = await sandboxes.open(await idOf(request))
      request.sandbox = deps.sandbox
      return deps
    },
    cookieOf,
    setCookie,
    async requireOwn(request, id) {
      if (nameInCookie(request) !== id || (await visitorsOwn(request)) !== id) {
        throw new PlatformError('sandbox_not_found')
      }
    },
    async welcome(request, reply) {
      if (mode !== 'per-visitor' || (await cookieOf(request)) !== undefined) return
      await visitors.checkRoom(request.ip)
      const name = nameInCookie(request)
      if (name === undefined || !visitors.isIssued(name)) setCookie(reply, visitors.newId())
    },
  }
}

/** A browser gives a page in a foreign frame only cookies that belong to the page around it, and to https. */
function isInForeignFrame({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'
}

/**
 * Calls from a bank's page, the gateway or a calendar program carry neither header nor cookie: their path names the
 * sandbox.
 */
function namedInPath(request: FastifyRequest): string | undefined {
  // Params are texts by the route's pattern.
  const { sandbox, returnToken, secret } = request.params as {
    readonly sandbox?: string
    readonly returnToken?: string
    readonly secret?: string
  }
  const named = sandbox ?? (returnToken ?? secret)?.split('.')[0]
  if (named === undefined) return undefined
  if (!wellFormed.test(named)) throw new PlatformError('item_not_found')
  return named
}
