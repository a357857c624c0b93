/** The server as a library: the entry of tests, benchmarks and browser journeys. */
export { type Config, ConfigError, readConfig } from './config.ts'
export {
  configureProviders,
  httpTransport,
  injectTransport,
  openPaymentProviders,
  providerRecord,
  providerRecords,
} from './modules/payments/index.ts'
export type {
  Challenge,
  NewPayment,
  PaymentView,
  Provider,
  ProviderAnswer,
  ProviderEvent,
  ProviderRecord,
  ReturnForm,
  WebhookDelivery,
} from './modules/payments/index.ts'
export { type Broken, checkInvariants } from './invariants.ts'
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts'
export { openFiles, openMemoryStores, openStores, type Stores } from './stores.ts'
export { ownSeed } from './seed/own-platform.ts'
export { largeSeed, touchlineSeed } from './seed/touchline-seed.ts'
// Use cases without a call of the contract.
export type { Actor } from './actor.ts'
export { blockPlaces, liftBlock } from './modules/programme/index.ts'
export { countOpenPayments } from './modules/payments/index.ts'
export { addItems } from './modules/carts/index.ts'
export { joinWaitlist, leaveWaitlist } from './modules/waitlists/index.ts'
