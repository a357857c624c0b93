import { deliverEvent } from './deliver-event.ts'

export { checkDeliveries } from './invariants.ts'
export { createIntegrationReads } from './repository.ts'
export { tellIntegrations } from './tell-integrations.ts'

export const integrationJobs = [deliverEvent] as const
