export { currencyOf } from './currency.ts'
export { createSiteReads } from './repository.ts'
export { bookingPath, categoryPath, schedulePath, type SoldWhole, venuePath } from './site-paths.ts'
export type { ClientRow } from './tables.ts'
