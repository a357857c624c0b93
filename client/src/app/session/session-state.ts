import type { Entity } from '@touchline/contract/client'
import type { ApiError } from '../../api/api-error.ts'
import { has, having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { nameOfUser } from './user-name.ts'

type WireLinkedUser = Entity<'LinkedUser'>
type WireUser = Entity<'User'>

/** The signed-in user: calls name them by their id. */
export type User = Having<Read<WireUser>, 'id'>

type LinkAnswer = Read<WireLinkedUser>

/** Somebody to act for: known by id, and called by a name. */
export type LinkedUser = LinkAnswer & {
  readonly referencedUser: Having<NonNullable<LinkAnswer['referencedUser']>, 'id' | 'name'>
}

/** The linked users that can be chosen: those who have an id and a name. */
export function linkedUsersIn(links: readonly LinkAnswer[]): readonly LinkedUser[] {
  return having(links, 'referencedUser').filter((link): link is LinkedUser => has(link.referencedUser, 'id', 'name'))
}

/** Front of house and super users: they sell to customers. [O-38] */
export function isStaff(user: Pick<User, 'roles'> | null): boolean {
  return (user?.roles ?? []).some((role) => role === 'foh' || role === 'super_user')
}

/** Somebody whom staff serve. [O-209] */
export type Customer = {
  readonly id: number
  readonly name: string
  readonly reference: string | null
  /** `YYYY-MM-DD`; null where the platform does not say. */
  readonly dateOfBirth: string | null
}

/** Who uses the site, and for whom. [S3-045] */
export type SessionState = {
  readonly login: 'idle' | 'pending' | 'failed' | 'succeeded'
  /** What a failed login says to the customer. */
  readonly error: string | null
  /** A login exists; `user` follows as soon as it has been read. */
  readonly loggedIn: boolean
  readonly user: User | null
  /** Why `user` could not be read although the login stands; null while it is asked, and when it is there. */
  readonly unread: ApiError | null
  /** Whom staff serve, in whose place everything is booked and paid; null is the signed-in user. [O-209] */
  readonly customer: Customer | null
  /** Of the customer where one is served. */
  readonly linkedUsers: readonly LinkedUser[]
  /** The linked user acted for; null is the signed-in user, or the customer. */
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

/** The linked user with this id may be acted for; the user's own id and strangers mean nobody. */
function selectable(linkedUsers: readonly LinkedUser[], userId: number | null): number | null {
  return linkedUsers.some((link) => link.referencedUser.id === userId) ? userId : null
}

/** [S4-032 to S4-036, S4-040] */
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
      // Whom of the customer's people it is for, no login says.
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
  /** Owner in cart paths: always the signed-in user, or the customer whom staff serve. [C-05, O-209] */
  readonly ownerId: number | null
  /** Goes along with bookings: the linked user, or null for oneself. [S6-010, C-05] */
  readonly purchasedForUserId: number | null
  /** Whom the action is about: the linked user, or oneself. [C-05] */
  readonly subjectId: number | null
}

/** Whose basket, orders and credit it is about: the signed-in user, or the customer whom staff serve. */
export type Owner = Pick<Customer, 'id' | 'name' | 'dateOfBirth'> & { readonly isSelf: boolean }

export function ownerOf({ user, customer }: Pick<SessionState, 'user' | 'customer'>): Owner | null {
  if (customer) return { ...customer, isSelf: false }
  return user && { id: user.id, name: nameOfUser(user), dateOfBirth: user.dateOfBirth ?? null, isSelf: true }
}

export function actingFor(state: SessionState): ActingFor {
  const ownerId = ownerOf(state)?.id ?? null
  return { ownerId, purchasedForUserId: state.selectedUserId, subjectId: state.selectedUserId ?? ownerId }
}
