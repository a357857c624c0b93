// Brings the cookie fields of requests and replies into their types.
import type {} from '@fastify/cookie'
import { PlatformError } from '@touchline/contract'
import { opaqueToken, type Random } from '@touchline/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { defaultSandbox, type Sandboxes } from './sandboxes.ts'

export type SandboxMode = 'shared' | 'per-visitor' | 'off'

const cookieName = 'sandbox'
const wellFormed = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Throws `sandbox_id_invalid` unless the text can be the name of a sandbox. */
export function checkedSandboxId(id: string): string {
  if (!wellFormed.test(id)) throw new PlatformError('sandbox_id_invalid')
  return id
}

/** A name nobody will guess: opening somebody's sandbox takes the link. */
export function newSandboxId(random: Random): string {
  return `s-${opaqueToken(random)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 20)}`
}

export type SandboxResolver = {
  /** The name of a request's sandbox, in whichever way it is said. Throws the catalogue's sandbox refusals. */
  readonly nameOf: (request: FastifyRequest) => Promise<string>
  /** The sandbox of a call: named in its path, by header, by cookie, or `default`. */
  readonly resolve: (request: FastifyRequest) => Promise<Deps>
  /** Before a page is served: a visitor without a sandbox gets one where every visitor has their own. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** The sandbox the cookie names, while it exists. */
  readonly cookieOf: (request: FastifyRequest) => Promise<string | undefined>
  readonly setCookie: (reply: FastifyReply, id: string) => void
}

/** The one place that decides which sandbox a request belongs to. */
export function createResolver(
  sandboxes: Sandboxes,
  { mode, random, secure }: { readonly mode: SandboxMode; readonly random: Random; readonly secure: boolean },
): SandboxResolver {
  async function cookieOf(request: FastifyRequest): Promise<string | undefined> {
    const value = request.cookies[cookieName]
    return value !== undefined && wellFormed.test(value) && (await sandboxes.has(value)) ? value : undefined
  }

  async function idOf(request: FastifyRequest): Promise<string> {
    const named = namedInPath(request)
    if (named !== undefined) return named
    if (mode === 'off') return defaultSandbox
    const header = request.headers['x-sandbox']
    if (typeof header === 'string') return checkedSandboxId(header)
    const cookie = await cookieOf(request)
    if (cookie !== undefined) return cookie
    if (mode === 'per-visitor') throw new PlatformError('sandbox_not_found')
    return defaultSandbox
  }

  function setCookie(reply: FastifyReply, id: string): void {
    reply.setCookie(cookieName, id, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: 30 * 86_400 })
  }

  return {
    nameOf: idOf,
    resolve: async (request) => sandboxes.open(await idOf(request)),
    cookieOf,
    setCookie,
    async welcome(request, reply) {
      if (mode !== 'per-visitor' || (await cookieOf(request)) !== undefined) return
      const id = newSandboxId(random)
      await sandboxes.create(id, {})
      setCookie(reply, id)
    },
  }
}

/** Calls that arrive from a bank's page or the gateway carry neither header nor cookie: they name their sandbox. */
function namedInPath(request: FastifyRequest): string | undefined {
  // Params are texts by the route's pattern.
  const { sandbox, returnToken } = request.params as { readonly sandbox?: string; readonly returnToken?: string }
  const named = sandbox ?? returnToken?.split('.')[0]
  if (named === undefined) return undefined
  if (!wellFormed.test(named)) throw new PlatformError('item_not_found')
  return named
}
