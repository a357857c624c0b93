import { PlatformError } from '@touchline/contract'
import { type Actor, isStaff } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import type { UserRow } from './tables.ts'

/**
 * A customer by reference: oneself, a linked user, or for staff anybody. Throws `item_not_found` for anybody else, as
 * if they did not exist: references must not be guessed. [O-43, O-44]
 */
export async function findByReference(reads: Reads, actor: Actor, reference: string): Promise<UserRow> {
  const customer = await reads.users.byReference({ reference })
  const { callerId } = actor
  if (!customer || callerId === undefined) throw new PlatformError('item_not_found')
  const isOwn = customer.id === callerId || isStaff(actor)
  if (!isOwn && !(await reads.users.isLinked({ ownerId: callerId, userId: customer.id }))) {
    throw new PlatformError('item_not_found')
  }
  return customer
}
