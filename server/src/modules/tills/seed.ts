import type { TillRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export async function seedTills(tx: Tx, records: readonly TillRecord[]): Promise<void> {
  await tx.seed.insert('tills', records)
  await tx.idBlocks.reserveUpTo({ kind: 'till', highest: Math.max(0, ...records.map(({ id }) => id)) })
}
