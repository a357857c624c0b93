import { hashOf } from '@touchline/ids'
import type { PartnerRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export async function seedPartners(tx: Tx, records: readonly PartnerRecord[]): Promise<void> {
  await tx.seed.insert(
    'partners',
    records.map(({ key, ...partner }) => ({ ...partner, keyHash: hashOf(key) })),
  )
}
