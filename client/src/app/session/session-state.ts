import type { LinkedUser as WireLinkedUser, User as WireUser } from '@touchline/contract/client'
import { has, having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

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

/** Who uses the site, and for whom. [S3-045] */
export type SessionState = {
  readonly login: 'idle' | 'pending' | 'failed' | 'succeeded'
  /** What a failed login says to the customer. */
  readonly error: string | null
  /** A login exists; `user` follows as soon as it has been read. */
  readonly loggedIn: boolean
  readonly user: User | null
  readonly linkedUsers: readonly LinkedUser[]
  /** The linked user acted for; null is the signed-in user. */
  readonly selectedUserId: number | null
}

export type SessionEvent =
  | { readonly kind: 'login-attempted' }
  | { readonly kind: 'login-succeeded' }
  | { readonly kind: 'login-failed'; readonly message: string }
  | { readonly kind: 'login-dismissed' }
  | { readonly kind: 'marked-logged-in'; readonly selectedUserId: number | null }
  | { readonly kind: 'user-loaded'; readonly user: User }
  | { readonly kind: 'linked-users-loaded'; readonly linkedUsers: readonly LinkedUser[] }
  | { readonly kind: 'user-selected'; readonly userId: number | null }
  | { readonly kind: 'logged-out' }

export const guest: SessionState = {
  login: 'idle',
  error: null,
  loggedIn: false,
  user: null,
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
      return { ...state, loggedIn: true, selectedUserId: event.selectedUserId }
    case 'user-loaded':
      return { ...state, loggedIn: true, user: event.user }
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
  /** Owner in cart paths: always the signed-in user. [C-05] */
  readonly ownerId: number | null
  /** Goes along with bookings: the linked user, or null for oneself. [S6-010, C-05] */
  readonly purchasedForUserId: number | null
  /** Whom the action is about: the linked user, or oneself. [C-05] */
  readonly subjectId: number | null
}

export function actingFor(state: SessionState): ActingFor {
  const ownerId = state.user?.id ?? null
  return { ownerId, purchasedForUserId: state.selectedUserId, subjectId: state.selectedUserId ?? ownerId }
}
