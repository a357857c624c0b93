import {
  type Integration,
  type IntegrationChange,
  type IntegrationDriver,
  type IntegrationType,
  PlatformError,
  type Unworded,
} from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { mayDrive, presentIntegration } from './presenter.ts'
import { integrationWrites } from './repository.ts'

type New = { readonly type: IntegrationType; readonly driver: IntegrationDriver }

/** Creates an active integration without event types; an update sets them. */
export async function createIntegration(
  deps: Deps,
  actor: Actor,
  { type, driver }: New,
): Promise<Unworded<Integration>> {
  const { store, ids, clock } = deps
  const row = { id: ids.uuid(), type, driver, enabledEventTypes: [], isActive: true, createdAt: clock.now() }
  await store.write((tx) => integrationWrites(tx).insert(row))
  return presentIntegration(row, actor)
}

type Update = { readonly integrationId: string; readonly change: IntegrationChange }

/**
 * Changes an integration; omitted fields stay, given event types replace all earlier ones. Throws `unauthorised` when
 * anybody but a super user names a driver, and `item_not_found`.
 */
export async function updateIntegration(
  { store }: Deps,
  actor: Actor,
  { integrationId, change }: Update,
): Promise<Unworded<Integration>> {
  if (change.driver !== undefined && !mayDrive(actor)) throw new PlatformError('unauthorised')
  const id = integrationId.toLowerCase()
  const { driver, enabled_event_types: enabledEventTypes, is_active: isActive } = change
  const given = {
    ...(driver === undefined ? {} : { driver }),
    ...(enabledEventTypes === undefined ? {} : { enabledEventTypes }),
    ...(isActive === undefined ? {} : { isActive }),
  }
  const row = await store.write((tx) =>
    Object.keys(given).length > 0 ? integrationWrites(tx).change({ id, ...given }) : tx.integrations.byId({ id }),
  )
  if (!row) throw new PlatformError('item_not_found')
  return presentIntegration(row, actor)
}
