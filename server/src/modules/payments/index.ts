import { eventInbox } from './process-event.ts'
import { paymentSweep } from './sweep-payment.ts'

export { createGatewayClient, type GatewayClient } from './gateway-client.ts'
export { type GatewayTransport, httpTransport, injectTransport } from './gateway-transport.ts'
export { checkPaymentInvariants, readGatewayFacts } from './invariants.ts'
export { payWithoutCard } from './pay-without-card.ts'
export { createPaymentReads, createPaymentWrites } from './repository.ts'

/** What happens to payments because time passes. */
export const paymentJobs = [paymentSweep, eventInbox] as const
