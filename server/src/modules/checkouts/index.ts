export { createCheckoutReads } from './repository.ts'
export { consumeCheckout } from './offers.ts'
