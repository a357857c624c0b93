import { fixedUuid } from '../fixed-ids.ts'
import type { SeedDay } from '../seed-day.ts'
import type { IntegrationRecord } from '../seed-writer.ts'

/** One that subscribes to registrations, and one that is switched off. */
export function seedIntegrations(day: SeedDay): readonly IntegrationRecord[] {
  const integration = {
    type: 'third_party_integrations',
    driver: 'log',
    enabledEventTypes: ['v1.user.created'],
  } as const
  return [
    { ...integration, id: fixedUuid('integration newcomers'), isActive: true, createdAt: day.instantAt(-90, '09:00') },
    { ...integration, id: fixedUuid('integration old'), isActive: false, createdAt: day.instantAt(-60, '09:00') },
  ]
}
