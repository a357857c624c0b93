// Brings the cookie fields of requests and replies into their types.
import type {} from '@fastify/cookie'
import { PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Caller } from './context.ts'

/** The applications whose login cookies are accepted on a host without a sub-domain. [C-09] */
const applications = ['bookings', 'joining', 'my-account']

type Token = { readonly value: string; readonly by: 'header' | 'cookie' }

function tokenOf(request: FastifyRequest): Token | undefined {
  const { authorization } = request.headers
  const bearer = authorization === undefined ? undefined : /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization)?.[1]
  if (bearer !== undefined) return { value: bearer, by: 'header' }
  if (authorization !== undefined) throw new PlatformError('unauthenticated')
  const [label] = request.hostname.split('.')
  const names = [label, ...applications].map((prefix) => `${prefix}-authToken`)
  const value = names.map((name) => request.cookies[name]).find((found) => found !== undefined && found !== '')
  return value === undefined ? undefined : { value, by: 'cookie' }
}

export type Identified = {
  readonly caller: Caller | undefined
  /** The token came in a cookie, which a browser sends by itself: a write must prove it was meant. */
  readonly byCookie: boolean
}

/**
 * Who sends the request. A token in the Authorization header must be valid; a cookie that is not counts as none, so that
 * a stale one keeps nobody from reading what is public. [O-89]
 */
export async function identify(request: FastifyRequest, { store, wallClock }: Deps): Promise<Identified> {
  const token = tokenOf(request)
  if (!token) return { caller: undefined, byCookie: false }
  const tokenHash = hashOf(token.value)
  const found = await store.read((reads) => reads.auth.findCaller(tokenHash, wallClock.now()))
  if (!found && token.by === 'header') throw new PlatformError('unauthenticated')
  return { caller: found && { ...found, tokenHash }, byCookie: token.by === 'cookie' && found !== undefined }
}
