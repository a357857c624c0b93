import { PlatformError } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { codeIn, statusOf } from './guest-pass.ts'
import { guestPassWrites } from './repository.ts'
import { packageWrites } from '../repository.ts'

/**
 * Redeems a pass for a guest. Throws `item_not_found`, and `guest_pass_over` for one that is used, expired or refunded.
 */
export async function redeemGuestPass({ store, clock }: Deps, actor: Actor, typed: string): Promise<void> {
  const letInById = getCallerId(actor)
  const now = clock.now()
  const code = codeIn(typed)
  await store.write(async (tx) => {
    const found = await tx.guestPasses.byCode({ code })
    if (!found) throw new PlatformError('item_not_found')
    const isActive = statusOf({ ...found.owned, usedAt: found.pass.usedAt }, now) === 'active'
    // Locks the package: a refund at the same moment counts the passes it ends before or after this.
    const mayUse = isActive && (await packageWrites(tx).holdLive({ id: found.owned.id }))
    if (!mayUse || !(await guestPassWrites(tx).use({ code, usedAt: now, letInById }))) {
      throw new PlatformError('guest_pass_over')
    }
  })
}
