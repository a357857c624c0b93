import type { MembershipRecord, MembershipTypeRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export function seedMembershipTypes(tx: Tx, records: readonly MembershipTypeRecord[]): Promise<void> {
  return tx.seed.insert(
    'membershipTypes',
    records.map(({ descriptionHtml, ...record }) => ({ ...record, description: descriptionHtml })),
  )
}

export function seedMemberships(tx: Tx, records: readonly MembershipRecord[]): Promise<void> {
  return tx.seed.insert('memberships', records)
}
