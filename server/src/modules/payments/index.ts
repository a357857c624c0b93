import { cardSetupSweep } from './card-setups/refresh-card-setup.ts'
import { forgetOver } from './forget-over.ts'
import { forgetCards } from './saved-cards/remove-saved-card.ts'
import { eventInbox } from './saga/process-event.ts'
import { orderRefunds } from './refunds/send-refund.ts'
import { paymentSweep } from './saga/sweep-payment.ts'

export { openPaymentProviders, type PaymentProviders } from './providers/payment-providers.ts'
export { configureProviders, providerRecords } from './providers/provider-records.ts'
export {
  type ConfiguredProvider,
  type PageSources,
  type ProviderRecord,
  providerRecord,
} from './providers/provider-record.ts'
export { type GatewayTransport, httpTransport, injectTransport } from './providers/simulated-gateway/transport.ts'
export type {
  Challenge,
  NewPayment,
  PaymentView,
  Provider,
  ProviderAnswer,
  ProviderEvent,
  ReturnForm,
  WebhookDelivery,
} from './providers/provider.ts'
export {
  checkGateway,
  checkPaymentInvariants,
  readGatewayFacts,
  readPaymentFacts,
} from './invariants/check-invariants.ts'
export { giveAtOnce, type Giving, openCardRefund } from './refunds/give-refunds.ts'
export { type LeftOfOrder, readLeft, readLeftOfRefunded } from './refunds/read-left.ts'
export { membershipPartOf } from './refunds/refundable.ts'
export { payWithoutCard } from './without-card/pay-without-card.ts'
export { forgetCardsOf } from './saved-cards/remove-saved-card.ts'
export { countOpenPayments } from './count-open-payments.ts'
export { introduceMerchant } from './saved-cards/saved-cards.ts'
export { createPaymentReads } from './repository.ts'

/** Jobs of payments. */
export const paymentJobs = [paymentSweep, eventInbox, orderRefunds, forgetCards, cardSetupSweep, forgetOver] as const
