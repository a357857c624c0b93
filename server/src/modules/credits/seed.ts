import type { Text } from '@touchline/contract'
import type { CreditRecord } from '@touchline/seed'
import { text } from '../../texts/index.ts'
import type { Tx } from '../../repositories.ts'
import { grantCredit } from './grant-credit.ts'

/** The name of a cancelled booking becomes a reason in the reader's language. */
function reasonOf({ reason, cause }: CreditRecord): Text | string {
  return cause === 'cancellation' ? text('bookings:credit_for_cancelled', { name: reason }) : reason
}

export async function seedCredits(tx: Tx, records: readonly CreditRecord[]): Promise<void> {
  for (const record of records) await grantCredit(tx, { ...record, reason: reasonOf(record) })
  await tx.idBlocks.reserveUpTo({ kind: 'credit', highest: Math.max(...records.map(({ id }) => id)) })
}
