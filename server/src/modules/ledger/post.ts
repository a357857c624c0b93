import { minus, zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { grantOf } from './account.ts'
import { checkMovement, type Movement } from './movement.ts'
import { ledgerWrites } from './repository.ts'

/**
 * Writes a movement and updates the rest of its grants: the only place where either changes. Part of a transaction.
 * Throws when the movement is out of balance, was posted before, or takes more from a grant than its rest.
 */
export async function post(tx: Tx, movement: Movement): Promise<void> {
  checkMovement(movement)
  const { id: movementId, at: createdAt } = movement
  await ledgerWrites(tx).insertEntries(
    movement.entries.map((entry, index) => ({ ...entry, movementId, position: index + 1, createdAt })),
  )
  for (const { account, amount } of movement.entries) {
    const grantId = grantOf(account)
    if (grantId === undefined) continue
    // The account's balance is minus the rest.
    const left = await ledgerWrites(tx).moveRemaining({ grantId, by: minus(zero, amount) })
    if (!left) throw new Error(`${movement.id} takes more from grant ${grantId} than is left of it`)
  }
}
