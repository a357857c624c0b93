export { currencyOf } from './currency.ts'
export { createSiteReads } from './repository.ts'
export type { ClientRow } from './tables.ts'
