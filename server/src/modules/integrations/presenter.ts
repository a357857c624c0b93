import {
  type Integration,
  type IntegrationDriver,
  type IntegrationEventType,
  type IntegrationType,
  type Unworded,
} from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { IntegrationRow } from './tables.ts'

type Words = { readonly name: string; readonly description: string }

export const typeWords: Readonly<Record<IntegrationType, Words>> = {
  third_party_integrations: {
    name: 'Third-party integrations',
    description: 'External systems that are told about events on the platform.',
  },
}

export const driverWords: Readonly<Record<IntegrationDriver, Words>> = {
  log: { name: 'Log', description: "Writes each event to the platform's log." },
}

export const eventWords: Readonly<Record<IntegrationEventType, Words>> = {
  'v1.user.created': { name: 'User created', description: 'Someone has registered.' },
}

/** Presents an integration; only super users see its driver. */
export function presentIntegration(row: IntegrationRow, actor: Actor): Unworded<Integration> {
  return {
    id: row.id,
    type: { value: row.type, ...typeWords[row.type] },
    ...(mayDrive(actor) ? { driver: row.driver } : {}),
    enabled_event_types: [...row.enabledEventTypes],
    is_active: row.isActive,
  }
}

/** Whether the caller may see and change drivers. */
export function mayDrive({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.includes('super_user')
}
