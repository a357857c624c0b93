import type { CreditRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export async function seedCredits(tx: Tx, records: readonly CreditRecord[]): Promise<void> {
  await tx.seed.insert(
    'credits',
    records.map((record) => ({ ...record, remaining: record.amount })),
  )
  await tx.idBlocks.reserveUpTo('credit', Math.max(...records.map(({ id }) => id)))
}
