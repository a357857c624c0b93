import { PlatformError } from '@touchline/contract'
import type { Tx } from '../../repositories.ts'
import { userWrites } from './repository.ts'

/**
 * Locks people whose accounts must not be closed at this moment, in one order for everybody. Throws `item_not_found` for
 * one whose account was closed meanwhile. Part of a transaction. [O-549]
 */
export async function lockPeople(tx: Tx, ids: Iterable<number>): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    await userWrites(tx).lock({ id })
    const user = await tx.users.byId({ id })
    // Only a forgotten person has no keys of their name.
    if (user?.firstKey === '' && user.lastKey === '') throw new PlatformError('item_not_found')
  }
}
