export { forgetSearchesOf } from './offers.ts'
export { createSavedSearchReads } from './repository.ts'
