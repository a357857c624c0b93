import { PlatformError } from '@touchline/contract'
import { type Actor, isStaff } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'

/** Throws `unauthorised` unless the actor may put this user on a waitlist, `item_not_found` for an unknown user. */
export async function checkMayWaitFor(reads: Reads, actor: Actor, userId: number): Promise<void> {
  if (await mayWaitFor(reads, actor, userId)) return
  throw new PlatformError(isStaff(actor) ? 'item_not_found' : 'unauthorised')
}

/** Whether the actor may put this user on a waitlist: themselves, a linked user, or for staff anybody. */
export async function mayWaitFor(reads: Reads, actor: Actor, userId: number): Promise<boolean> {
  if (userId === actor.callerId) return true
  if (isStaff(actor) && (await reads.users.byId({ id: userId }))) return true
  return actor.callerId !== undefined && reads.users.isLinked({ ownerId: actor.callerId, userId })
}
