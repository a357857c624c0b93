export { createSavedSearchReads } from './repository.ts'
