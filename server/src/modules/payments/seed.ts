import { minorUnits } from '@touchline/money'
import type { PaymentSettingsRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export async function seedPaymentSettings(tx: Tx, records: readonly PaymentSettingsRecord[]): Promise<void> {
  for (const { clientId, provider, minimumAmount = 0 } of records) {
    await tx.payments.putSettings({ clientId, provider, minimumAmount: minorUnits(minimumAmount) })
  }
}
