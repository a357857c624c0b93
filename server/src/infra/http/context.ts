import type { Channel, Role } from '@touchline/contract'
import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../deps.ts'

/** Who sent the request. */
export type Caller = {
  readonly id: number
  readonly roles: readonly Role[]
  readonly permissions: readonly string[]
  /** SHA-256 of the token that was sent. */
  readonly tokenHash: string
}

/** One request, resolved: what every handler gets beside its validated input. */
export type Context = {
  readonly deps: Deps
  readonly caller: Caller | undefined
  /** The linked user chosen by the caller, or the caller. [C-06] */
  readonly actingFor: number | undefined
  /** Whether a linked user was chosen. */
  readonly selectedUserId: number | undefined
  readonly channel: Channel
  readonly idempotencyKey: string | undefined
  /** Host name the client says it serves: it chooses the client record. [O-59] */
  readonly clientDomain: string | undefined
  /** Facts about the browser that a bank asks for. */
  readonly browser: { readonly ip: string; readonly accept: string; readonly userAgent: string }
  /** Origin the request was made to or from, checked against the allow-list; undefined when there is none. */
  readonly origin: string | undefined
}

/** The caller of a call whose access rule guarantees one. Throws `unauthenticated` otherwise. */
export function getCaller(context: Context): Caller {
  if (!context.caller) throw new PlatformError('unauthenticated')
  return context.caller
}

export function isStaff(caller: Caller | undefined): boolean {
  return caller !== undefined && (caller.roles.includes('foh') || caller.roles.includes('super_user'))
}
