import type { CartSource, Channel } from '@touchline/contract/client'
import { environment } from '../environment.ts'
import { currentSession } from './session.ts'
import { isStaff } from './session-state.ts'
import type { SessionState } from './session-state.ts'

/** Staff at their own screen. A kiosk, or a site without a desk, is for customers, whoever has logged in there. [S6-013, O-209] */
export function isAtDesk({ user }: Pick<SessionState, 'user'>): boolean {
  const { modes, site } = environment()
  return modes.kiosk === null && site.paths.desk !== null && isStaff(user)
}

/** The channel over which the platform is asked. [S6-013, P6-002] */
export function channelInUse(): Channel {
  return isAtDesk(currentSession()) ? 'foh' : 'online'
}

/** The basket that staff fill. [S3-013, O-181] */
export const deskSource: CartSource = 'front-of-house'

/**
 * For whom something is asked, where it is not whoever has logged in: the linked user that was chosen, or the customer
 * whom staff serve. [S6-009, O-209]
 */
export function personAskedFor(): number | null {
  const { customer, selectedUserId } = currentSession()
  return customer ? (selectedUserId ?? customer.id) : environment().credentials.selectedUser()
}
