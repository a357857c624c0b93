import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId, isStaff } from '../../actor.ts'

/** Answers who blocks or lifts. Throws `unauthorised` unless they hold the permission. [O-38, O-93] */
export function checkMayBlock(actor: Actor): number {
  const isAllowed = actor.permissions.includes('view-block-bookings') || actor.roles.includes('super_user')
  if (!isStaff(actor) || !isAllowed) throw new PlatformError('unauthorised')
  return getCallerId(actor)
}
