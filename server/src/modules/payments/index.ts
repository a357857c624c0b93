import { eventInbox } from './process-event.ts'
import { paymentSweep } from './sweep-payment.ts'

export { createGatewayClient, type GatewayClient, type GatewayClientOptions } from './gateway-client.ts'
export { type GatewayClock, type GatewayControls, type MerchantRegistration } from './gateway-controls.ts'
export { type GatewayTransport, httpTransport, injectTransport } from './gateway-transport.ts'
export { checkPaymentInvariants } from './invariants.ts'
export { createPaymentReads, createPaymentWrites } from './repository.ts'
export { returnPagePolicy } from './return-page.ts'

/** What happens to payments because time passes. */
export const paymentJobs = [paymentSweep, eventInbox] as const
