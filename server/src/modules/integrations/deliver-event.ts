import type { IntegrationDriver } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { EventRow } from '../../infra/outbox/index.ts'

/**
 * Delivers an event to an integration. A driver that throws is tried again; an event may come twice, with the same id.
 */
const drivers: Readonly<Record<IntegrationDriver, (deps: Deps, event: EventRow) => void>> = {
  // A log must not contain names or addresses.
  log: ({ log }, { id, type, userId, integrationId }) =>
    log('info', 'integration event', { id, type, userId, integrationId }),
}

/** Delivers a stored event, at least once. */
export const deliverEvent: JobHandler = {
  kind: 'deliver-event',
  async describe(reads, subject) {
    const event = await reads.outbox.eventById({ id: subject })
    return event ? `${event.type} of user ${event.userId} is delivered` : 'An event that is gone is delivered'
  },
  async run(deps, subject) {
    const { store, clock } = deps
    const waiting = await store.read(async ({ outbox, integrations }) => {
      const event = await outbox.eventById({ id: subject })
      if (!event || event.deliveredAt !== null) return undefined
      const integration = await integrations.byId({ id: event.integrationId })
      return integration && { event, driver: integration.driver }
    })
    if (!waiting) return
    const { event, driver } = waiting
    drivers[driver](deps, event)
    await store.write((tx) => tx.outbox.markDelivered({ id: event.id, deliveredAt: clock.now() }))
  },
}
