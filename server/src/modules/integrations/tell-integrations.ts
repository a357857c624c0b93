import type { IntegrationEventType } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../repositories.ts'
import { deliverEvent } from './deliver-event.ts'

type Happening = {
  readonly type: IntegrationEventType
  readonly userId: number
  readonly userUuid: string
}

/**
 * Stores an event for each active integration that listens, and its delivery job, in the transaction of the event
 * itself.
 */
export async function tellIntegrations(tx: Tx, { ids, clock }: Deps, happening: Happening): Promise<void> {
  if (!(await tx.integrations.isEnabled('third_party_integrations'))) return
  const now = clock.now()
  for (const integration of await tx.integrations.active()) {
    if (!integration.enabledEventTypes.includes(happening.type)) continue
    const id = ids.uuid()
    await tx.outbox.keepEvent({ ...happening, id, integrationId: integration.id, createdAt: now, deliveredAt: null })
    await tx.jobs.put({ kind: deliverEvent.kind, subject: id, dueAt: now })
  }
}
