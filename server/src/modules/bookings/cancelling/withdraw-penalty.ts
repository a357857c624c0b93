import { least, plus, zero } from '@touchline/money'
import type { Deps } from '../../../deps.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { takeOutReserved } from '../../carts/index.ts'
import { giveAtOnce, type Giving, membershipPartOf, readLeft } from '../../payments/index.ts'
import { lockOrder } from '../../orders/index.ts'
import { markWithdrawn } from '../../penalties/index.ts'
import { text } from '../../../texts/index.ts'

type Penalty = Awaited<ReturnType<Tx['penalties']['ofBookings']>>[number]
type Withdrawing = { readonly penalty: Penalty; readonly ids: Giving['ids']; readonly now: number }

/**
 * Withdraws a penalty that was not due: it no longer blocks and cannot be paid; a payment already made comes back as
 * credit. Part of a transaction. Throws `basket_locked` while it is being paid. [O-54]
 */
export async function withdrawPenalty(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules' | 'ids'>,
  { penalty, ids, now }: Withdrawing,
): Promise<void> {
  const { id, placesId } = penalty
  const line = await tx.carts.lineHolding({ placesId })
  const going = line ? [{ itemId: line.id, gone: { kind: 'not_due' } as const }] : []
  if (line) await takeOutReserved(tx, settings, { cartId: line.cartId, going, source: 'foh' })
  const [withdrawn] = await markWithdrawn(tx, { id, withdrawnAt: now })
  if (!withdrawn || withdrawn.paidAt === null) return
  await returnPaid(tx, withdrawn, { ids, newUuid: settings.ids.uuid, now })
}

/** Refunds the order that paid it, as staff would, up to its refundable rest. */
async function returnPaid(tx: Tx, penalty: Penalty, giving: Giving): Promise<void> {
  const { userId, reason } = penalty
  const line = await findPaidLine(tx, penalty)
  if (!line) return
  await lockOrder(tx, { id: line.orderId })
  const { amount, membership } = await readLeftOfLine(tx, line)
  if (amount === zero) return
  const back = { tenderType: 'credit', amount, membership, transactionUuid: null } as const
  await giveAtOnce(
    tx,
    { ...line, userId, ...back, givenBy: null, reason: text('bookings:put_right', { reason }) },
    giving,
  )
}

type Line = { readonly orderId: number; readonly itemId: number }

/** The order line that paid a penalty. */
export async function findPaidLine(reads: Reads, { id, type, userId }: Penalty): Promise<Line | undefined> {
  return reads.orders.paidLineFor({ userId, purchasableType: type, purchasableId: String(id) })
}

/** The part of a line that can still be refunded as credit, and how much of it as membership credit. */
export async function readLeftOfLine(reads: Reads, { orderId, itemId }: Line) {
  const left = await readLeft(reads, orderId)
  const amount = least(left.ofItem(itemId), plus(left.membership, left.other))
  return { amount, membership: membershipPartOf(amount, left) }
}
