import { type CartSource, type Channel, PlatformError, type Role } from '@touchline/contract'
import { text } from './texts/index.ts'

/** The cause of an act: a request, a due job, or the filling of a sandbox. */
export type Cause =
  | { readonly kind: 'request'; readonly call: string }
  | { readonly kind: 'job'; readonly job: string }
  | { readonly kind: 'seed' }

/**
 * The actor of a use case, made once from a call's declaration or by a job; use cases know nothing of HTTP. The
 * attendee of a session belongs to the choice, not to the actor.
 */
export type Actor = {
  /** The sender of the request; undefined for a visitor, and where the platform itself acts. */
  readonly callerId: number | undefined
  /** The owner of basket, orders, credit and prices; undefined for an unknown visitor. */
  readonly ownerId: number | undefined
  /** The chosen linked user, if any. */
  readonly selectedUserId: number | undefined
  readonly channel: Channel
  readonly roles: readonly Role[]
  readonly permissions: readonly string[]
  readonly cause: Cause
  /** Set for a holder of a third-party checkout's token, who does not see what a login shows. [O-17] */
  readonly visit?: Visit
}

/** The one basket of a third-party checkout's token. */
export type Visit = {
  readonly source: CartSource
  readonly partnerId: number
  /** The session of the token, and its basket; null while the partner fills it. */
  readonly checkout: { readonly id: string; readonly cartId: number } | null
}

/** Whether the actor may use this basket of the owner: a third-party checkout, only its own. [O-17] */
export function isForVisit({ visit }: Pick<Actor, 'visit'>, cartId: number): boolean {
  return !visit || visit.checkout?.cartId === cartId
}

/** The refusal of an expired or paid third-party checkout. */
export function visitOver(): PlatformError {
  return new PlatformError('unauthenticated', {
    text: text('checkouts:over'),
  })
}

/** One of a user's open baskets. `partnerId` is the partner that fills it; 0 for the user. */
export type BasketKey = { readonly userId: number; readonly source: CartSource; readonly partnerId: number }

/** The basket of a call whose declaration and access rule guarantee an owner. Throws `unauthenticated` otherwise. */
export function basketOf(actor: Actor, source: CartSource): BasketKey {
  return { userId: getOwnerId(actor), source, partnerId: actor.visit?.partnerId ?? 0 }
}

export function isStaff({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.includes('foh') || roles.includes('super_user')
}

/** The caller of a call whose access rule guarantees one. Throws `unauthenticated` otherwise. */
export function getCallerId({ callerId }: Actor): number {
  if (callerId === undefined) throw new PlatformError('unauthenticated')
  return callerId
}

/** The owner of a call whose declaration and access rule guarantee one. Throws `unauthenticated` otherwise. */
export function getOwnerId({ ownerId }: Actor): number {
  if (ownerId === undefined) throw new PlatformError('unauthenticated')
  return ownerId
}
