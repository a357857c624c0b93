import type { IntegrationDriver } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { EventRow } from '../../infra/outbox/index.ts'

/** Brings an event to an integration. One that throws is tried again; the same event may come twice, with the same id. */
const drivers: Readonly<Record<IntegrationDriver, (deps: Deps, event: EventRow) => void>> = {
  // No name and no address: a log is read by people whom they do not concern.
  log: ({ log }, { id, type, userId, integrationId }) =>
    log('info', 'integration event', { id, type, userId, integrationId }),
}

/** Delivers an event that has been kept, at least once. [O-163] */
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
