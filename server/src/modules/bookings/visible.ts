import { type CancellationSource, PlatformError } from '@touchline/contract'
import { type Actor, getCallerId, isStaff } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'

/** Ids of the users whose bookings the caller may see; undefined means everybody's. */
export async function visibleUsers(reads: Reads, actor: Actor): Promise<readonly number[] | undefined> {
  if (isStaff(actor) && actor.channel === 'foh') return undefined
  const callerId = getCallerId(actor)
  const linked = await reads.users.linkedTo({ ownerId: callerId })
  return [callerId, ...linked.map(({ user }) => user.id)]
}

/**
 * The caller as they see bookings in the name of a source: whoever calls a session off sees everybody's. Throws
 * `unauthorised` where they are no staff.
 */
export function actingAs(actor: Actor, source: CancellationSource): Actor {
  if (source !== 'occurrence') return actor
  if (!isStaff(actor)) throw new PlatformError('unauthorised')
  return { ...actor, channel: 'foh' }
}

/** Whether a viewer of these users sees a booking made for, or by, one of them. */
export function isVisible(
  { userId, ownerId }: { readonly userId: number | null; readonly ownerId: number },
  visible: readonly number[] | undefined,
): boolean {
  return visible === undefined || visible.includes(ownerId) || (userId !== null && visible.includes(userId))
}
