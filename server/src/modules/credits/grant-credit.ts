import { minus, zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'
import { post } from '../ledger/index.ts'
import { scheduleExpiry } from './expire-credit.ts'
import type { CreditRow } from './tables.ts'
import { creditWrites } from './repository.ts'

/** Money that comes back as credit lasts for a year. */
export const creditDays = 365

/** Grants credit on an account of its own, which expires automatically. Part of a transaction. */
export async function grantCredit(
  tx: Tx,
  grant: Omit<CreditRow, 'remaining' | 'lengthened'> & Partial<Pick<CreditRow, 'lengthened'>>,
): Promise<void> {
  const { id, amount, createdAt, expiresAt, lengthened = null } = grant
  // The movement sets the remaining amount.
  await creditWrites(tx).insertGrant({ ...grant, lengthened, remaining: zero })
  await post(tx, {
    id: `grant:${id}`,
    at: createdAt,
    entries: [
      { account: 'credit-issued', amount },
      { account: `credit:${id}`, amount: minus(zero, amount) },
    ],
  })
  if (expiresAt !== null) await scheduleExpiry(tx, id, expiresAt)
}
