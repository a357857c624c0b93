import type { ClosingWait } from '@touchline/contract'
import type { Reads } from '../../../repositories.ts'
import { listTooLate } from '../../bookings/index.ts'
import type { Leavers } from './leavers.ts'

/** The reasons why an account cannot be closed at `now`; none when it can. */
export async function readWaits(reads: Reads, { userId, ids }: Leavers, now: number): Promise<readonly ClosingWait[]> {
  const owed = await reads.held.owed({ userIds: ids })
  const refunds = await reads.held.refundsUnderWay({ userId })
  const payments = await reads.held.paymentsUnderWay({ userId })
  const tooLate = await listTooLate(reads, await reads.account.upcoming({ userIds: ids, now }), now)
  const reasons = {
    money_owed: owed.length > 0,
    refund_under_way: refunds.length > 0,
    payment_under_way: payments.length > 0,
    booking_too_late: tooLate.size > 0,
  } satisfies Record<ClosingWait, boolean>
  // The keys of an object literal whose type has exactly these keys.
  return (Object.keys(reasons) as readonly ClosingWait[]).filter((reason) => reasons[reason])
}
