import type { MembershipRecord, MembershipTypeRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export function seedMembershipTypes(tx: Tx, records: readonly MembershipTypeRecord[]): Promise<void> {
  return tx.seed.insert(
    'membershipTypes',
    records.map(({ descriptionHtml, ...record }) => ({ ...record, description: descriptionHtml })),
  )
}

export async function seedMemberships(tx: Tx, records: readonly MembershipRecord[]): Promise<void> {
  await tx.seed.insert(
    'memberships',
    records.map((record) => ({ ...record, orderItemId: null })),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'membership', highest: Math.max(0, ...records.map(({ id }) => id)) })
}
