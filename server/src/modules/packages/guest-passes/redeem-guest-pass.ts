import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { codeIn, statusOf } from './guest-pass.ts'
import { guestPassWrites } from './repository.ts'
import { packageWrites } from '../repository.ts'

/**
 * A guest comes in: the pass is used from now on. Throws `item_not_found`, and `guest_pass_over` for one that is used,
 * has expired or was given back. [O-201]
 */
export async function redeemGuestPass({ store, clock }: Deps, actor: Actor, typed: string): Promise<void> {
  const letInById = getCallerId(actor)
  const now = clock.now()
  const code = codeIn(typed)
  await store.write(async (tx) => {
    const found = await tx.guestPasses.byCode({ code })
    if (!found) throw new PlatformError('item_not_found')
    const isActive = statusOf({ ...found.owned, usedAt: found.pass.usedAt }, now) === 'active'
    // A refund of the same moment tells how many passes it ended: it comes before this or after it.
    const mayUse = isActive && (await packageWrites(tx).holdLive({ id: found.owned.id }))
    if (!mayUse || !(await guestPassWrites(tx).use({ code, usedAt: now, letInById }))) {
      throw new PlatformError('guest_pass_over')
    }
  })
}
