import type { MembershipRecord, MembershipTypeRecord } from '@touchline/seed'
import { zero } from '@touchline/money'
import type { Tx } from '../../repositories.ts'

export function seedMembershipTypes(tx: Tx, records: readonly MembershipTypeRecord[]): Promise<void> {
  return tx.seed.insert(
    'membershipTypes',
    records.map(({ descriptionHtml, renewalFee = zero, ages, ...record }) => ({
      ...record,
      renewalFee,
      minAge: ages?.minimum ?? null,
      maxAge: ages?.maximum ?? null,
      description: descriptionHtml,
    })),
  )
}

export async function seedMemberships(tx: Tx, records: readonly MembershipRecord[]): Promise<void> {
  await tx.seed.insert(
    'memberships',
    records.map((record) => ({ ...record, orderItemId: null })),
  )
  await tx.idBlocks.reserveUpTo({ kind: 'membership', highest: Math.max(0, ...records.map(({ id }) => id)) })
}
