import { type CartSource, type Channel, PlatformError, type Role } from '@touchline/contract'
import { text } from './texts/index.ts'

/** What made somebody act: one request, a job that came due, or the filling of a sandbox. */
export type Cause =
  | { readonly kind: 'request'; readonly call: string }
  | { readonly kind: 'job'; readonly job: string }
  | { readonly kind: 'seed' }

/**
 * Who acts. Made once, from what a call declares or by a job, and handed to every use case; use cases know nothing of
 * HTTP. Who comes to a session is part of each choice, not of the actor.
 */
export type Actor = {
  /** Who sent the request; undefined for a visitor, and where the platform itself acts. */
  readonly callerId: number | undefined
  /** Whose basket, orders, credit and prices it is about; undefined while nobody is known. [C-05, C-06] */
  readonly ownerId: number | undefined
  /** The linked user that was chosen, if one was. [C-06] */
  readonly selectedUserId: number | undefined
  readonly channel: Channel
  readonly roles: readonly Role[]
  readonly permissions: readonly string[]
  readonly cause: Cause
  /** Somebody known by the token of a third party's checkout: what a login keeps is not for them. [O-17] */
  readonly visit?: Visit
}

/** The one basket that the token of a third party's checkout is for: what that partner has put together. [O-17] */
export type Visit = {
  readonly source: CartSource
  readonly partnerId: number
  /** The session that the token is of, and its basket; null while the partner puts it together. */
  readonly checkout: { readonly id: string; readonly cartId: number } | null
}

/** Whether a basket that is the owner's is the actor's concern: of a partner's baskets, a visit pays the one it is for. [O-17] */
export function isForVisit({ visit }: Pick<Actor, 'visit'>, cartId: number): boolean {
  return !visit || visit.checkout?.cartId === cartId
}

/** What a visit is told whose time is over, or that has paid. [O-17] */
export function visitOver(): PlatformError {
  return new PlatformError('unauthenticated', {
    text: text('checkouts:over'),
  })
}

/** Which of somebody's open baskets. `partnerId`: the partner who puts it together; 0: themselves. [C-23, O-17] */
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
