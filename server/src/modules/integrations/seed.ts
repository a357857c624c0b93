import type { IntegrationRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export async function seedIntegrations(tx: Tx, records: readonly IntegrationRecord[]): Promise<void> {
  await tx.seed.insert('integrations', records)
}
