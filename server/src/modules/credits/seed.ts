import type { CreditRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { grantCredit } from './grant-credit.ts'

export async function seedCredits(tx: Tx, records: readonly CreditRecord[]): Promise<void> {
  for (const record of records) await grantCredit(tx, record)
  await tx.idBlocks.reserveUpTo({ kind: 'credit', highest: Math.max(...records.map(({ id }) => id)) })
}
