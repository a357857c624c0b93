import { PlatformError } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { changeClaims } from '../../places/index.ts'
import { checkMayBlock } from './who-may.ts'
import { blockWrites } from './repository.ts'

/**
 * Releases the places of a block: to the waitlist first, then to everybody. Throws `unauthorised`, `item_not_found`.
 */
export async function liftBlock(
  { store, clock }: Deps,
  actor: Actor,
  { blockId, occurrenceId }: { readonly blockId: number; readonly occurrenceId: string },
): Promise<void> {
  const now = clock.now()
  checkMayBlock(actor)
  await store.write(async (tx) => {
    if ((await tx.blocks.find({ id: blockId }))?.occurrenceId !== occurrenceId)
      throw new PlatformError('item_not_found')
    if (!(await blockWrites(tx).lift({ id: blockId, liftedAt: now }))) throw new PlatformError('item_not_found')
    const released = await tx.places.liveOfBlock({ blockId })
    await changeClaims(tx, { taken: [], released, now })
  })
}
