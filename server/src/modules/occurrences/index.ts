export { type Broken, checkCapacity } from './invariants.ts'
export type { Catalogue, CatalogueSchedule, CatalogueSession, PricingOptionRow } from './catalogue.ts'
export { readCatalogue } from './read-catalogue.ts'
export { createOccurrenceReads, createOccurrenceWrites } from './repository.ts'
