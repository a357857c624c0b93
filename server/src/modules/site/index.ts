export { currencyOf } from './currency.ts'
export { createSiteReads } from './repository.ts'
export { type Terms, termsOf } from './terms.ts'
export type { ClientRow } from './tables.ts'
