import type { RestrictionRecord, WaiverAgreementRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export function seedRestrictions(tx: Tx, records: readonly RestrictionRecord[]): Promise<void> {
  return tx.seed.insert(
    'restrictions',
    records.map(({ termsHtml, ...record }) => ({ ...record, terms: termsHtml })),
  )
}

export function seedWaiverAgreements(tx: Tx, records: readonly WaiverAgreementRecord[]): Promise<void> {
  return tx.seed.insert('waiverAgreements', records)
}
