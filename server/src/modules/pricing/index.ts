export { type Audiences, everybody, isMemberPrice, priceFor, type PriceList } from './price.ts'
export { createPricingReads } from './repository.ts'
export type { Audience } from './tables.ts'
export { type NewOption, seedOptions } from './seed.ts'
