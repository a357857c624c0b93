import { minorUnits } from '@touchline/money'
import type { PaymentSettingsRecord, SavedCardRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export async function seedPaymentSettings(tx: Tx, records: readonly PaymentSettingsRecord[]): Promise<void> {
  for (const { clientId, provider, minimumAmount = 0 } of records) {
    await tx.payments.putSettings({ clientId, provider, minimumAmount: minorUnits(minimumAmount) })
  }
}

export async function seedSavedCards(tx: Tx, records: readonly SavedCardRecord[]): Promise<void> {
  for (const record of records) await tx.payments.insertSavedCard(record)
  await tx.idBlocks.reserveUpTo({ kind: 'saved_card', highest: Math.max(...records.map(({ id }) => id)) })
}
