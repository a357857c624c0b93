import type { Entity } from '@touchline/contract/client'
import type { ApiError } from '../../api/api-error.ts'
import { has, having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type WireLinkedUser = Entity<'LinkedUser'>
type WireUser = Entity<'User'>

/** The logged-in user: calls name them by id. */
export type User = Having<Read<WireUser>, 'id'>

type LinkAnswer = Read<WireLinkedUser>

/** A person to act for, with an id and a name. */
export type LinkedUser = LinkAnswer & {
  readonly referencedUser: Having<NonNullable<LinkAnswer['referencedUser']>, 'id' | 'name'>
}

/** The linked users that can be chosen: those with an id and a name. */
export function linkedUsersIn(links: readonly LinkAnswer[]): readonly LinkedUser[] {
  return having(links, 'referencedUser').filter((link): link is LinkedUser => has(link.referencedUser, 'id', 'name'))
}

/** Front of house and super users: they sell to customers. */
export function isStaff(user: Pick<User, 'roles'> | null): boolean {
  return (user?.roles ?? []).some((role) => role === 'foh' || role === 'super_user')
}

/** A customer served by staff. */
export type Customer = {
  readonly id: number
  readonly name: string
  readonly reference: string | null
  /** `YYYY-MM-DD`; null when the platform does not say. */
  readonly dateOfBirth: string | null
}

/** The user of the site, and the person they act for. */
export type SessionState = {
  readonly login: 'idle' | 'pending' | 'failed' | 'succeeded'
  /** The customer's text for a failed login. */
  readonly error: string | null
  /** A login exists; `user` follows once it is read. */
  readonly loggedIn: boolean
  readonly user: User | null
  /** Why `user` could not be read in spite of a login; null while it is being read, and once it is there. */
  readonly unread: ApiError | null
  /** The customer whom staff serve, for whom everything is booked and paid; null for the logged-in user. */
  readonly customer: Customer | null
  /** Those of the customer, where one is served. */
  readonly linkedUsers: readonly LinkedUser[]
  /** The linked user acted for; null for the logged-in user, or the customer. */
  readonly selectedUserId: number | null
}

export type SessionEvent =
  | { readonly kind: 'login-attempted' }
  | { readonly kind: 'login-succeeded' }
  | { readonly kind: 'login-failed'; readonly message: string }
  | { readonly kind: 'login-dismissed' }
  | { readonly kind: 'marked-logged-in'; readonly selectedUserId: number | null }
  | { readonly kind: 'user-loaded'; readonly user: User }
  | { readonly kind: 'user-unread'; readonly error: ApiError }
  | { readonly kind: 'linked-users-loaded'; readonly linkedUsers: readonly LinkedUser[] }
  | { readonly kind: 'customer-chosen'; readonly customer: Customer | null }
  | { readonly kind: 'user-selected'; readonly userId: number | null }
  | { readonly kind: 'logged-out' }

export const guest: SessionState = {
  login: 'idle',
  error: null,
  loggedIn: false,
  user: null,
  unread: null,
  customer: null,
  linkedUsers: [],
  selectedUserId: null,
}

/** A linked user's id if it can be chosen; null for the user's own id and for strangers. */
function selectable(linkedUsers: readonly LinkedUser[], userId: number | null): number | null {
  return linkedUsers.some((link) => link.referencedUser.id === userId) ? userId : null
}

export function sessionAfter(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'login-attempted':
      return { ...state, login: 'pending', error: null }
    case 'login-succeeded':
      return { ...state, login: 'succeeded', error: null, loggedIn: true }
    case 'login-failed':
      return { ...guest, login: 'failed', error: event.message }
    case 'login-dismissed':
      return { ...state, login: 'idle', error: null }
    case 'marked-logged-in':
      // A login does not say which linked user is meant.
      return {
        ...state,
        loggedIn: true,
        unread: null,
        selectedUserId: state.customer ? state.selectedUserId : event.selectedUserId,
      }
    case 'user-loaded':
      return {
        ...state,
        loggedIn: true,
        user: event.user,
        unread: null,
        customer: isStaff(event.user) ? state.customer : null,
      }
    case 'user-unread':
      return { ...state, unread: event.error }
    case 'customer-chosen':
      if (!isStaff(state.user)) return state
      return { ...state, customer: event.customer, linkedUsers: [], selectedUserId: null }
    case 'linked-users-loaded':
      return {
        ...state,
        linkedUsers: event.linkedUsers,
        selectedUserId: selectable(event.linkedUsers, state.selectedUserId),
      }
    case 'user-selected':
      return { ...state, selectedUserId: selectable(state.linkedUsers, event.userId) }
    case 'logged-out':
      return guest
  }
}

export type ActingFor = {
  /** Owner in cart paths: always the logged-in user, or the customer whom staff serve. */
  readonly ownerId: number | null
  /** Sent with bookings: the linked user, or null for oneself. */
  readonly purchasedForUserId: number | null
  /** The person an action is about: the linked user, or oneself. */
  readonly subjectId: number | null
}

/** The owner of basket, orders and credit: the logged-in user, or the customer whom staff serve. */
export type Owner = Pick<Customer, 'id' | 'name' | 'dateOfBirth'> & { readonly isSelf: boolean }

export function ownerOf({ user, customer }: Pick<SessionState, 'user' | 'customer'>): Owner | null {
  if (customer) return { ...customer, isSelf: false }
  return user && { id: user.id, name: nameOfUser(user), dateOfBirth: user.dateOfBirth ?? null, isSelf: true }
}

export function actingFor(state: SessionState): ActingFor {
  const ownerId = ownerOf(state)?.id ?? null
  return { ownerId, purchasedForUserId: state.selectedUserId, subjectId: state.selectedUserId ?? ownerId }
}

type Named = Partial<Pick<User, 'firstName' | 'lastName' | 'email' | 'reference'>> &
  Partial<Pick<LinkedUser['referencedUser'], 'name'>>

/** A person's display name: the platform's, or its parts, or another recognisable field. */
export function nameOfUser({ name, firstName, lastName, email, reference }: Named): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ')
  return name ?? (parts || email || reference || '')
}
