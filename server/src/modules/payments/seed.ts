import { minorUnits } from '@touchline/money'
import type { PaymentSettingsRecord, SavedCardRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'
import { paymentWrites } from './repository.ts'

export async function seedPaymentSettings(tx: Tx, records: readonly PaymentSettingsRecord[]): Promise<void> {
  for (const { minimumAmount = 0, ...record } of records) {
    await paymentWrites(tx).putSettings({ ...rulesUnlessSet, ...record, minimumAmount: minorUnits(minimumAmount) })
  }
}

/** The defaults of the gateway. */
const rulesUnlessSet = {
  capturesAtOnce: false,
  refusesWrongAddress: false,
  refusesWithoutLookup: false,
  refusesWithoutChallenge: true,
}

export async function seedSavedCards(tx: Tx, records: readonly SavedCardRecord[]): Promise<void> {
  for (const record of records) await paymentWrites(tx).insertSavedCard(record)
  await tx.idBlocks.reserveUpTo({ kind: 'saved_card', highest: Math.max(...records.map(({ id }) => id)) })
}
