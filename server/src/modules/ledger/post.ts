import { minus, zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { grantOf } from './account.ts'
import { checkMovement, type Movement } from './movement.ts'
import { ledgerWrites } from './repository.ts'

/**
 * Writes a movement, and with it what is left of the grants it touches: the only place where either changes. Part of a
 * unit of work. Throws when the movement is out of balance, was posted before, or takes more from a grant than it has.
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
    // The account is below nothing by what is left.
    const left = await ledgerWrites(tx).moveRemaining({ grantId, by: minus(zero, amount) })
    if (!left) throw new Error(`${movement.id} takes more from grant ${grantId} than is left of it`)
  }
}
