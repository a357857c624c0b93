import { PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import { confirmOrder } from './confirm-order.ts'

/**
 * Sends the confirmation of a paid order again to its buyer, in its present state. Throws `item_not_found` for an order
 * that is not theirs or not paid. [O-96]
 */
export async function resendConfirmation(
  deps: Deps,
  actor: Actor,
  { orderId, now }: { readonly orderId: number; readonly now: number },
): Promise<void> {
  const userId = getOwnerId(actor)
  const { publicUrl } = deps.rules
  await writeWithIds(deps, ['mail'], async (tx, ids) => {
    const order = await tx.orders.byId({ id: orderId })
    if (order?.userId !== userId || order.status !== 'success') throw new PlatformError('item_not_found')
    await confirmOrder(tx, order, { mailId: ids.mail(), publicUrl, now, again: true })
  })
}
