import type { CartSource, Channel } from '@touchline/contract/client'
import { environment } from '../environment.ts'
import { currentSession } from './session.ts'
import { isStaff, ownerOf } from './session-state.ts'
import type { SessionState } from './session-state.ts'
import { presentToken } from './login/present-token.ts'

/**
 * Staff at their own screen. A kiosk, or a site without a desk, is for customers, even when staff log in. [S6-013,
 * O-209]
 */
export function isAtDesk({ user }: Pick<SessionState, 'user'>): boolean {
  const { modes, site } = environment()
  return modes.kiosk === null && site.paths.desk !== null && isStaff(user)
}

/** The channel of calls to the platform. */
export function channelInUse(): Channel {
  return isAtDesk(currentSession()) ? 'foh' : 'online'
}

/** The basket that staff fill. */
export const deskSource: CartSource = 'front-of-house'

/**
 * The subject of calls, if not the logged-in user: the chosen linked user, or the customer staff serve. [S6-009, O-209]
 */
export function personAskedFor(): number | null {
  const { customer, selectedUserId } = currentSession()
  return customer ? (selectedUserId ?? customer.id) : environment().credentials.selectedUser()
}

/** The buyer, whom tickets belong to whoever else is chosen; null where calls ask for the buyer anyway. */
export function buyerAskedFor(): number | null {
  return personAskedFor() === null ? null : (ownerOf(currentSession())?.id ?? null)
}

/** The person that answers depend on: calls carry the login and the linked user from their cookies. */
export function currentIdentity(): string {
  return [presentToken(), personAskedFor(), channelInUse()].join('/')
}

/** Names the linked user in the query too; by default the platform uses the login. */
export function selectedUserQuery(): { readonly selectedUserId?: number } {
  const selectedUserId = personAskedFor()
  return selectedUserId === null ? {} : { selectedUserId }
}
