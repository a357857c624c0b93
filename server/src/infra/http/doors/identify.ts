// Brings the cookie fields of requests and replies into their types.
import type {} from '@fastify/cookie'
import { type Call, PlatformError, type Role } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '../../../actor.ts'
import type { Reads } from '../../../repositories.ts'

/** Asks the database: in a snapshot that is open already, or in one of its own. */
export type Ask = <T>(question: (reads: Reads) => Promise<T>) => Promise<T>

/** Who sent the request. */
export type Caller = {
  readonly id: number
  readonly roles: readonly Role[]
  readonly permissions: readonly string[]
  /** Whose token is of a third party's checkout; null: somebody who has logged in. [O-17] */
  readonly visit: Visit | null
}

export type Token = { readonly value: string; readonly by: 'header' | 'cookie' }

export type Sender = {
  readonly caller: Caller | undefined
  /** SHA-256 of the caller's token. */
  readonly tokenHash: string | undefined
  /** The token came in a cookie, which a browser sends by itself: a write must prove it was meant. */
  readonly byCookie: boolean
}

const nobody: Sender = { caller: undefined, tokenHash: undefined, byCookie: false }

/** The applications whose login cookies are accepted on a host without a sub-domain. [C-09] */
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
 * Who sends a request, at `now` (real time). A token in the Authorization header must be valid, else `unauthenticated`; a
 * cookie that is not counts as none, so that a stale one keeps nobody from reading what is public. [O-89]
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
    // To everything else it is nobody, and never one of the staff.
    if (!checkout && access === 'public') return nobody
    if (!checkout) throw new PlatformError('unauthorised')
    return { caller: { ...caller, roles: [], permissions: [] }, tokenHash, byCookie: token.by === 'cookie' }
  }
  if (caller) return { caller, tokenHash, byCookie: token.by === 'cookie' }
  if (token.by === 'header' && !tokenMayBeStale) throw new PlatformError('unauthenticated')
  return nobody
}
