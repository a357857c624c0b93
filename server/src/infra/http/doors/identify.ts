// Adds the cookie fields to the request and reply types.
import type {} from '@fastify/cookie'
import { type Call, PlatformError, type Role } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'

/** Queries the database: in an open snapshot, or in one of its own. */
export type Ask = <T>(question: (reads: Reads) => Promise<T>) => Promise<T>

/** The sender of a request. */
export type Caller = {
  readonly id: number
  readonly roles: readonly Role[]
  readonly permissions: readonly string[]
  /** Set for the token of a third-party checkout; null for a login. */
  readonly visit: Visit | null
}

export type Token = { readonly value: string; readonly by: 'header' | 'cookie' }

export type Sender = {
  readonly caller: Caller | undefined
  /** SHA-256 of the caller's token. */
  readonly tokenHash: string | undefined
  /** The token came in a cookie, which a browser sends automatically, so a write must prove its intent. */
  readonly byCookie: boolean
}

const nobody: Sender = { caller: undefined, tokenHash: undefined, byCookie: false }

/** Applications whose login cookies are accepted on a host without a sub-domain. */
const applications = ['bookings', 'joining', 'my-account']

/** The token of a request. Throws `unauthenticated` for an Authorization header without one, unless stale ones pass. */
export function tokenIn(request: FastifyRequest, { tokenMayBeStale }: Call): Token | undefined {
  const { authorization } = request.headers
  const bearer = authorization === undefined ? undefined : /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization)?.[1]
  if (bearer !== undefined) return { value: bearer, by: 'header' }
  if (authorization !== undefined) {
    if (tokenMayBeStale) return undefined
    throw new PlatformError('unauthenticated')
  }
  const [label] = request.hostname.split('.')
  const names = [label, ...applications].map((prefix) => `${prefix}-authToken`)
  const value = names.map((name) => request.cookies[name]).find((found) => found !== undefined && found !== '')
  return value === undefined ? undefined : { value, by: 'cookie' }
}

/**
 * The sender of a request, at `now` (real time). A token in the Authorization header must be valid, else
 * `unauthenticated`; an invalid cookie counts as none, so that it does not hide public data. [O-89]
 */
export async function identify(
  ask: Ask,
  token: Token | undefined,
  { tokenMayBeStale, access, checkout }: Call,
  now: number,
): Promise<Sender> {
  if (!token) return nobody
  const tokenHash = hashOf(token.value)
  const caller = await ask((reads) => reads.auth.findCaller({ hash: tokenHash, now }))
  if (caller?.visit) {
    // For any other call it counts as none, never as a member of staff.
    if (!checkout && access === 'public') return nobody
    if (!checkout) throw new PlatformError('unauthorised')
    return { caller: { ...caller, roles: [], permissions: [] }, tokenHash, byCookie: token.by === 'cookie' }
  }
  if (caller) return { caller, tokenHash, byCookie: token.by === 'cookie' }
  if (token.by === 'header' && !tokenMayBeStale) throw new PlatformError('unauthenticated')
  return nobody
}
