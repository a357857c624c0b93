import { PlatformError } from '@touchline/contract'
import { type Actor, isStaff } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'

/** Throws `unauthorised` unless the actor may have this user wait: themselves, somebody linked, anybody by staff. [O-38] */
export async function checkMayWaitFor(reads: Reads, actor: Actor, userId: number): Promise<void> {
  if (userId === actor.callerId) return
  if (isStaff(actor)) {
    if (await reads.users.byId({ id: userId })) return
    throw new PlatformError('item_not_found')
  }
  if (actor.callerId === undefined || !(await reads.users.isLinked({ ownerId: actor.callerId, userId }))) {
    throw new PlatformError('unauthorised')
  }
}
