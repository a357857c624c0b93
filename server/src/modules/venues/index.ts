export { foldForSearch } from './nearby.ts'
export { createVenueReads } from './repository.ts'
