import { day } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { IdsOf } from '../../infra/store/id-supply.ts'
import type { Tx } from '../../repositories.ts'
import { takeOutReserved } from '../carts/index.ts'
import { creditDays, grantCredit } from '../credits/index.ts'

type Penalty = Awaited<ReturnType<Tx['penalties']['ofBookings']>>[number]
type Withdrawing = { readonly penalty: Penalty; readonly ids: IdsOf<'credit'>; readonly now: number }

/**
 * A penalty that was not due: it blocks nothing and cannot be paid any more; what was paid for it comes back as credit.
 * Part of a unit of work. Throws `basket_locked` while it is being paid. [O-54]
 */
export async function withdrawPenalty(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules'>,
  { penalty, ids, now }: Withdrawing,
): Promise<void> {
  const { id, placesId } = penalty
  const line = await tx.carts.lineHolding({ placesId })
  if (line) await takeOutReserved(tx, settings, { cartId: line.cartId, itemIds: [line.id], source: 'foh' })
  const [withdrawn] = await tx.penalties.withdraw({ id, withdrawnAt: now })
  if (!withdrawn || withdrawn.paidAt === null) return
  const { userId, amount, reason } = withdrawn
  const grant = { id: ids.credit(), userId, type: 'general' as const, amount, reason: `Put right: ${reason}` }
  await grantCredit(tx, { ...grant, createdAt: now, expiresAt: now + creditDays * day })
}
