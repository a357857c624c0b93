export { createCheckoutReads, createCheckoutWrites } from './repository.ts'
