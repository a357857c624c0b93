import type { IntegrationDriver, IntegrationEventType, IntegrationType } from '@touchline/contract'
import type { Kit } from '../../infra/store/kit.ts'

export type IntegrationTables = ReturnType<typeof integrationTables>
export type IntegrationRow = IntegrationTables['integrations']['$inferSelect']

export function integrationTables(k: Kit) {
  const integrations = k.table(
    'integrations',
    {
      id: k.text('id').primaryKey(),
      type: k.text('type').$type<IntegrationType>().notNull(),
      driver: k.text('driver').$type<IntegrationDriver>().notNull(),
      enabledEventTypes: k.json<readonly IntegrationEventType[]>('enabled_event_types').notNull(),
      isActive: k.bool('is_active').notNull(),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.index('integrations_oldest').on(t.createdAt, t.id)],
  )
  /** Types the organisation has switched off or on again; a type without a row is on. */
  const integrationSettings = k.table('integration_settings', {
    type: k.text('type').$type<IntegrationType>().primaryKey(),
    isEnabled: k.bool('is_enabled').notNull(),
  })
  return { integrations, integrationSettings }
}
