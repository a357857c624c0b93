export { type Broken, checkCapacity } from './invariants.ts'
export type { Catalogue, CatalogueSchedule } from './catalogue.ts'
export { readCatalogue } from './read-catalogue.ts'
export { createOccurrenceReads, createOccurrenceWrites } from './repository.ts'
